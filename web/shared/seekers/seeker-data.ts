import type { GetKey } from '../../lib/screens.ts'

/** What depends on what seekers say of themselves: old once they have saved something. */
export const seekerData = [
  'GET /session',
  'GET /onboarding',
  'GET /profile',
  'GET /account',
  'GET /jobseeker/dashboard',
  'GET /employer/jobs/recommended',
  'GET /employer/jobs/advanced-search',
  'GET /saved-jobs',
  'GET /jobs/:id',
  'GET /job-search/improvements',
] as const satisfies readonly GetKey[]
