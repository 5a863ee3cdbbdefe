import { queryOf, seekerFilterSets, typedSets } from '../workload.ts'
import type { World } from '../world.ts'
import type { SearchKind } from './search.ts'

const search = '/api/skills-certification/search'

export const seekerSearch = async ({ employer }: World): Promise<SearchKind> => ({
  name: 'seekers',
  groups: [
    { name: 'all filter sets', sets: seekerFilterSets, isTyped: false },
    { name: 'all typed texts', sets: typedSets, isTyped: true },
  ],
  path: search,
  recommended: '/api/users/recommended-jobseekers?page=0&size=5',
  recommendedIsBarred: false,
  others: [
    { name: 'typed, by name', path: `${search}?${queryOf({ q: 'nanny addis' })}` },
    {
      name: 'best match in a whole city',
      path: `${search}?${queryOf({ sort: 'match', location: ['Addis Ababa'] })}`,
    },
  ],
  cookie: employer,
})
