import type { JobSort, jobSearchEndpoints } from '../../../contract/job-search.ts'
import { pageOf } from '../../../contract/paging.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { pageAt } from '../../platform/search/wishes.ts'
import type { Wish } from './search-filters.ts'
import { createJobSearch, readJob, recommendJobs, searchJobs } from './search.ts'

export function jobSearchRoutes(database: Database): Handlers<typeof jobSearchEndpoints> {
  const tools = createJobSearch(database)
  type Asked = { page: number; size: number; sort?: JobSort } & Wish
  const find = async ({ caller, query }: { caller: Caller; query: Asked }) => {
    const { page, size, sort, ...wish } = query
    const { jobs, total } = await searchJobs(tools, caller, wish, sort ?? 'newest', pageAt({ page, size }))
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
