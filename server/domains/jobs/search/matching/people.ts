import type { Match } from '../../../../../contract/matching.ts'
import { isOfPerson } from '../../../../../contract/rules/matching.ts'
import { createFacts, type JobToScore } from './job.ts'
import { reasonsOf } from './reasons.ts'
import { kilometresOf, scoreOf } from './score.ts'
import type { Seeker } from './seeker.ts'

/** An open job of the employer who looks, with what decides whom it suits. */
export type OpenJob = {
  title: string
  gender: string
  anyPlace: boolean
  places: readonly string[]
  ranked: JobToScore
}

/** Reasons are computed for the few that are shown. */
type JobMatch = { score: number; match: () => Match & { jobTitle: string } }

/** Scores people by the job that suits them best. Null where there is no job. */
export function createSeekerScorer(
  jobs: readonly OpenJob[],
  now: number,
): (seeker: Seeker) => JobMatch | null {
  const ready = jobs.map((job) => ({ ...job, factsFor: createFacts(job.ranked, now) }))
  return (seeker) =>
    ready.reduce<JobMatch | null>((best, { title, ranked, factsFor }) => {
      const facts = factsFor(seeker)
      const score = scoreOf(facts)
      if (best !== null && best.score >= score) return best
      const match = () => ({
        score,
        reasons: reasonsOf({ facts, job: ranked, seeker }).filter(({ reason }) => isOfPerson(reason)),
        kilometres: kilometresOf(facts),
        jobTitle: title,
      })
      return { score, match }
    }, null)
}
