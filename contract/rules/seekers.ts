import { valuesOf } from '../reference/options/option.ts'
import { ageRanges } from '../reference/options/people.ts'
import { ageOn, yearsBefore, youngestWorker } from './accounts.ts'

/** In characters, as the specification has it. */
export const longestBio = 150
/** All of them together, written with commas between them. */
export const longestReferences = 150
/** Of places, skills or languages: more than this tells an employer nothing. */
export const mostChosen = 30

/** Of the list that employers look through. */
export const seekerPageSize = 5
/** Nobody knows today what they do after this day. */
export const latestStart = (today: string): string => `${Number(today.slice(0, 4)) + 1}-12-31`

const ranges = valuesOf(ageRanges)
export type AgeRange = (typeof ranges)[number]

/** What employers must know before they find somebody, as far as it is missing. */
export function missingToBeFound(known: {
  emailVerified: boolean
  workTypes: readonly string[]
  location: string | null
}): ('email' | 'work' | 'place')[] {
  return [
    ...(known.emailVerified ? [] : (['email'] as const)),
    ...(known.workTypes.length > 0 ? [] : (['work'] as const)),
    ...(known.location === null ? (['place'] as const) : []),
  ]
}

/** What is known of an age: a birthday, or the range that somebody chose on a day. */
export type AgeFacts = { dateOfBirth: string | null; ageRange: string | null; registeredOn: string }

/** What of a person decides which work suits; lists are ids of the reference. */
export type SeekerFacts = AgeFacts & {
  placeId: string | null
  gender: string | null
  religion: string | null
  /** Masked. */
  jobTitle: string | null
  jobTypes: string[]
  workTypes: string[]
  wantedPlaces: string[]
  skills: string[]
  languages: string[]
  salaryRange: string | null
  availableFrom: string | null
}

/** The birthday; of who chose a range, a day in the middle of it, so that they grow older too. */
export function birthDayOf({ dateOfBirth, ageRange, registeredOn }: AgeFacts): string | null {
  if (dateOfBirth !== null || ageRange === null) return dateOfBirth
  return yearsBefore(registeredOn, Number.parseInt(ageRange, 10) + 1)
}

/** Null where nothing is known, and for the too young. */
export function ageRangeOf(facts: AgeFacts, today: string): AgeRange | null {
  const born = birthDayOf(facts)
  if (born === null) return null
  const index = Math.floor((ageOn(born, today) - youngestWorker) / 2)
  return index < 0 ? null : (ranges[Math.min(index, ranges.length - 1)] ?? null)
}

/** A person of that age today was born after the first of these days, and not after the second. */
export function birthDaysOf(range: AgeRange, today: string): { after: string; until: string } {
  const first = Number.parseInt(range, 10)
  return {
    after: range.endsWith('+') ? '1800-01-01' : yearsBefore(today, first + 2),
    until: yearsBefore(today, first),
  }
}
