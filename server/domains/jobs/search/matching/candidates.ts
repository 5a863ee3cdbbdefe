import type { Match, MatchReason } from '../../../../../contract/matching.ts'
import { leastRecommended, mostRecommended } from '../../../../../contract/rules/matching.ts'
import type { Reads } from '../../../../platform/database/reads.ts'
import { readBranches } from '../candidates-store.ts'
import { branchesFor } from './branches.ts'
import { createFacts, jobToScore, type RankedJob, type JobToScore, type StoredJob } from './job.ts'
import { reasonsOf } from './reasons.ts'
import { kilometresOf, scoreOf } from './score.ts'
import type { Seeker } from './seeker.ts'

/** Reasons are computed for the few that are shown. */
export type Scored<Job extends JobToScore = RankedJob> = {
  job: Job
  score: number
  reasons: () => MatchReason[]
  kilometres: number | null
}

/** Jobs that may suit the person, whatever their score. */
export const readCandidates = (read: Reads, seeker: Seeker): Promise<RankedJob[]> =>
  readBranches(read, branchesFor(seeker))

/** The jobs that suit the person, the best first. */
export async function recommend(read: Reads, seeker: Seeker, now: number): Promise<Scored[]> {
  return scoreJobs(await readCandidates(read, seeker), seeker, now)
    .filter(({ score }) => score >= leastRecommended)
    .slice(0, mostRecommended)
}

/** The best first, and of equals the newest. */
export const scoreJobs = (jobs: readonly RankedJob[], seeker: Seeker, now: number): Scored[] =>
  jobs
    .map((job) => scoreJob(job, seeker, now))
    .toSorted((one, other) => other.score - one.score || (one.job.id < other.job.id ? 1 : -1))

function scoreJob<Job extends JobToScore>(job: Job, seeker: Seeker, now: number): Scored<Job> {
  const facts = createFacts(job, now)(seeker)
  return {
    job,
    score: scoreOf(facts),
    reasons: () => reasonsOf({ facts, job, seeker }),
    kilometres: kilometresOf(facts),
  }
}

/** How one job suits, whichever list it is in. */
export function matchJob(
  job: StoredJob & { verified: boolean; kinds?: number | null },
  seeker: Seeker,
  now: number,
): Match {
  const { score, reasons, kilometres } = scoreJob(jobToScore(job, job.verified, job.kinds), seeker, now)
  return { score, reasons: reasons(), kilometres }
}
