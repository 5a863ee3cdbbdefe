import { seekerFilterSets } from '../workload.ts'
import type { World } from '../world.ts'
import type { SearchKind } from './search.ts'

export const seekerSearch = async ({ employer }: World): Promise<SearchKind> => ({
  name: 'seekers',
  filterSets: seekerFilterSets,
  path: '/api/skills-certification/search',
  recommended: '/api/users/recommended-jobseekers?page=0&size=5',
  recommendedIsBarred: false,
  others: [],
  cookie: employer,
})
