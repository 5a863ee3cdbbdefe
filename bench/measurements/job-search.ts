import { sql } from 'kysely'
import { jobFilterSets, queryOf, typedSets } from '../workload.ts'
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
    groups: [
      { name: 'all filter sets', sets: jobFilterSets, isTyped: false },
      { name: 'all typed texts', sets: typedSets, isTyped: true },
    ],
    path: search,
    recommended: '/api/employer/jobs/recommended?page=0&size=5',
    recommendedIsBarred: true,
    others: [
      { name: 'one by its id', path: `/api/jobs/${rows[0]?.id ?? ''}`, compared: true },
      { name: 'typed, newest', path: `${search}?${queryOf({ q: 'nanny addis', sort: 'newest' })}` },
      { name: 'typed, best paid', path: `${search}?${queryOf({ q: 'nanny addis', sort: 'pay' })}` },
      { name: 'best paid', path: `${search}?${queryOf({ sort: 'pay' })}` },
      {
        name: 'best match in a whole city',
        path: `${search}?${queryOf({ sort: 'match', location: ['Addis Ababa'] })}`,
      },
    ],
    cookie: seeker,
  }
}
