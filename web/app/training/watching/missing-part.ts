import { firstUnseen, type FilmRange } from '../../../../contract/rules/training.ts'
import { joined } from './ranges.ts'

/** Less is lost where a film begins or stops, and nobody has skipped it. */
const shortest = 1_000

/** The first part that somebody has skipped; null where nothing is missing. */
export function missingPart(covered: readonly FilmRange[], filmMilliseconds: number): FilmRange | null {
  const first = firstUnseen(covered, filmMilliseconds)
  let part = first
  let seen = covered
  while (part !== null && part.to - part.from < shortest) {
    seen = joined([...seen, part])
    part = firstUnseen(seen, filmMilliseconds)
  }
  return part ?? first
}
