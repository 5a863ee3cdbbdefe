import { dotBefore, isAt, isBracketed, isSlash, nameEnd, nameStart, wordsOf } from './address-tokens.ts'
import type { Joint, Word } from './address-tokens.ts'
import {
  atWords,
  commonEndings,
  isClearEnding,
  isEnding,
  isInAddress,
  isKnownPlace,
  isOrdinary,
  mailProviders,
} from './address-words.ts'
import { findMessengerNames } from './messengers.ts'
import type { Findings } from './numbers.ts'
import type { Range, Reading } from './reading.ts'

const mostLabels = 8
const schemes = new Set(['http', 'https', 'hxxp', 'hxxps', 'ftp'])
const onlyDigits = /^[0-9]+$/

/** E-mail addresses, pages, and names on other networks. */
export function findAddresses(reading: Reading): Findings {
  const words = wordsOf(reading)
  const ranges: Range[] = []
  let doubtful = false
  // Each search skips what an address before it covers, so that a long text is read once.
  let covered = 0
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (word === undefined || word.start < covered) continue
    const range =
      pageAt(reading.text, words, index) ?? domainAt(reading.text, words, index) ?? mailAt(words, index)
    if (range !== undefined) {
      ranges.push(range)
      covered = range.end
      continue
    }
    const handle = handleAt(reading, words, index)
    if (handle === 'doubtful') doubtful = true
    else if (handle !== undefined) {
      ranges.push(handle)
      covered = handle.end
    }
  }
  for (const range of findMessengerNames(words)) ranges.push(range)
  return { ranges: ranges.toSorted((one, other) => one.start - other.start), doubtful }
}

/** A name with a sign or a digit in it, an @, a slash, or a dot between two words. */
const signs = /[@/_]|\p{L}\d|\d\p{L}|[\p{L}\p{N}]\.[\p{L}\p{N}]/u

/** Whether a text may contain an address, or doubt about one: fast, and true for many texts that contain none. */
export const mayContainAddress = (reading: Reading): boolean =>
  signs.test(reading.text) ||
  wordsOf(reading).some(
    ({ text }, index, words) =>
      text === 'www' ||
      isInAddress(text) ||
      (isKnownPlace(text) && words[index + 1]?.gap.includes('.') === true),
  )

/** To the next blank, without the marks that end a sentence. */
function restOfPage(text: string, from: number): number {
  const pattern = /\S*/uy
  pattern.lastIndex = from
  let end = from + (pattern.exec(text)?.[0].length ?? 0)
  while (end > from && /[.,;:!?)\]}'"»”።፣፤]/.test(text.charAt(end - 1))) end -= 1
  return end
}

/** "https://…", "www.…" */
function pageAt(text: string, words: readonly Word[], index: number): Range | undefined {
  const word = words[index]
  const next = words[index + 1]
  if (word === undefined || next === undefined) return undefined
  const isScheme = schemes.has(word.text) && /^\s{0,2}:?\s{0,2}\/{2}\s{0,2}$/.test(next.gap)
  const isWww = word.text === 'www' && /^\s{0,2}\.\s{0,2}$/.test(next.gap)
  if (!isScheme && !isWww) return undefined
  const end = restOfPage(text, next.start)
  // "www . example . com"
  const ending = words[index + 2]
  const isLoose = end === next.end && ending !== undefined && isEnding(ending.text)
  return {
    start: word.start,
    end: isLoose && dotBefore(words, index + 2)?.kind === 'loose' ? ending.end : end,
  }
}

/** "example.com", "facebook dot com slash abebe", and the name before it where it is an e-mail address. */
function domainAt(text: string, words: readonly Word[], index: number): Range | undefined {
  const ending = words[index]
  if (ending === undefined) return undefined
  // With a path, any country will do: "linktr.ee/abebe".
  const isCountry = text.charAt(ending.end) === '/' && ending.gap === '.' && /^[a-z]{2}$/.test(ending.text)
  const joint = isEnding(ending.text) || isCountry ? dotBefore(words, index) : undefined
  if (joint === undefined) return undefined
  const { end, hasPath } = pathAfter(text, words, index)
  const label = words[joint.left]?.text ?? ''
  if (!isDomain(label, joint, ending, hasPath) && !(joint.kind === 'loose' && isAt(words[joint.left])))
    return undefined
  let first = joint.left
  for (let labels = 1; labels < mostLabels; labels += 1) {
    const before = words[first]?.gap === '-' ? { kind: 'close', left: first - 1 } : dotBefore(words, first)
    if (before === undefined || (before.kind !== 'close' && before.kind !== 'spelt')) break
    first = before.left
  }
  const start = mailName(words, first, joint, label) ?? words[first]?.start ?? 0
  return { start, end }
}

function isDomain(label: string, { kind }: Joint, ending: Word, hasPath: boolean): boolean {
  const clear = isClearEnding(ending.text)
  const known = isKnownPlace(label)
  switch (kind) {
    case 'close':
      if (hasPath || commonEndings.has(ending.text)) return !onlyDigits.test(label)
      return (
        !ending.capital && !onlyDigits.test(label) && (clear || ending.text === 'me' || ending.text === 'co')
      )
    case 'spelt':
      return clear || known
    case 'loose':
      // "habeshamaids . com"
      return (known && (label.length > 2 || hasPath)) || (commonEndings.has(ending.text) && !ending.capital)
    case 'blank':
      return clear && mailProviders.has(label)
  }
}

function pathAfter(text: string, words: readonly Word[], index: number): { end: number; hasPath: boolean } {
  const end = words[index]?.end ?? 0
  const next = words[index + 1]
  if (/^[/?#:][^\s.,;]/u.test(text.slice(end, end + 2))) return { end: restOfPage(text, end), hasPath: true }
  const path = isSlash(next) ? index + 1 : next?.text === 'slash' ? index + 2 : undefined
  if (path === undefined || words[path] === undefined) return { end, hasPath: false }
  return { end: words[nameEnd(words, path, /^[._-]$/)]?.end ?? end, hasPath: true }
}

/** Where the e-mail address begins whose domain begins at `first`. */
function mailName(words: readonly Word[], first: number, joint: Joint, label: string): number | undefined {
  const domain = words[first]
  const before = words[first - 1]
  if (domain === undefined || before === undefined) return undefined
  if (isAt(domain)) return words[nameStart(words, first - 1)]?.start
  const blank = /^[\s()[\]{}<>]{0,6}$/.test(domain.gap)
  if (!blank) return undefined
  const isProvider = mailProviders.has(label)
  if (atWords.has(before.text) && first > 1) {
    const isMail = isProvider || joint.kind !== 'close' || isBracketed(before)
    return isMail ? words[nameStart(words, first - 2)]?.start : undefined
  }
  return isProvider && !isOrdinary(before.text) ? words[nameStart(words, first - 1)]?.start : undefined
}

/** "abebe@gmail", "abebe@mail.example": with a sign that only addresses have, any ending will do. */
function mailAt(words: readonly Word[], index: number): Range | undefined {
  const word = words[index]
  const name = words[index - 1]
  if (word === undefined || name === undefined || !isAt(word)) return undefined
  const last = nameEnd(words, index, /^[.-]$/)
  const hasDot = last > index && words[index + 1]?.gap === '.'
  const isClose = word.gap === '@' && !onlyDigits.test(name.text) && !onlyDigits.test(word.text)
  if (!hasDot && !isClose && !mailProviders.has(word.text)) return undefined
  return { start: words[nameStart(words, index - 1)]?.start ?? 0, end: words[last]?.end ?? 0 }
}

/** "@tigist_b" is a name; "@Hilton" and "@ home" may be a place. */
function handleAt(
  { original, starts, ends }: Reading,
  words: readonly Word[],
  index: number,
): Range | 'doubtful' | undefined {
  const word = words[index]
  if (word === undefined || !word.gap.includes('@') || onlyDigits.test(word.text)) return undefined
  const sign = /@\s{0,4}$/u.exec(word.gap.slice(-5))
  if (sign === null) return undefined
  const last = nameEnd(words, index, /^[._-]$/)
  const written = original.slice(starts[word.start], ends[word.end - 1])
  const isPlace = /^(?:\p{Lu}\p{Ll}*|\p{Lu}+)$/u.test(written)
  const isFar = sign[0].length > 1 && /^\p{Lo}+$/u.test(written)
  if (last === index && (isPlace || isFar || isOrdinary(word.text))) return 'doubtful'
  return { start: word.start - sign[0].length, end: words[last]?.end ?? word.end }
}
