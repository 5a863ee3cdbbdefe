import { commonBits, countBits, hasCommonBit } from '../../../../platform/search/bits.ts'
import { anywhere } from '../../../../platform/search/codes.ts'
import { jobTypeCode, kindsOf, listedOf, type Searchable } from '../facets.ts'
import { nearestOf } from './distance.ts'
import type { MatchFacts, Reach } from './score.ts'
import { daysLate, daysSince, millisecondsOfDay, placesOf, type Seeker } from './seeker.ts'
import { distances } from './weights.ts'

/** What of a job decides whom it suits. */
export type JobToScore = {
  id: string
  jobType: number
  genders: number
  skills: number
  languages: number
  ages: number
  religions: number
  places: readonly number[]
  pay: number
  /** Counted from 1970. */
  startsOnDay: number
  verified: boolean
  /** What the work is. */
  kinds: number
}

/** The same as the index has it, with all that its texts speak of. */
export type RankedJob = JobToScore & { saidKinds: number; saidSkills: number }

/** A job as it is kept. */
export type StoredJob = Searchable & { id: string; startDate: string }

/** `kinds` are those of the index; where it has none, they are read from the texts. */
export const jobToScore = (job: StoredJob, verified: boolean, kinds: number | null = null): JobToScore => ({
  ...listedOf(job),
  id: job.id,
  startsOnDay: Date.parse(job.startDate) / millisecondsOfDay,
  verified,
  kinds: kinds ?? kindsOf(job),
})

/** What is the same for all seekers is computed once for a job. */
export function createFacts(job: JobToScore, now: number): (seeker: Seeker) => MatchFacts {
  const skillsAsked = countBits(job.skills)
  const languagesAsked = countBits(job.languages)
  const isLiveIn = job.jobType === liveIn
  const daysOld = daysSince(postedAt(job.id), now)
  const pay = knownNumber(job.pay)
  const takes = (wanted: number, bits: number) => bits === 0 || (wanted & bits) !== 0
  return (seeker) => {
    const kilometres = nearestOf(placesOf(seeker), job.places)
    return {
      work: workOf(job, seeker),
      skillsAsked,
      skillsMet: seeker.skillBits === 0 ? null : commonBits(job.skills, seeker.skillBits),
      languagesAsked,
      languagesMet: seeker.languageBits === 0 ? null : commonBits(job.languages, seeker.languageBits),
      place: reachOf(job, seeker, kilometres),
      kilometres,
      isLiveIn,
      jobTypeFits: seeker.jobTypes.length === 0 ? null : seeker.jobTypes.includes(job.jobType),
      genderFits: takes(job.genders, seeker.genderBits),
      ageFits: takes(job.ages, seeker.ageBits),
      religionFits: takes(job.religions, seeker.religionBits),
      pay,
      payWanted: knownNumber(seeker.payWanted),
      daysLate: daysLate(seeker.availableFrom, job.startsOnDay, now),
      daysOld,
      employerVerified: job.verified,
    }
  }
}

const liveIn = jobTypeCode('LIVE_IN')
const knownNumber = (value: number): number | null => (value === 0 ? null : value)

function workOf(job: JobToScore, seeker: Seeker): MatchFacts['work'] {
  if (seeker.kindBits === 0) return null
  if (hasCommonBit(job.kinds, seeker.kindBits)) return 'wanted'
  return hasCommonBit(job.kinds, seeker.nearKindBits) ? 'near' : 'other'
}

function reachOf({ places }: JobToScore, seeker: Seeker, kilometres: number | null): Reach | null {
  if (places.includes(anywhere)) return 'anywhere'
  if (kilometres === null) return null
  const namesPlaces = seeker.wantedPlaces.length > 0
  if (kilometres === 0) return namesPlaces ? 'wanted' : 'home'
  if (namesPlaces && nearestOf(seeker.home, places) === 0) return 'homeInstead'
  return kilometres <= distances.near ? 'near' : 'far'
}

/** An id begins with the millisecond in which it was made. */
const postedAt = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
