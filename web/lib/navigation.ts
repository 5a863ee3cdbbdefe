import { navigate, useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location'
import { isOutdated } from './api.ts'

export { usePathname, useSearch }
export const useHash = (): string => useLocationProperty(() => location.hash)

/** What each entry of the history keeps, besides what a screen passes on. */
type EntryState = { entry: string }

/** Names the present entry of the history, for its place on the screen. */
export function entryName(): string {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : ''
}

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
