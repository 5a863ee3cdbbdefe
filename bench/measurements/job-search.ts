import { sql } from 'kysely'
import { jobFilterSets, jobTexts, queryOf } from '../workload.ts'
import type { World } from '../world.ts'
import type { SearchKind } from './search.ts'

const search = '/api/employer/jobs/advanced-search'

export async function jobSearch({ database, seeker }: World): Promise<SearchKind> {
  const { rows } = await sql<{ id: string }>`
    select id from jobs where status = 'ACTIVE' order by id desc offset 100 limit 1`.execute(
    database.executor,
  )
  return {
    name: 'jobs',
    filterSets: jobFilterSets,
    path: search,
    recommended: '/api/employer/jobs/recommended?page=0&size=5',
    recommendedIsBarred: true,
    others: [
      { name: 'one by its id', path: `/api/jobs/${rows[0]?.id ?? ''}`, compared: true },
      ...Object.entries(jobTexts).map(([name, q]) => ({ name, path: `${search}?${queryOf({ q })}` })),
      { name: 'best paid', path: `${search}?${queryOf({ sort: 'pay' })}` },
      {
        name: 'best match in a whole city',
        path: `${search}?${queryOf({ sort: 'match', location: ['Addis Ababa'] })}`,
      },
    ],
    cookie: seeker,
  }
}
