import type { GetKey } from '../../lib/screens.ts'
import { seekerLists } from '../../shared/seekers/seeker-lists.ts'

/** What is old after an offer was settled, besides the list of applicants. */
export const settlingRefreshes = [
  'GET /employer/offers',
  'GET /placements',
  'GET /employer/dashboard',
  ...seekerLists,
] as const satisfies readonly GetKey[]
