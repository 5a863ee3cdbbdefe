import { useEffect } from 'react'
import type { SeekerJobs } from '../../../../contract/job-search.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useEndpoint, type Loadable } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { forgetPerson } from '../../../lib/session-end.ts'
import { pagingOf, recommendedInput } from './job-calls.ts'
import { filtersOf, modeOf, type SearchState } from './search-state.ts'

/** The jobs of a search: one of three calls, by what the address asks for. */
export function useJobs(state: SearchState): Loadable<SeekerJobs> {
  const to = useTo()
  const onSignedOut = useRegistration()
  const mode = modeOf(state)
  const paging = pagingOf(state.page)
  const filtered = { query: { ...paging, sort: state.sort, ...filtersOf(state) } }
  const inMode = (each: typeof mode) => ({ enabled: mode === each, onSignedOut })
  const jobs = {
    saved: useEndpoint('GET /saved-jobs', { query: paging }, inMode('saved')),
    recommended: useEndpoint(
      'GET /employer/jobs/recommended',
      recommendedInput(state.page, state.sort),
      inMode('recommended'),
    ),
    filtered: useEndpoint('GET /employer/jobs/advanced-search', filtered, inMode('filtered')),
  }[mode]
  const isRefused = jobs.error instanceof ApiError && jobs.error.status === 403
  const signIn = `${to('login')}?reason=jobSearch`
  useEffect(() => {
    if (isRefused) location.assign(signIn)
  }, [isRefused, signIn])
  return jobs
}

/** Somebody who is no longer signed in is taken for somebody new, who can sign in from there too. */
export function useRegistration(): () => void {
  const to = useTo()
  return () => {
    const from = location.pathname + location.search
    const query = new URLSearchParams({ selectedRole: 'Looking for Career', from, message: 'jobSearch' })
    void forgetPerson().finally(() => location.assign(`${to('registration')}?${query}`))
  }
}
