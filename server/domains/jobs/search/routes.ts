import type { JobSort, jobSearchEndpoints } from '../../../../contract/job-search.ts'
import type { Language } from '../../../../contract/rules/language.ts'
import { searchPageOf } from '../../../../contract/search-words.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Handlers } from '../../../platform/http/bind.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import { understoodParts } from '../../../platform/search/typed.ts'
import { pageAt } from '../../../platform/search/input.ts'
import type { JobQuery } from './filters.ts'
import { findImprovements } from './improvements.ts'
import { createJobSearch, readJob, recommendJobs, searchJobs, suggestJobs } from './service.ts'

export function jobSearchRoutes(database: Database): Handlers<typeof jobSearchEndpoints> {
  const tools = createJobSearch(database)
  type PagedQuery = { page: number; size: number; sort?: JobSort } & JobQuery
  type Call = { caller: Caller; language: Language; query: PagedQuery }
  const find = async ({ caller, language, query }: Call) => {
    const { page, size, sort = 'newest', ...filters } = query
    const found = await searchJobs(tools, caller, filters, sort, pageAt({ page, size }))
    const { jobs, total, typed, withAllSkills } = found
    const understood = understoodParts(typed, language)
    return { status: 200 as const, body: searchPageOf(jobs, total, size, { understood, withAllSkills }) }
  }
  return {
    'GET /employer/jobs/advanced-search': find,
    'GET /employer/jobs/recommended': async ({ caller, query: { page, size, sort } }) => {
      const { jobs, total } = await recommendJobs(tools, caller, sort, pageAt({ page, size }))
      return { status: 200, body: searchPageOf(jobs, total, size) }
    },
    'GET /job-preferences/jobs/by-location': ({ query: { location, ...rest }, ...call }) =>
      find({ ...call, query: { ...rest, location: [location] } }),
    'GET /job-preferences/jobs/by-job-type': find,
    'GET /job-preferences/jobs/by-work-type': find,
    'GET /job-preferences/jobs/search': find,
    'GET /job-search/suggestions': async ({ query: { q }, language }) => ({
      status: 200,
      body: await suggestJobs(tools, q, language),
    }),
    'GET /job-search/improvements': async ({ caller }) => ({
      status: 200,
      body: await findImprovements(tools, caller),
    }),
    'GET /jobs/:id': async ({ caller, params }) => ({
      status: 200,
      body: await readJob(tools, caller, params.id),
    }),
  }
}
