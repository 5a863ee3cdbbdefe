import { useCallback } from 'react'
import { useLater } from '../lib/later.ts'
import { loadTexts } from '../lib/load-texts.ts'
import { useTexts, type Area } from '../lib/texts.tsx'

/** A screen with its words and whatever it needs, fetched when it is opened. Both arguments must stay the same. */
export function useLaterScreen<Needed>(areas: readonly Area[], load: () => Promise<Needed>) {
  const { language, add } = useTexts()
  const loadAll = useCallback(async () => {
    const [texts, needed] = await Promise.all([loadTexts(language, areas), load()])
    add(texts)
    return needed
  }, [language, add, areas, load])
  return useLater(loadAll)
}
