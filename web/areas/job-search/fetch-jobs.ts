import type { SavedSearch } from '../../../contract/saved-searches.ts'
import type { SeekerJobs } from '../../../contract/job-search.ts'
import { jobPageSize } from '../../../contract/rules/jobs.ts'
import { api, ApiError } from '../../lib/api.ts'
import { forgetSignIn } from '../../lib/kept.ts'
import { filtersOf, modeOf, sortOf, type SearchState } from './search-state.ts'

/** Whoever is no longer signed in is taken for somebody new, who can sign in from there too. */
function toRegistration(): void {
  forgetSignIn()
  const query = new URLSearchParams({
    selectedRole: 'Looking for Career',
    from: location.pathname + location.search,
  })
  location.assign(`/registration?${query}`)
}

/** Null where they could not be had: jobs are found without them. */
export const fetchSearches = (): Promise<SavedSearch[] | null> =>
  api('GET /saved-searches', {}, { onSignedOut: toRegistration }).catch(() => null)

/** Pages count from 0 on the wire. */
export async function fetchJobs(state: SearchState): Promise<SeekerJobs> {
  try {
    return await call(state)
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) location.assign('/login?reason=jobSearch')
    throw error
  }
}

function call(state: SearchState): Promise<SeekerJobs> {
  const paging = { page: String(state.page - 1), size: String(jobPageSize) }
  const options = { onSignedOut: toRegistration }
  switch (modeOf(state)) {
    case 'saved':
      return api('GET /saved-jobs', { query: paging }, options)
    case 'recommended':
      return api('GET /employer/jobs/recommended', { query: { ...paging, sort: state.sort } }, options)
    case 'filtered': {
      const query = { ...paging, sort: sortOf(state), ...filtersOf(state) }
      return api('GET /employer/jobs/advanced-search', { query }, options)
    }
  }
}
