import { useEffect, useState } from 'react'
import { read, store, storageKeys } from '../../lib/browser-storage.ts'

type Item = { at: string; waits: boolean }

/**
 * What happened after the newest that this device showed last time, and whatever waits; everything on the first visit and
 * after the person has logged out. Compared by the server's times: the clock of a phone may be wrong.
 */
export function useNewSince<News extends Item>(news: readonly News[]): readonly News[] {
  const [last] = useState(() => read(storageKeys.newsSeen) ?? '')
  const newest = news.reduce((latest, { at }) => (at > latest ? at : latest), last)
  useEffect(() => {
    if (newest !== '') store(storageKeys.newsSeen, newest)
  }, [newest])
  return news.filter(({ at, waits }) => waits || at > last)
}
