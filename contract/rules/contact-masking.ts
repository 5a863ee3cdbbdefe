import { findAddresses } from './contact-masking/addresses.ts'
import { findNumbers } from './contact-masking/numbers.ts'
import { read } from './contact-masking/reading.ts'
import type { Range, Reading } from './contact-masking/reading.ts'

/** The placeholder for a phone number, an address or a name on another network. */
export const masked = '•••'

/** Raise it with every change of the rules: a task then masks the stored texts again. */
export const maskingVersion = 1

export interface MaskedText {
  readonly text: string
  /** Something in it could be a contact but is shown; staff look at it. */
  readonly doubtful: boolean
}

/** What is masked can bring what was apart together, so the answer is read again, as often as this. */
const mostPasses = 5

/** Without phone numbers, addresses of mail and pages, and names on other networks, as far as a program can tell. */
export function maskText(text: string): MaskedText {
  let answer: MaskedText = { text, doubtful: false }
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const next = maskOnce(answer.text)
    if (next.text === answer.text) return next
    answer = next
  }
  return answer
}

export function maskContacts(text: string): string {
  return maskText(text).text
}

function maskOnce(text: string): MaskedText {
  const reading = read(text)
  const addresses = findAddresses(reading)
  const numbers = findNumbers(reading, addresses.ranges)
  const ranges = [...addresses.ranges, ...numbers.ranges].toSorted((one, other) => one.start - other.start)
  return { text: replaceRanges(reading, ranges), doubtful: addresses.doubtful || numbers.doubtful }
}

/** The original with a placeholder in the place of each range, and everything else as it was. */
function replaceRanges({ original, starts, ends }: Reading, ranges: readonly Range[]): string {
  let answer = ''
  let copied = 0
  for (const { start, end } of ranges) {
    const from = starts[start] ?? 0
    const to = ends[end - 1] ?? 0
    if (from >= copied) answer += original.slice(copied, from) + masked
    copied = Math.max(copied, to)
  }
  return answer + original.slice(copied)
}
