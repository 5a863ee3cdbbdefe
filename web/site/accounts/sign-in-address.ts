import { useSyncExternalStore } from 'react'
import { safeReturn } from '../../lib/session.ts'

const never = () => () => {}

const inQuery = (name: string): string | null => new URLSearchParams(location.search).get(name)

/** What the address says; the server draws one page for everyone, so it is known only in the browser. */
export const useQueryPart = (name: string): string | null =>
  useSyncExternalStore(
    never,
    () => inQuery(name),
    () => null,
  )

/** Where somebody was going before they were asked to sign in. */
export const wantedPlace = (): string | null => safeReturn(inQuery('from'))

/** Carries that place on to the next page. */
export function useFrom() {
  const from = useSyncExternalStore(never, wantedPlace, () => null)
  return (path: string) => (from === null ? path : `${path}?from=${encodeURIComponent(from)}`)
}

const reasons = ['expired', 'reset', 'needed', 'jobSearch'] as const
type Reason = (typeof reasons)[number]

/** Why somebody is here: said by the address, or by the screen that sent them. */
export function readReason(): Reason | null {
  const state: unknown = history.state
  const given = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : null
  const named = inQuery('reason') ?? given
  return reasons.find((reason) => reason === named) ?? (wantedPlace() === null ? null : 'needed')
}

export const useReason = (): Reason | null => useSyncExternalStore(never, readReason, () => null)
