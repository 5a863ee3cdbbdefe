import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { openedBuild } from '../../lib/api.ts'
import { firstQuery } from '../../lib/endpoints.ts'
import { loadTexts } from '../../lib/load-texts.ts'
import type { AppScreen, Match, ScreenProps } from '../../lib/screens.ts'
import type { Texts } from '../../lib/texts.tsx'

type Component = ComponentType<ScreenProps>
const loaded = new Map<string, Component>()
const loading = new Map<string, Promise<Component>>()

/** The code of a screen, where it is there already: drawn without waiting. */
export const loadedScreen = (name: string): Component | undefined => loaded.get(name)

/** Fetches the code and the texts of a screen together, once. */
export function loadScreen(name: string, screen: AppScreen, texts: Texts): Promise<Component> {
  const known = loading.get(name)
  if (known !== undefined) return known
  const found = Promise.all([screen.load(), addTexts(screen, texts)]).then(([module]) => {
    loaded.set(name, module.default)
    return module.default
  })
  loading.set(name, found)
  found.catch(() => loading.delete(name))
  return found
}

async function addTexts(screen: AppScreen, texts: Texts): Promise<void> {
  const missing = screen.texts.filter((namespace) => !texts.has(namespace))
  if (missing.length === 0) return
  const found = await loadTexts(texts.language, missing, openedBuild())
  // Without its texts a screen would show their names.
  if (Object.values(found).some(isEmpty)) throw new Error('The texts of the screen could not be fetched')
  texts.add(found)
}

const isEmpty = (texts: unknown) =>
  typeof texts !== 'object' || texts === null || Object.keys(texts).length === 0

/** Pointing at a link, or touching it, fetches what its screen will need. */
export function prefetchScreen(
  { name, screen, params }: Match<AppScreen>,
  search: string,
  client: QueryClient,
  texts: Texts,
): void {
  loadScreen(name, screen, texts).catch(() => {
    // Said when the person really goes there.
  })
  for (const first of screen.first?.({ params, query: new URLSearchParams(search) }) ?? []) {
    client.query(firstQuery(first)).catch(() => {
      // Said when the person really goes there.
    })
  }
}
