import type { FilmRange } from '../../../contract/rules/training.ts'

/** A multirange of PostgreSQL as it writes one: `{[0,1000),[2000,3000)}`. */
export const readRanges = (multirange: string): FilmRange[] =>
  Array.from(multirange.matchAll(/\[(\d+),(\d+)\)/g), ([, from, to]) => ({
    from: Number(from),
    to: Number(to),
  }))

export const writeRange = (range: FilmRange | null): string =>
  range === null ? '{}' : `{[${range.from},${range.to})}`

/**
 * What is believed of a report: its last part, no longer than the time that has passed, and only what the film has. `elapsed`
 * is null where no time can be counted.
 */
export function creditedRange(
  reported: FilmRange,
  elapsed: number | null,
  filmMilliseconds: number,
): FilmRange | null {
  const to = Math.min(reported.to, filmMilliseconds)
  const credited = Math.min(to - reported.from, Math.floor(elapsed ?? 0))
  return credited > 0 ? { from: to - credited, to } : null
}
