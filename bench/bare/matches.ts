import { jobTypes } from '../../contract/reference/options/jobs.ts'
import { jobTypeCode } from '../../server/domains/jobs/search/facets.ts'
import { seekerOf, type Seeker } from '../../server/domains/jobs/search/matching/seeker.ts'
import { readSeekerFacts } from '../../server/domains/jobs/search/seeker-store.ts'
import type { Reads } from '../../server/platform/database/reads.ts'

export type FindSeeker = (accountId: string) => Promise<Seeker>

/** What suits somebody; the product keeps it with the session. */
export function createFindSeeker(read: Reads): FindSeeker {
  const known = new Map<string, Seeker>()
  return async (accountId) => {
    const kept = known.get(accountId)
    if (kept !== undefined) return kept
    const facts = await readSeekerFacts(read, accountId)
    if (facts === null) throw new Error('There is no such seeker')
    const seeker = seekerOf(facts, new Date().toISOString().slice(0, 10))
    known.set(accountId, seeker)
    return seeker
  }
}

const codes = jobTypes.map(({ value }) => `when '${value}' then ${jobTypeCode(value)}`).join(' ')
/** What the work of a job called `job` is. */
export const kinds = `(select facts.kinds::float8 from job_facets facts
  where facts.facet = 0 and facts.job_type = case job.job_type ${codes} end and facts.job_id = job.id)`
