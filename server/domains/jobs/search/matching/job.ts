import { anywhere } from '../../../../platform/search/codes.ts'
import { entryOf, type Searchable } from '../facets.ts'
import { nearestOf } from './distance.ts'
import type { MatchFacts } from './score.ts'
import { daysLate, daysSince, millisecondsOfDay, type Seeker } from './seeker.ts'

/** What of a job decides whom it suits, as the index has it. */
export type RankedJob = {
  id: string
  jobType: number
  workType: number
  genders: number
  skills: number
  languages: number
  ages: number
  places: readonly number[]
  pay: number
  /** Counted from 1970. */
  startsOnDay: number
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
    languages: Number(entry.languages),
    ages: entry.ages,
    places: entry.places,
    pay: entry.pay,
    startsOnDay: Date.parse(job.startDate) / millisecondsOfDay,
    verified,
  }
}

/** What is the same for all seekers is computed once for a job. */
export function createFacts(job: RankedJob, now: number): (seeker: Seeker) => MatchFacts {
  const asked = {
    skillsAsked: commonBits(job.skills, job.skills),
    languagesAsked: commonBits(job.languages, job.languages),
  }
  const daysOld = daysSince(postedAt(job.id), now)
  return (seeker) => ({
    ...asked,
    skillsMet: commonBits(job.skills, seeker.skillBits),
    languagesMet: commonBits(job.languages, seeker.languageBits),
    distance: job.places.includes(anywhere) ? 'any' : nearestOf(seeker.places, job.places),
    jobTypeFits: seeker.jobTypes.length === 0 ? null : seeker.jobTypes.includes(job.jobType),
    workTypeFits: seeker.workTypes.length === 0 ? null : seeker.workTypes.includes(job.workType),
    ageFits: seeker.ageBits === 0 || (job.ages & seeker.ageBits) !== 0,
    genderFits: seeker.genderBits === 0 || (job.genders & seeker.genderBits) !== 0,
    pay: job.pay,
    payWanted: seeker.payWanted,
    daysLate: daysLate(seeker.availableFrom, job.startsOnDay, now),
    daysOld,
    employerVerified: job.verified,
  })
}

/** An id begins with the millisecond in which it was made. */
const postedAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** How many bits two masks have in common. Operators work on 32 bits, but masks of languages have up to 53. */
function commonBits(one: number, other: number): number {
  const low = ones(one & other)
  return one <= 0xffffffff ? low : low + ones((one / 2 ** 32) & (other / 2 ** 32))
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
