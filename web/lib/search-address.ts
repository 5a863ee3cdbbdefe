import { useEffect, useEffectEvent, useMemo } from 'react'
import type { Option } from '../../contract/reference/options/option.ts'
import { jobPageSize, mostCounted } from '../../contract/rules/jobs.ts'
import type { Loadable } from './endpoints.ts'
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
  const change = (changes: Partial<State>, options: { replace?: boolean } = {}) => {
    const next = write(changed(state, changes))
    if (next !== write(state)) go(pathname + next, options)
  }
  return [state, change] as const
}

/** A page past the end, of an old bookmark perhaps, leads to the last one; Back does not lead past the end again. */
export function useExistingPage<Found extends { totalPages: number }>(
  list: Loadable<Found>,
  page: number,
  turn: (page: number) => void,
): Loadable<Found> {
  const last = list.data?.totalPages ?? 0
  const isPast = last > 0 && page > last
  const turnToLast = useEffectEvent(() => turn(last))
  useEffect(() => {
    if (isPast) turnToLast()
  }, [isPast])
  return isPast ? { ...list, data: undefined } : list
}

/** Past this the server counts no further; people and jobs have pages of the same size. */
const lastPage = mostCounted / jobPageSize

/** Pages count from 1 here, since people read it. */
export function pageIn(given: URLSearchParams): number {
  const page = Number(given.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1
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
