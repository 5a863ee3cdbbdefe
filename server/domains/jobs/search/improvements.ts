import type { Improvements } from '../../../../contract/job-search.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import { readCandidates } from './matching/candidates.ts'
import { improvementsFor } from './matching/improve.ts'
import type { Seeker } from './matching/seeker.ts'

type Tools = { read: Reads; findSeeker: (caller: Caller) => Promise<Seeker> }

/** What the seeker can add to the profile so that more jobs are recommended. */
export async function findImprovements({ read, findSeeker }: Tools, caller: Caller): Promise<Improvements> {
  const seeker = await findSeeker(caller)
  return improvementsFor(await readCandidates(read, seeker), seeker, Date.now())
}
