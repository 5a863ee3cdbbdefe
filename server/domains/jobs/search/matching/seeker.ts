import { isHouseholdWork } from '../../../../../contract/reference/kinds-of-work.ts'
import { ageRangeOf, type SeekerFacts } from '../../../../../contract/rules/seekers.ts'
import { ageBits, genderBits, languageBits, skillBits } from '../../../../platform/search/codes.ts'
import { jobTypeCode, workTypeCode } from '../facets.ts'

/** What of a person decides which jobs suit; no bits, an empty list and 0 are not known. */
export type Seeker = {
  /** Wanted ones; else where the person lives. */
  places: readonly string[]
  jobTypes: readonly number[]
  workTypes: readonly number[]
  skills: readonly string[]
  skillBits: number
  languageBits: number
  genderBits: number
  ageBits: number
  payWanted: number
  /** From which day on; null is at any time. */
  availableFrom: string | null
}

/** Wanted work that no job is posted as: jobs are of the five household kinds. */
const otherKind = -1

export function seekerOf(row: SeekerFacts, today: string): Seeker {
  const home = row.placeId === null ? [] : [row.placeId]
  const age = ageRangeOf(row, today)
  return {
    places: row.wantedPlaces.length > 0 ? row.wantedPlaces : home,
    jobTypes: row.jobTypes.map(jobTypeCode),
    workTypes: row.workTypes.map((kind) => (isHouseholdWork(kind) ? workTypeCode(kind) : otherKind)),
    skills: row.skills,
    skillBits: skillBits(row.skills),
    languageBits: Number(languageBits(row.languages)),
    genderBits: genderBits(row.gender === null ? [] : [row.gender]),
    ageBits: ageBits(age === null ? [] : [age]),
    payWanted: Number.parseInt(row.salaryRange ?? '0', 10),
    availableFrom: row.availableFrom !== null && row.availableFrom > today ? row.availableFrom : null,
  }
}

export const millisecondsOfDay = 86_400_000

/** Work whose day has come begins today. Null where the person can begin at any time. */
export function daysLate(availableFrom: string | null, startsOnDay: number, now: number): number | null {
  if (availableFrom === null) return null
  const begin = Math.max(startsOnDay, now / millisecondsOfDay)
  return Math.ceil(Date.parse(availableFrom) / millisecondsOfDay - begin)
}

export const daysSince = (then: number, now: number): number => (now - then) / millisecondsOfDay
