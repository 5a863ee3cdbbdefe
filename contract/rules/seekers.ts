import { valuesOf } from '../reference/options/option.ts'
import { ageRanges } from '../reference/options/people.ts'
import { ageOn, youngestWorker } from './accounts.ts'

/** In characters, as the specification has it. */
export const longestBio = 150
/** All of them together, written with commas between them. */
export const longestReferences = 150
/** Of places, skills or languages: more than this tells an employer nothing. */
export const mostChosen = 30

const ranges = valuesOf(ageRanges)
export type AgeRange = (typeof ranges)[number]

/** By the birthday where it is known, else as the person chose when registering; null for the too young. */
export function ageRangeOf(
  { dateOfBirth, ageRange }: { dateOfBirth: string | null; ageRange: string | null },
  today: string,
): AgeRange | null {
  if (dateOfBirth === null) return ranges.find((range) => range === ageRange) ?? null
  const index = Math.floor((ageOn(dateOfBirth, today) - youngestWorker) / 2)
  return index < 0 ? null : (ranges[Math.min(index, ranges.length - 1)] ?? null)
}
