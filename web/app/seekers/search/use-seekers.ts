import { seekerPageSize } from '../../../../contract/rules/seekers.ts'
import type { SeekerCards } from '../../../../contract/seeker-search.ts'
import { useEndpoint, type Loadable } from '../../../lib/endpoints.ts'
import { modeOf, sortOf, type SearchState } from './search-state.ts'

/** The page of people that the address asks for. */
export function useSeekers(state: SearchState): Loadable<SeekerCards> {
  const { page, saved: _, language, skill, ...filters } = state
  const mode = modeOf(state)
  // Pages count from 0 on the wire.
  const paging = { page: String(page - 1), size: String(seekerPageSize) }
  const query = {
    ...filters,
    ...paging,
    language: [...language],
    skill: [...skill],
    sort: sortOf(state),
  }
  const saved = useEndpoint('GET /saved-seekers', { query: paging }, { enabled: mode === 'saved' })
  const recommended = useEndpoint(
    'GET /users/recommended-jobseekers',
    { query: paging },
    { enabled: mode === 'recommended' },
  )
  const filtered = useEndpoint(
    'GET /skills-certification/search',
    { query },
    { enabled: mode === 'filtered' },
  )
  return { saved, recommended, filtered }[mode]
}
