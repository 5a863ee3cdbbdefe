import { useMemo } from 'react'
import type { Option } from '../../contract/reference/options/option.ts'
import { jobPageSize, mostCounted } from '../../contract/rules/jobs.ts'
import { go, usePlace } from './navigation.ts'

/** How a search is written in the address. */
export type AddressWay<State> = {
  read: (query: string) => State
  write: (state: State) => string
  changed: (state: State, changes: Partial<State>) => State
}

/** The search is what the address says: Back, reload and a shared link lead to the same. `read` must stay the same. */
export function useAddress<State>({ read, write, changed }: AddressWay<State>) {
  const { pathname, search } = usePlace()
  const state = useMemo(() => read(search), [read, search])
  const change = (changes: Partial<State>) => {
    const next = write(changed(state, changes))
    if (next !== write(state)) go(pathname + next)
  }
  return [state, change] as const
}

/** Past this the server counts no further; people and jobs have pages of the same size. */
const lastPage = mostCounted / jobPageSize

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
