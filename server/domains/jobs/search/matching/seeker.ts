import { ageRangeOf, type SeekerFacts } from '../../../../../contract/rules/seekers.ts'
import {
  ageBits,
  genderBits,
  languageBits,
  religionBits,
  skillBits,
} from '../../../../platform/search/codes.ts'
import { kindBits } from '../../../../platform/search/kinds.ts'
import { religionsOf } from '../../../../platform/search/religions.ts'
import { wantedTitles } from '../../../../platform/search/wanted-work.ts'
import { jobTypeCode } from '../facets.ts'
import { nearKinds } from './near-work.ts'

/** What of a person decides which jobs suit; no bits, an empty list and 0 are not known. */
export type Seeker = {
  home: readonly string[]
  wantedPlaces: readonly string[]
  jobTypes: readonly number[]
  /** Work that is wanted, and work that is nearly the same. */
  kinds: readonly string[]
  kindBits: number
  nearKindBits: number
  skills: readonly string[]
  skillBits: number
  languageBits: number
  genderBits: number
  ageBits: number
  religionBits: number
  payWanted: number
  /** From which day on; null is at any time. */
  availableFrom: string | null
}

export function seekerOf(row: SeekerFacts, today: string): Seeker {
  const age = ageRangeOf(row, today)
  const kinds = wantedTitles(row)
  const bits = kindBits(kinds)
  return {
    home: row.placeId === null ? [] : [row.placeId],
    wantedPlaces: row.wantedPlaces,
    jobTypes: row.jobTypes.map(jobTypeCode),
    kinds,
    kindBits: bits,
    nearKindBits: nearKinds(bits),
    skills: row.skills,
    skillBits: skillBits(row.skills),
    languageBits: Number(languageBits(row.languages)),
    genderBits: genderBits(row.gender === null ? [] : [row.gender]),
    ageBits: ageBits(age === null ? [] : [age]),
    religionBits: religionBits(religionsOf(row.religion)),
    payWanted: Number.parseInt(row.salaryRange ?? '0', 10),
    availableFrom: row.availableFrom !== null && row.availableFrom > today ? row.availableFrom : null,
  }
}

/** Where the person would work: where they want to; else where they live. */
export const placesOf = ({ wantedPlaces, home }: Seeker): readonly string[] =>
  wantedPlaces.length > 0 ? wantedPlaces : home

export const millisecondsOfDay = 86_400_000

/** Work whose day has come begins today. Null where the person can begin at any time. */
export function daysLate(availableFrom: string | null, startsOnDay: number, now: number): number | null {
  if (availableFrom === null) return null
  const begin = Math.max(startsOnDay, now / millisecondsOfDay)
  return Math.ceil(Date.parse(availableFrom) / millisecondsOfDay - begin)
}

export const daysSince = (then: number, now: number): number => (now - then) / millisecondsOfDay
