import type { GetKey } from '../../../lib/screens.ts'

/** The call that answers one's own applications. */
export const listKey = 'GET /job-preferences/jobs/job-seeker' satisfies GetKey
