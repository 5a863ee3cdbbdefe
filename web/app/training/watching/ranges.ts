import type { FilmRange } from '../../../../contract/rules/training.ts'

/** In order and without overlaps, as the server keeps them. */
export function joined(ranges: readonly FilmRange[]): FilmRange[] {
  const all: FilmRange[] = []
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1)
    if (last !== undefined && range.from <= last.to)
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    else if (range.to > range.from) all.push(range)
  }
  return all
}
