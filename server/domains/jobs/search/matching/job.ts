import { anywhere, placeOfFacet } from '../../../../platform/search/codes.ts'
import { entryOf, type Searchable } from '../facets.ts'
import { nearestOf } from './distance.ts'
import type { MatchFacts } from './score.ts'
import { daysLate, daysSince, type Seeker } from './seeker.ts'

/** What of a job decides whom it suits, as the index has it. */
export type RankedJob = {
  id: string
  jobType: number
  workType: number
  genders: number
  skills: number
  languages: string
  ages: number
  places: readonly number[]
  pay: number
  starts: string
  verified: boolean
}

/** The same of a job as it is kept. */
export function rankedJob(job: Searchable & { id: string; startDate: string }, verified: boolean): RankedJob {
  const entry = entryOf(job)
  return {
    id: job.id,
    jobType: entry.job_type,
    workType: entry.work_type,
    genders: entry.genders,
    skills: entry.skills,
    languages: entry.languages,
    ages: entry.ages,
    places: entry.places,
    pay: entry.pay,
    starts: job.startDate,
    verified,
  }
}

/** What is the same for everyone is reckoned once for a job. */
export function createFacts(job: RankedJob, now: number): (seeker: Seeker) => MatchFacts {
  const languages = BigInt(job.languages)
  const places = job.places.flatMap((facet) => placeOfFacet(facet) ?? [])
  const asked = { skillsAsked: ones(job.skills), languagesAsked: manyOnes(languages) }
  const daysOld = daysSince(postedAt(job.id), now)
  return (seeker) => ({
    ...asked,
    skillsMet: ones(job.skills & seeker.skillBits),
    languagesMet: manyOnes(languages & BigInt(seeker.languageBits)),
    distance: job.places.includes(anywhere) ? 'any' : nearestOf(seeker.places, places),
    jobTypeFits: seeker.jobTypes.length === 0 ? null : seeker.jobTypes.includes(job.jobType),
    workTypeFits: seeker.workTypes.length === 0 ? null : seeker.workTypes.includes(job.workType),
    ageFits: seeker.ageBits === 0 || (job.ages & seeker.ageBits) !== 0,
    genderFits: seeker.genderBits === 0 || (job.genders & seeker.genderBits) !== 0,
    pay: job.pay,
    payWanted: seeker.payWanted,
    daysLate: daysLate(seeker.availableFrom, job.starts, now),
    daysOld,
    employerVerified: job.verified,
  })
}

/** An id begins with the millisecond in which it was made. */
const postedAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
const manyOnes = (bits: bigint): number =>
  ones(Number(bits & 0x7fffffffn)) + (bits > 0x7fffffffn ? ones(Number(bits >> 31n)) : 0)
