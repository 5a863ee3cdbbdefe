import { candidatesOf } from './candidates.ts'
import type { Candidate, DigitGroup } from './candidates.ts'
import { sensesOf } from './number-rules.ts'
import type { Sense } from './number-rules.ts'
import type { Range, Reading } from './reading.ts'

export interface Findings {
  readonly ranges: readonly Range[]
  /** Something could be a contact but is shown. */
  readonly doubtful: boolean
}

/** Fewer digits than this are a year, a wage or an age. */
export const fewestDigits = 7
const mostDigits = 15

/** Ethiopian: mobile with 0 or 251 in front, or a landline with its 0. */
const ethiopian = /^(?:(?:00)?2510?[79]\d{8}|(?:00)?2510?[1-5]\d{8}|0[79]\d{8}|0[1-5]\d{8})$/
const ethiopianWithin = /(?:251|0)[79]\d{8}/g
/** A mobile number without its 0. */
const withoutZero = /^[79]\d{8}$/
const foreign = /^(?:00)?[1-9]\d{7,14}$/
/** Words that announce a phone number. */
const announced =
  /(?:\b(?:call|phone|tel|ring|mobile|cell|whats?app|telegram|imo|viber)\b|ስልክ|ስልኬ|ደውል|ደውሉ|ሞባይል|bilbil)[^0-9]{0,24}$/u
const announcementLength = 40

/** A group while its candidate is decided. */
interface Member extends DigitGroup {
  readonly sense: Sense
}
type Members = readonly Member[]
/** Members from one index to before another. */
interface Span {
  readonly from: number
  readonly to: number
}

const digitsOf = (members: readonly DigitGroup[]): string => members.map((member) => member.digits).join('')

/** Explained by dates, hours, amounts and years, with at most a few small numbers beside them. */
function isInnocent(members: Members): boolean {
  let known = 0
  let small = 0
  for (const { sense, digits } of members) {
    if (sense === 'unknown') return false
    if (sense === 'known') known += digits.length
    else small += digits.length
  }
  return (small <= 4 && small < known) || isListOfAges(members)
}

/** "7, 8, 9, 10, 11 and 12": ages or school grades, rising. */
function isListOfAges(members: Members): boolean {
  return members.every(
    ({ digits }, index) =>
      !digits.startsWith('0') &&
      Number(digits) <= 18 &&
      Number(digits) > Number(members[index - 1]?.digits ?? 0),
  )
}

/** "18-25, 26-35": rising, and none begins with 0. */
const isRising = (members: Members): boolean =>
  members.every(
    ({ digits, sense }, index) =>
      sense === 'small' &&
      !digits.startsWith('0') &&
      Number(digits) > Number(members[index - 1]?.digits ?? 0),
  )

const isListed = ({ sense, gap }: Member, isFirst: boolean): boolean =>
  sense === 'small' && (isFirst || /^(?:[,:;፣፤]\s|\s(?:and|እና|fi)\s)$/u.test(gap))

/** "09", "0911", "251": the start of a number that continues in the next message. */
const beginsNumber = /^(?:0[79]|251)/
const longestBegun = 10

/** A run of digit groups, of which more and more are masked, from what is surely a number to what may be one. */
class Run {
  readonly #text: string
  /** Offsets in the text where one message ends and the next begins. */
  readonly #borders: readonly number[]
  #members: Members
  readonly ranges: Range[] = []
  doubtful = false

  constructor(text: string, candidate: Candidate, borders: readonly number[]) {
    this.#text = text
    this.#borders = borders
    const senses = sensesOf(candidate)
    this.#members = candidate.map((group, index) => ({ ...group, sense: senses[index] ?? 'unknown' }))
  }

  /** What is surely a number comes first, so that a wage or an age beside it is not taken for a part of it. */
  decide(): void {
    this.#maskWindows((digits, from, to) =>
      ethiopian.test(digits) ? !this.#areAnswers(from, to) : this.#isForeign(digits, from),
    )
    this.#maskWindows(
      (digits, from, to) =>
        withoutZero.test(digits) && !this.#isPartOfList(from, to) && !this.#areAnswers(from, to),
    )
    this.#maskWithin()
    this.#maskClose()
    this.#maskBegun()
    this.#maskAnnounced()
  }

  #isForeign(digits: string, from: number): boolean {
    if (!foreign.test(digits)) return false
    if (digits.startsWith('00')) return this.#members[from]?.sense !== 'known'
    return /(?:\+|plus|ፕላስ)\s{0,2}$/.test(this.#before(from))
  }

  /** "7: 45, 40, 18, 15, 12 and 9": people and their ages, of which some happen to have nine digits. */
  #isPartOfList(from: number, to: number): boolean {
    const isWhole = to - from === this.#members.length
    return !isWhole && this.#members.slice(from, to).every((member, index) => isListed(member, index === 0))
  }

  /** Whether the members come from several messages. */
  #crosses(members: Members): boolean {
    return this.#borders.some((border) => this.#isWithin(border, members))
  }

  #isWithin(border: number, members: Members): boolean {
    return (members[0]?.start ?? 0) < border && border < (members.at(-1)?.end ?? 0)
  }

  /** "9", "27", "2", "6000", one per message: rather hours, an age, children and a wage than a phone number. */
  #areAnswers(from: number, to: number): boolean {
    const window = this.#members.slice(from, to)
    if (!this.#crosses(window) || window.every(({ digits }) => digits.length === 1)) return false
    if (window[0]?.digits === '0') return window.some(({ sense }) => sense === 'known')
    const messages = 1 + this.#borders.filter((border) => this.#isWithin(border, window)).length
    return window.length <= messages + 1 && window.every(({ sense }) => sense !== 'unknown')
  }

  #before(from: number): string {
    const start = this.#members[from]?.start ?? 0
    return this.#text.slice(Math.max(0, start - 6), start)
  }

  /** Neighbouring groups that together are a number as it is dialled; the longest from each place. */
  #maskWindows(isNumber: (digits: string, from: number, to: number) => boolean): void {
    const spans: Span[] = []
    for (let from = 0; from < this.#members.length; from += 1) {
      let digits = ''
      let to = 0
      for (let last = from; last < this.#members.length && digits.length <= mostDigits; last += 1) {
        digits += this.#members[last]?.digits ?? ''
        if (digits.length > fewestDigits && digits.length <= mostDigits && isNumber(digits, from, last + 1))
          to = last + 1
      }
      if (to === 0) continue
      const window = this.#members.slice(from, to)
      if (isInnocent(window)) {
        this.doubtful ||= window.some(({ sense }) => sense === 'small')
        continue
      }
      spans.push({ from, to })
      from = to - 1
    }
    this.#mask(spans)
  }

  /** A number that begins or ends within a group, as where two are written in one. */
  #maskWithin(): void {
    if (isInnocent(this.#members)) return
    const owners = this.#members.flatMap((member, index) => Array.from(member.digits, () => index))
    const spans: Span[] = []
    for (const match of digitsOf(this.#members).matchAll(ethiopianWithin)) {
      const from = owners[match.index] ?? 0
      const to = (owners[match.index + match[0].length - 1] ?? 0) + 1
      const isBroken = match.index > 0 && owners[match.index - 1] === from
      // "10", "7": two separate counts.
      if (isBroken && this.#crosses(this.#members.slice(from, to))) continue
      // Two numbers that share a group are masked together.
      const before = spans.at(-1)
      if (before !== undefined && from < before.to) spans[spans.length - 1] = { from: before.from, to }
      else spans.push({ from, to })
    }
    this.#mask(spans)
  }

  /** Seven digits and more without a gap. */
  #maskClose(): void {
    const spans: Span[] = []
    for (let from = 0, to = 0; from < this.#members.length; from = to) {
      to = from + 1
      while (this.#members[to]?.gap === '') to += 1
      const close = this.#members.slice(from, to)
      if (digitsOf(close).length >= fewestDigits && !isInnocent(close)) spans.push({ from, to })
    }
    this.#mask(spans)
  }

  /** Enough digits, sent message by message, to guess the rest of the number. */
  #maskBegun(): void {
    const isSpelt = this.#members.every(({ digits }) => digits.length === 1) && !isRising(this.#members)
    const from = isSpelt ? 0 : this.#members.findIndex(({ digits }) => beginsNumber.test(digits))
    if (from === -1) return
    const most = isSpelt ? this.#members.length : longestBegun
    let to = from
    let digits = ''
    while (to < this.#members.length && digits.length < most) {
      digits += this.#members[to]?.digits ?? ''
      to += 1
    }
    const begun = this.#members.slice(from, to)
    const hasKnown = begun.some(({ sense }) => sense === 'known')
    if (digits.length >= fewestDigits && !hasKnown && this.#crosses(begun)) this.#mask([{ from, to }])
  }

  /** Seven digits and more in pieces are masked after "call me", and doubtful elsewhere. */
  #maskAnnounced(): void {
    const members = this.#members
    if (digitsOf(members).length < fewestDigits || isInnocent(members) || isRising(members)) return
    const start = members[0]?.start ?? 0
    if (announced.test(this.#text.slice(Math.max(0, start - announcementLength), start))) {
      this.#mask([{ from: 0, to: members.length }])
    } else {
      this.doubtful = true
    }
  }

  #mask(spans: readonly Span[]): void {
    if (spans.length === 0) return
    const masked = new Set<Member>()
    for (const { from, to } of spans) {
      const window = this.#members.slice(from, to)
      for (const member of window) masked.add(member)
      this.ranges.push(this.#withSign({ start: window[0]?.start ?? 0, end: window.at(-1)?.end ?? 0 }))
    }
    this.#members = this.#members.filter((member) => !masked.has(member))
  }

  /** With the plus before it, and the bracket that closes within it. */
  #withSign({ start, end }: Range): Range {
    const before = this.#text.slice(Math.max(0, start - 5), start)
    const sign = /(?:\+|plus )$/.exec(before)?.[0].length ?? 0
    const isOpen =
      before.charAt(before.length - sign - 1) === '(' && /^[^(]*\)/.test(this.#text.slice(start, end))
    return { start: start - sign - (isOpen ? 1 : 0), end }
  }
}

/**
 * Phone numbers in any script. `skipped` are ranges, in order, that are already masked; `borders` are the ends of messages
 * that are read as one text.
 */
export function findNumbers(
  reading: Reading,
  skipped: readonly Range[],
  borders: readonly number[] = [],
): Findings {
  const ranges: Range[] = []
  let doubtful = false
  for (const candidate of candidatesOf(reading, skipped)) {
    if (digitsOf(candidate).length < fewestDigits) continue
    const run = new Run(reading.text, candidate, borders)
    run.decide()
    for (const range of run.ranges) ranges.push(range)
    doubtful ||= run.doubtful
  }
  return { ranges, doubtful }
}
