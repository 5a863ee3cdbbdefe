import { findAddresses } from './addresses.ts'
import { findNumbers } from './numbers.ts'
import type { Findings } from './numbers.ts'
import type { Range, Reading } from './reading.ts'

/** The placeholder for a phone number, an address or a name on another network. */
export const masked = '•••'

/** All contacts in a text, in order. `borders` are the ends of messages that are read as one text. */
export function findContacts(reading: Reading, borders: readonly number[] = []): Findings {
  const addresses = findAddresses(reading)
  const numbers = findNumbers(reading, addresses.ranges, borders)
  return {
    ranges: [...addresses.ranges, ...numbers.ranges].toSorted((one, other) => one.start - other.start),
    doubtful: addresses.doubtful || numbers.doubtful,
  }
}

/** Converts ranges of a reading into ranges of the original text. */
export function inOriginal({ starts, ends }: Reading, ranges: readonly Range[]): readonly Range[] {
  return ranges.map(({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }))
}

/** Replaces each range of the text with a placeholder. The ranges must be in order. */
export function replaceRanges(original: string, ranges: readonly Range[]): string {
  let answer = ''
  let copied = 0
  for (const { start, end } of ranges) {
    if (start >= copied) answer += original.slice(copied, start) + masked
    copied = Math.max(copied, end)
  }
  return answer + original.slice(copied)
}

/** The ranges of a text that its masked form hides: the inverse of `replaceRanges`. */
export function hiddenRanges(original: string, shown: string): readonly Range[] {
  const kept = shown.split(masked)
  const ranges: Range[] = []
  let end = kept[0]?.length ?? 0
  for (const [index, piece] of kept.entries()) {
    if (index === 0) continue
    const next = index === kept.length - 1 ? original.length - piece.length : original.indexOf(piece, end)
    if (next < end) return [{ start: 0, end: original.length }]
    if (next > end) ranges.push({ start: end, end: next })
    end = next + piece.length
  }
  return ranges
}
