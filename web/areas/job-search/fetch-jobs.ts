import type { SeekerJobs } from '../../../contract/job-search.ts'
import { jobPageSize } from '../../../contract/rules/jobs.ts'
import { api, ApiError } from '../../lib/api.ts'
import { forgetSignIn } from '../../lib/kept.ts'
import { modeOf, sortOf, type SearchState } from './search-state.ts'

/** Whoever is no longer signed in is taken for somebody new, who can sign in from there too. */
function toRegistration(): void {
  forgetSignIn()
  const query = new URLSearchParams({
    selectedRole: 'Looking for Career',
    from: location.pathname + location.search,
  })
  location.assign(`/registration?${query}`)
}

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
      const query = {
        ...paging,
        sort: sortOf(state),
        jobType: state.jobType,
        workType: state.workType,
        gender: state.gender,
        q: state.q,
        location: [...state.location],
        skills: [...state.skills],
        languages: [...state.languages],
        ageRanges: [...state.ageRanges],
        religions: [...state.religions],
      }
      return api('GET /employer/jobs/advanced-search', { query }, options)
    }
  }
}
