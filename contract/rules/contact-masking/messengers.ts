import { nameEnd, nameStart } from './address-tokens.ts'
import type { Word } from './address-tokens.ts'
import {
  isMessenger,
  isOrdinary,
  isWords,
  nameNouns,
  namingNouns,
  onWords,
  possessives,
} from './address-words.ts'
import type { Range } from './reading.ts'

type Words = readonly Word[]

const mostNouns = 3
/** "telegram: abebe", "telegram 👉 abebe", "telegram @abebe" */
const strongSign = /^[\s(]{0,3}(?:[:=፦፡፥→>@\p{So}]|->|=>|:-)[\s@\p{So}]{0,3}$/u
/** "telegram - abebe" may also be "Telegram - good". */
const weakSign = /^\s{0,3}[-–—]\s{0,3}$/u
const blank = /^[\s(]{0,3}$/u
const joints = /^[._:]$/
/** "2nd", "5pm" */
const ordinal = /^[0-9]+[a-z]{1,2}$/

/** Not a word of a sentence: "abebe_k", "tigi21", "abebe.k". */
function looksLikeHandle(words: Words, first: number, last: number): boolean {
  const text = words
    .slice(first, last + 1)
    .map((word) => word.text)
    .join('.')
  if (ordinal.test(text) || !/\p{L}/u.test(text)) return false
  return /_|\p{L}[0-9]|[0-9]\p{L}/u.test(text) || (last > first && words[last]?.capital === false)
}

/** Names beside the name of a messenger. */
export function* findMessengerNames(words: Words): Generator<Range> {
  for (const [index, word] of words.entries()) {
    if (!isMessenger(word.text)) continue
    const range = nameAfter(words, index) ?? nameBefore(words, index) ?? handleInSentence(words, index)
    if (range !== undefined) yield range
  }
}

/** "telegram: abebe_k", "my IG is abebe.k", "የቴሌግራም ስሜ abebe_k" */
function nameAfter(words: Words, messenger: number): Range | undefined {
  let isNamed = false
  let isStrong = false
  let isOwn = possessives.has(words[messenger - 1]?.text ?? '')
  let first = messenger + 1
  let isLinked = false
  for (let skipped = 0; skipped <= mostNouns; skipped += 1, first += 1) {
    const { text, gap } = words[first] ?? { text: '', gap: '' }
    if (strongSign.test(gap)) isStrong = true
    else if (weakSign.test(gap)) isLinked = true
    else if (!blank.test(gap)) return undefined
    if (isWords.has(text)) isLinked = true
    else if (!nameNouns.has(text)) break
    isNamed ||= namingNouns.has(text)
    isOwn ||= possessives.has(text)
  }
  const word = words[first]
  if (word === undefined || isMessenger(word.text) || isOrdinary(word.text)) return undefined
  const last = nameEnd(words, first, joints)
  const endsClause = !/^\s+$/u.test(words[last + 1]?.gap ?? '')
  const isName =
    isStrong || looksLikeHandle(words, first, last) || isNamed || (isOwn && (isLinked || endsClause))
  if (!isName || !/\p{L}/u.test(word.text)) return undefined
  return { start: word.start, end: words[fullNameEnd(words, last)]?.end ?? word.end }
}

/** "Facebook: Tigist Bekele" */
function fullNameEnd(words: Words, first: number): number {
  let last = first
  while (
    words[last]?.capital === true &&
    words[last + 1]?.capital === true &&
    words[last + 1]?.gap === ' ' &&
    last - first < 2
  ) {
    last += 1
  }
  return last
}

const mostWordsBetween = 6
const sentenceEnd = /[.!?።]\s/u
/** "Facebook page AddisHomeHelpers"; shorter ones are brands such as LinkedIn. */
const shortestCamel = 9

/** "On Viber my name is liya_b7": a word that is plainly a handle, some words further on. */
function handleInSentence(words: Words, messenger: number): Range | undefined {
  for (let index = messenger + 1; index <= messenger + mostWordsBetween; index += 1) {
    const word = words[index]
    if (word === undefined || sentenceEnd.test(word.gap)) return undefined
    const last = nameEnd(words, index, /^\.$/)
    const end = words[last]?.end ?? word.end
    const isCamel = word.camel && word.text.length >= shortestCamel && !isMessenger(word.text)
    // "nanny.senait", "Lucy.Home.Staffing"
    const isDotted = last > index && /^\p{Ll}+$/u.test(word.text) && end - word.start > 7
    if (isCamel || isDotted || (end - word.start > 3 && looksLikeHandle(words, index, last)))
      return { start: word.start, end }
  }
  return undefined
}

/** "abebe_k on Telegram" */
function nameBefore(words: Words, messenger: number): Range | undefined {
  const isOn = onWords.has(words[messenger - 1]?.text ?? '') && blank.test(words[messenger]?.gap ?? '')
  const last = messenger - (isOn ? 2 : 1)
  if (last < 0 || !blank.test(words[last + 1]?.gap ?? '')) return undefined
  const first = nameStart(words, last)
  const start = words[first]?.start
  const end = words[last]?.end
  return start !== undefined && end !== undefined && looksLikeHandle(words, first, last)
    ? { start, end }
    : undefined
}
