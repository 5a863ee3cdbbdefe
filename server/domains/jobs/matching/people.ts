import type { MatchReason } from '../../../../contract/rules/matching.ts'
import { isOfPerson } from '../../../../contract/rules/matching.ts'
import { monthlyPay } from '../../../../contract/rules/jobs.ts'
import { languageBits, skillBits } from '../../../platform/search/codes.ts'
import { facetsOf, jobTypeCode, workTypeCode, type Searchable } from '../facets.ts'
import { nearestOf } from './distance.ts'
import { scoreOf, type MatchFacts } from './score.ts'
import { daysLate, daysSince, type Seeker } from './seeker.ts'

/** A job of an employer's own that is open. */
export type OpenJob = Searchable & {
  id: string
  title: string
  startDate: string
  createdAt: Date
  employerVerified: boolean
}
type JobMatch = { score: number; reasons: MatchReason[]; jobTitle: string }

/** Makes a judge of people: of all the jobs the one that suits a person best counts. Null where there is no job. */
export function createJudge(jobs: readonly OpenJob[], now: number): (seeker: Seeker) => JobMatch | null {
  const ready = jobs.map((job) => ({ job, facts: factsOf(job, now) }))
  return (seeker) =>
    ready.reduce<JobMatch | null>((best, { job, facts }) => {
      const { score, reasons } = scoreOf(facts(seeker))
      if (best !== null && best.score >= score) return best
      return { score, reasons: reasons.filter(isOfPerson), jobTitle: job.title }
    }, null)
}

/** What is the same for everyone is reckoned once for each job. */
function factsOf(job: OpenJob, now: number): (seeker: Seeker) => MatchFacts {
  const { entry } = facetsOf(job)
  const skills = skillBits(job.skills)
  const languages = BigInt(languageBits(job.languages))
  const pay = monthlyPay(job)
  const [jobType, workType] = [jobTypeCode(job.jobType), workTypeCode(job.workType)]
  return (seeker) => ({
    skillsAsked: job.skills.length,
    skillsMet: count(BigInt(skills & seeker.skillBits)),
    languagesAsked: job.languages.length,
    languagesMet: count(languages & BigInt(seeker.languageBits)),
    distance: job.anyPlace ? 'any' : nearestOf(seeker.places, job.places),
    jobTypeFits: seeker.jobTypes.length === 0 ? null : seeker.jobTypes.includes(jobType),
    workTypeFits: seeker.workTypes.length === 0 ? null : seeker.workTypes.includes(workType),
    ageFits: seeker.ageBits === 0 || (entry.ages & seeker.ageBits) !== 0,
    genderFits: seeker.genderBits === 0 || (entry.genders & seeker.genderBits) !== 0,
    pay,
    payWanted: seeker.payWanted,
    daysLate: daysLate(seeker.availableFrom, job.startDate, now),
    daysOld: daysSince(job.createdAt, now),
    employerVerified: job.employerVerified,
  })
}

function count(bits: bigint): number {
  let ones = 0
  for (let rest = bits; rest !== 0n; rest &= rest - 1n) ones += 1
  return ones
}
