import { useEffect, useState } from 'react'
import type { Option } from '../../../contract/reference/options/option.ts'

/** How a search is told by the address. */
export type AddressWay<State> = {
  read: (query: string) => State
  write: (state: State) => string
  changed: (state: State, changes: Partial<State>) => State
}

/** The search is what the address says: Back, reload and a shared link lead to the same. `way` must stay the same. */
export function useAddress<State>({ read, write, changed }: AddressWay<State>) {
  const [state, setState] = useState(() => read(location.search))
  useEffect(() => {
    const follow = () => setState(read(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [read])
  const change = (changes: Partial<State>) => {
    const next = changed(state, changes)
    if (write(next) === write(state)) return
    history.pushState(null, '', location.pathname + write(next))
    setState(next)
  }
  return [state, change] as const
}

/** Past this the server counts no further. */
const lastPage = 200

/** Pages count from 1 here, since people read it. */
export function pageIn(given: URLSearchParams): number {
  const page = Number(given.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

/** Each once, and only those that a list knows. */
export const knownIn = (
  given: URLSearchParams,
  name: string,
  find: (text: string) => string | undefined,
): string[] => [...new Set(given.getAll(name).flatMap((text) => find(text) ?? []))]

export const valueOf = <Value extends string>(
  options: readonly Option<Value>[],
  text: string | null,
): Value | undefined => options.find(({ value }) => value === text)?.value
