import { useEffect, useState } from 'react'
import { read, store, storageKeys } from './browser-storage.ts'

type Seen = { readonly [id: string]: string }

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each) => typeof each === 'string')

function readSeen(): Seen {
  try {
    const kept: unknown = JSON.parse(read(storageKeys.seen) ?? '{}')
    return isSeen(kept) ? kept : {}
  } catch {
    return {}
  }
}

/**
 * What this device showed the person last time, by id, while what is there now is kept for the next visit. Nothing before
 * the first visit, and after the person has logged out.
 */
export function useSeen(now: Seen | undefined): Seen {
  const [before] = useState(readSeen)
  useEffect(() => {
    if (now !== undefined) store(storageKeys.seen, JSON.stringify(now))
  }, [now])
  return before
}
