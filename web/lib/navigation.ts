import { createContext, use } from 'react'
import { navigate, useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location'
import { isOutdated } from './api.ts'

export { usePathname, useSearch }
export const useHash = (): string => useLocationProperty(() => location.hash)

export type Place = { pathname: string; search: string }
/** The address that the screen around it was last shown at. */
export const PlaceContext = createContext<Place | null>(null)

/** Of a screen: one that is kept hidden does not follow the address of another. */
export function usePlace(): Place {
  const place = use(PlaceContext)
  if (place === null) throw new Error('Only a screen has a place')
  return place
}

/** What each entry of the history keeps, besides what a screen passes on. */
type EntryState = { entry: string }

/** Names the present entry of the history, for its place on the screen. */
export function entryName(): string {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : ''
}

export const useEntryName = (): string => useLocationProperty(entryName)

/** Goes to another address of the application without a new document; after a deployment with one. */
export function go(
  path: string,
  { replace = false, state = {} }: { replace?: boolean; state?: object } = {},
): void {
  if (isOutdated()) {
    if (replace) location.replace(path)
    else location.assign(path)
    return
  }
  const entry: EntryState = { entry: replace ? entryName() : crypto.randomUUID() }
  navigate(path, { replace, state: { ...state, ...entry } })
}

/** Changes the query or the hash of this very place; the entry of the history stays the same. */
export function replaceAddress(address: string): void {
  navigate(address, { replace: true, state: history.state as unknown })
}
