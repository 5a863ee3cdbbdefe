import { dotWords } from './address-words.ts'
import type { Range, Reading } from './reading.ts'

/** Letters and digits without a gap, or single letters with a blank between each ("d o t"). */
export interface Word extends Range {
  readonly text: string
  /** What is between the word before and this one. */
  readonly gap: string
  /** Written "Hilton" or "HILTON" and not "hilton". */
  readonly capital: boolean
  /** With a capital in it after a small letter: "AddisHomeHelpers". */
  readonly camel: boolean
}

const wordPattern = /[\p{L}\p{N}_]+(?:'[\p{L}\p{N}_]+)*/gu
const singleLetter = /^\p{L}$/u
const blanks = /^\s+$/u

export function wordsOf(reading: Reading): readonly Word[] {
  const words: Word[] = []
  let end = 0
  let letters: Word[] = []
  const flush = () => {
    const [first] = letters
    const last = letters.at(-1)
    if (first !== undefined && last !== undefined) {
      words.push({ ...first, end: last.end, text: letters.map((letter) => letter.text).join('') })
    }
    letters = []
  }
  for (const match of reading.text.matchAll(wordPattern)) {
    const [text] = match
    const start = match.index
    const first = reading.original.charAt(reading.starts[start] ?? 0)
    const word = {
      text,
      start,
      end: start + text.length,
      gap: reading.text.slice(end, start),
      capital: first !== first.toLowerCase(),
      camel: /\p{Ll}\p{Lu}/u.test(
        reading.original.slice(reading.starts[start], reading.ends[start + text.length - 1]),
      ),
    }
    ;({ end } = word)
    const isLetter = singleLetter.test(text)
    if (!isLetter || !blanks.test(word.gap)) flush()
    if (isLetter) letters.push(word)
    else words.push(word)
  }
  flush()
  return words
}

/** A gap without blanks and brackets: "(@)" is "@". Only short gaps separate the parts of an address. */
const core = (gap: string): string => (gap.length > 12 ? gap : gap.replaceAll(/[\s()[\]{}<>"'*]/g, ''))
const isBlankOrBracket = (word: Word | undefined): boolean => word !== undefined && core(word.gap) === ''
export const isAt = (word: Word | undefined): boolean =>
  word?.gap.includes('@') === true && core(word.gap) === '@'
export const isSlash = (word: Word | undefined): boolean =>
  word?.gap.includes('/') === true && /^\/+$/.test(core(word.gap))
export const isBracketed = (word: Word | undefined): boolean => word !== undefined && /[([{<]/.test(word.gap)

/** How the words before and at an index are joined to one address. */
export interface Joint {
  /** "a.b", "a dot b" or "a(.)b", "a . b", or only a blank. */
  readonly kind: 'close' | 'spelt' | 'loose' | 'blank'
  readonly left: number
}

export function dotBefore(words: readonly Word[], index: number): Joint | undefined {
  const word = words[index]
  const before = words[index - 1]
  if (word === undefined || before === undefined) return undefined
  if (word.gap === '.') return { kind: 'close', left: index - 1 }
  if (core(word.gap) === '.') return { kind: isBracketed(word) ? 'spelt' : 'loose', left: index - 1 }
  if (!isBlankOrBracket(word)) return undefined
  if (dotWords.has(before.text) && isBlankOrBracket(before) && index > 1)
    return { kind: 'spelt', left: index - 2 }
  return { kind: 'blank', left: index - 1 }
}

const mostParts = 8
/** The first word of the name in an e-mail address: from "k" in "abebe.k", "abebe dot k" or "abebe . k" to "abebe". */
export function nameStart(words: readonly Word[], last: number): number {
  let first = last
  for (let parts = 1; parts < mostParts && first > 0; parts += 1) {
    const gap = words[first]?.gap ?? ''
    if (/^(?:[.+%-]{1,3}|\s\.\s)$/u.test(gap)) first -= 1
    else if (first > 1 && dotWords.has(words[first - 1]?.text ?? '') && isBlankOrBracket(words[first]))
      first -= 2
    else break
  }
  return first
}

/** The last word of a name written together. */
export function nameEnd(words: readonly Word[], first: number, joints: RegExp): number {
  let last = first
  while (last - first < mostParts && joints.test(words[last + 1]?.gap ?? '')) last += 1
  return last
}
