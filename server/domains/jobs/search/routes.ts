import type { JobSort, jobSearchEndpoints } from '../../../../contract/job-search.ts'
import { pageOf } from '../../../../contract/paging.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Handlers } from '../../../platform/http/bind.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import { pageAt } from '../../../platform/search/input.ts'
import type { JobQuery } from './filters.ts'
import { createJobSearch, readJob, recommendJobs, searchJobs } from './service.ts'

export function jobSearchRoutes(database: Database): Handlers<typeof jobSearchEndpoints> {
  const tools = createJobSearch(database)
  type PagedQuery = { page: number; size: number; sort?: JobSort } & JobQuery
  const find = async ({ caller, query }: { caller: Caller; query: PagedQuery }) => {
    const { page, size, sort, ...filters } = query
    const { jobs, total } = await searchJobs(tools, caller, filters, sort ?? 'newest', pageAt({ page, size }))
    return { status: 200 as const, body: pageOf(jobs, total, size) }
  }
  return {
    'GET /employer/jobs/advanced-search': find,
    'GET /employer/jobs/recommended': async ({ caller, query: { page, size, sort } }) => {
      const { jobs, total } = await recommendJobs(tools, caller, sort, pageAt({ page, size }))
      return { status: 200, body: pageOf(jobs, total, size) }
    },
    'GET /job-preferences/jobs/by-location': ({ caller, query: { location, ...rest } }) =>
      find({ caller, query: { ...rest, location: [location] } }),
    'GET /job-preferences/jobs/by-job-type': find,
    'GET /job-preferences/jobs/by-work-type': find,
    'GET /job-preferences/jobs/search': find,
    'GET /jobs/:id': async ({ caller, params }) => ({
      status: 200,
      body: await readJob(tools, caller, params.id),
    }),
  }
}
