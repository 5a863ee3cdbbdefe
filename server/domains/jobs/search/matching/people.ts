import type { MatchReason } from '../../../../../contract/rules/matching.ts'
import { isOfPerson } from '../../../../../contract/rules/matching.ts'
import type { Searchable } from '../facets.ts'
import { createFacts, rankedJob } from './job.ts'
import { reasonsOf, scoreOf } from './score.ts'
import type { Seeker } from './seeker.ts'

/** An open job of the employer who looks. */
export type OpenJob = Searchable & {
  id: string
  title: string
  startDate: string
  employerVerified: boolean
}
type JobMatch = { score: number; reasons: () => MatchReason[]; jobTitle: string }

/** Scores people by the job that suits them best. Null where there is no job. */
export function createSeekerScorer(
  jobs: readonly OpenJob[],
  now: number,
): (seeker: Seeker) => JobMatch | null {
  const ready = jobs.map((job) => ({ job, factsFor: createFacts(rankedJob(job, job.employerVerified), now) }))
  return (seeker) =>
    ready.reduce<JobMatch | null>((best, { job, factsFor }) => {
      const facts = factsFor(seeker)
      const score = scoreOf(facts)
      if (best !== null && best.score >= score) return best
      return { score, reasons: () => reasonsOf(facts).filter(isOfPerson), jobTitle: job.title }
    }, null)
}
