import { fillers, hundreds, numberWords, repeats } from './number-words.ts'
import type { NumberWord } from './number-words.ts'
import type { Range, Reading } from './reading.ts'

/** Digits that belong together as they are written: "0911", "eleven", "twenty three", "፳፫". */
export interface DigitGroup extends Range {
  readonly digits: string
  /** What is between the group before and this one. */
  readonly gap: string
  readonly written: 'digits' | 'words' | 'letters'
}

/** Digit groups with no other word between them: perhaps a number, perhaps several. */
export type Candidate = readonly DigitGroup[]

interface Token extends Range {
  readonly kind: 'digits' | 'numerals' | 'letters'
  readonly text: string
}

const tokenPattern = /[0-9]+|[፩-፼]+|\p{L}(?:'?\p{L})*/gu
/** Letters that look like 0 or 1, of Latin, Greek and Cyrillic. */
const lookalike = /^[oοоil]+$/u
const zeroLike = /[oοо]/gu

function kindOf(token: string): Token['kind'] {
  const first = token.charAt(0)
  if (first <= '9') return 'digits'
  return first >= '፩' && first <= '፼' ? 'numerals' : 'letters'
}

function* tokensOf(reading: Reading): Generator<Token> {
  for (const match of reading.text.matchAll(tokenPattern)) {
    const [text] = match
    yield { kind: kindOf(text), text, start: match.index, end: match.index + text.length }
  }
}

/** Ethiopic numerals: ፲፱፻፺፭ is 1995 and ፳፫ is 23, but ፱፩፩ is 9, 1, 1. */
function ethiopicDigits(numerals: string): string {
  let digits = ''
  let whole = 0
  let part = 0
  const values = Array.from(numerals, (sign) => (sign.codePointAt(0) ?? 0) - 0x1368)
  for (const [index, place] of values.entries()) {
    const before = values[index - 1] ?? 0
    if (place === 19 || place === 20) {
      whole = (whole + Math.max(part, 1)) * (place === 19 ? 100 : 10_000)
      part = 0
    } else if (place >= 10) {
      if (part > 0) digits += String(whole + part)
      if (part > 0) whole = 0
      part = (place - 9) * 10
    } else if (before >= 10 && before <= 18) {
      part += place
    } else {
      if (part > 0) digits += String(whole + part)
      if (part > 0) whole = 0
      part = place
    }
  }
  return digits + (whole + part > 0 ? String(whole + part) : '')
}

/** Collects digit groups until a word comes that is no part of a number. */
class CandidateBuilder {
  readonly #text: string
  #groups: DigitGroup[] = []
  /** How many of the last digits of the last group the next number word may fill. */
  #open = 0
  #repeat = 1

  constructor(text: string) {
    this.#text = text
  }

  add(range: Range, digits: string, written: DigitGroup['written']): void {
    const gap = this.#text.slice(this.#groups.at(-1)?.end ?? range.start, range.start)
    this.#groups.push({
      start: range.start,
      end: range.end,
      digits: digits.length === 1 ? digits.repeat(this.#repeat) : digits,
      gap,
      written,
    })
    this.#open = 0
    this.#repeat = 1
  }

  addWord(range: Range, word: NumberWord): void {
    const last = this.#groups.at(-1)
    const { length } = word.digits
    const fits = length <= this.#open && word.digits !== '0' && this.#repeat === 1
    if (last === undefined || !fits || !this.#continues(last, range)) {
      this.add(range, word.digits, 'words')
      this.#open = word.open
      return
    }
    this.#groups[this.#groups.length - 1] = {
      ...last,
      end: range.end,
      digits: last.digits.slice(0, -length) + word.digits,
    }
    this.#open = word.open
  }

  /** "nine hundred", and as Oromo says it: "dhibba sagal". */
  addHundred(range: Range): void {
    const last = this.#groups.at(-1)
    if (last?.written === 'words' && last.digits.length === 1 && this.#continues(last, range)) {
      this.#groups[this.#groups.length - 1] = { ...last, end: range.end, digits: `${last.digits}00` }
    } else {
      this.add(range, '100', 'words')
    }
    this.#open = 2
  }

  repeatNext(times: number): void {
    this.#repeat = times
  }

  /** The groups so far; the next ones are a new candidate. */
  take(): Candidate {
    const groups = this.#groups
    this.#groups = []
    this.#open = 0
    this.#repeat = 1
    return trimLetters(groups)
  }

  #continues(last: DigitGroup, range: Range): boolean {
    return /^[\s-]*(?:(?:and|እና|fi)\s+)?$/u.test(this.#text.slice(last.end, range.start).slice(0, 12))
  }
}

/** A lookalike letter is a digit beside digits; alone at an end it is a word ("I") or a unit ("5 l"). */
function trimLetters(groups: readonly DigitGroup[]): Candidate {
  let first = 0
  let last = groups.length - 1
  const stray = (group: DigitGroup | undefined, close: boolean): boolean =>
    group?.written === 'letters' && !close
  while (
    first <= last &&
    stray(groups[first], groups[first + 1]?.gap === '' || groups[first]?.digits === '0')
  )
    first += 1
  while (last >= first && stray(groups[last], groups[last]?.gap === '' && last > first)) last -= 1
  return groups.slice(first, last + 1)
}

/** Everything in a text that could be read as a number. `skipped` are ranges, in order, that are masked already. */
export function* candidatesOf(reading: Reading, skipped: readonly Range[]): Generator<Candidate> {
  const builder = new CandidateBuilder(reading.text)
  let skip = 0
  for (const token of tokensOf(reading)) {
    while ((skipped[skip]?.end ?? Infinity) <= token.start) skip += 1
    if ((skipped[skip]?.start ?? Infinity) < token.end) continue
    if (token.kind === 'digits') builder.add(token, token.text, 'digits')
    else if (token.kind === 'numerals') builder.add(token, ethiopicDigits(token.text), 'digits')
    else if (lookalike.test(token.text))
      builder.add(token, token.text.replaceAll(zeroLike, '0').replaceAll(/[il]/g, '1'), 'letters')
    else if (hundreds.has(token.text)) builder.addHundred(token)
    else if (repeats.has(token.text)) builder.repeatNext(repeats.get(token.text) ?? 1)
    else if (!addWords(builder, token) && token.text.length > 1 && !fillers.has(token.text))
      yield builder.take()
  }
  yield builder.take()
}

function addWords(builder: CandidateBuilder, token: Token): boolean {
  const words = numberWords(token.text)
  // Where each ends within a joined row does not matter: a row is masked as a whole.
  for (const [index, word] of words.entries()) {
    builder.addWord({ start: index === 0 ? token.start : token.end, end: token.end }, word)
  }
  return words.length > 0
}

/** How many digits a token adds to a number at most. */
function mostDigitsOf({ kind, text }: Token): number {
  if (kind === 'digits') return text.length
  if (kind === 'numerals') return ethiopicDigits(text).length
  if (lookalike.test(text)) return text.length
  if (hundreds.has(text)) return 3
  // The digit after it counts several times.
  if (repeats.has(text)) return Infinity
  return numberWords(text).reduce((digits, word) => digits + word.digits.length, 0)
}

/** At least as many digits as all candidates have together, also if only some lines of the text are read. */
export function mostDigitsIn(reading: Reading): number {
  let all = 0
  let inRun = 0
  let isNumber = false
  for (const token of tokensOf(reading)) {
    const digits = mostDigitsOf(token)
    inRun += digits
    // "I" alone is a word, but a digit beside digits.
    isNumber ||= digits > 0 && token.text !== 'i' && token.text !== 'l'
    if (digits > 0 || token.text.length === 1 || fillers.has(token.text)) continue
    if (isNumber) all += inRun
    inRun = 0
    isNumber = false
  }
  return isNumber ? all + inRun : all
}
