import { firstUnseen, seenShare, watchedOf, type FilmRange } from '../../../../contract/rules/training.ts'
import { joined } from './ranges.ts'

/** Time spent reading counts for what has not been seen yet, from the first such moment on. */
export function readFor(
  milliseconds: number,
  covered: readonly FilmRange[],
  filmMilliseconds: number,
): FilmRange[] {
  const parts: FilmRange[] = []
  let left = Math.round(milliseconds)
  let seen = joined(covered)
  while (left > 0) {
    const unseen = firstUnseen(seen, filmMilliseconds)
    if (unseen === null) break
    const part = { from: unseen.from, to: Math.min(unseen.to, unseen.from + left) }
    parts.push(part)
    left -= part.to - part.from
    seen = joined([...seen, part])
  }
  return parts
}

/** How long it takes until enough has been seen. */
export const secondsLeft = (covered: readonly FilmRange[], filmMilliseconds: number): number =>
  Math.max(0, Math.ceil((filmMilliseconds * seenShare - watchedOf(covered)) / 1000))
