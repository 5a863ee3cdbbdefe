import { go, useSearch } from '../../lib/navigation.ts'

const modes = [
  'login',
  'registerAgent',
  'enrollUser',
  'enrollCareer',
  'enrollHousehold',
  'enrollBusiness',
  'referral',
] as const
export type Mode = (typeof modes)[number]

/** The address names what is open, so that Back and a reload lead to it. The server draws none of them. */
export function useMode(): Mode | null {
  const named = new URLSearchParams(useSearch({ ssrSearch: '' })).get('mode')
  return modes.find((mode) => mode === named) ?? null
}

export const openMode = (mode: Mode): void => go(`?mode=${mode}`)
