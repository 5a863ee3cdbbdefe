import { seekerPageSize } from '../../../contract/rules/seekers.ts'
import type { SeekerCards } from '../../../contract/seeker-search.ts'
import { api } from '../../lib/api.ts'
import { modeOf, type SearchState } from './search-state.ts'

/** Pages count from 0 on the wire. */
export function fetchSeekers(state: SearchState): Promise<SeekerCards> {
  const paging = { page: String(state.page - 1), size: String(seekerPageSize) }
  switch (modeOf(state)) {
    case 'saved':
      return api('GET /saved-seekers', { query: paging })
    case 'recommended':
      return api('GET /users/recommended-jobseekers', { query: paging })
    case 'filtered': {
      const { page: _, saved: __, ...filters } = state
      const query = {
        ...filters,
        ...paging,
        language: [...filters.language],
        skill: [...filters.skill],
        sort: 'user.firstName,asc' as const,
      }
      return api('GET /skills-certification/search', { query })
    }
  }
}
