import { fold } from '../fold.ts'

/** A text as the rules read it, with the way back to the text as it was written. */
export interface Reading {
  /** Lower case, compatible forms made plain, without marks and invisible characters; every digit is one of 0 to 9. */
  readonly text: string
  /** For each UTF-16 unit of `text`: where the character it was read from begins and ends in the original. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  readonly original: string
}

/** A part of a reading, from its first unit to the one after its last. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Without width, or a mark on the letter before. */
const unread = /^[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u
const decimalDigit = /^\p{Nd}$/u
const apostrophe = /^[‘’‛ʹʻʼʾʿ′´`＇]$/u
/** Digits in black or double circles, which Unicode does not call compatible with digits. */
const circled = [
  { first: 0x24f5, last: 0x24fe, value: 1 },
  { first: 0x24eb, last: 0x24f4, value: 11 },
  { first: 0x2776, last: 0x277f, value: 1 },
  { first: 0x2780, last: 0x2789, value: 1 },
  { first: 0x278a, last: 0x2793, value: 1 },
  { first: 0x24ff, last: 0x24ff, value: 0 },
  { first: 0x1f10b, last: 0x1f10b, value: 0 },
  { first: 0x1f10c, last: 0x1f10c, value: 0 },
]

const firstSyllable = 0x1200
const lastSyllable = 0x135a
/** Ethiopic letters of one sound are read as one. */
const syllables = Array.from({ length: lastSyllable - firstSyllable + 1 }, (_, index) =>
  fold(String.fromCodePoint(firstSyllable + index)),
)

/** The digits of every script come in rows from zero to nine. */
function digitOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((codePoint - zero) % 10)
}

/** A few signs mean whole phrases, which say nothing about a contact. */
const longestPart = 4

function readRare(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0
  if (unread.test(character)) return ''
  if (apostrophe.test(character)) return "'"
  const circle = circled.find(({ first, last }) => first <= codePoint && codePoint <= last)
  if (circle !== undefined) return String(codePoint - circle.first + circle.value)
  let part = ''
  for (const letter of character.normalize('NFKD').toLowerCase()) {
    if (!unread.test(letter)) part += decimalDigit.test(letter) ? digitOf(letter) : letter
  }
  return part.length > longestPart ? ' ' : part
}

/** Characters repeat within a text and between texts. */
const rareCharacters = new Map<string, string>()
const mostRareCharacters = 5000

function readCached(character: string): string {
  const known = rareCharacters.get(character)
  if (known !== undefined) return known
  const part = readRare(character)
  if (rareCharacters.size < mostRareCharacters) rareCharacters.set(character, part)
  return part
}

export function read(original: string): Reading {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let index = 0; index < original.length;) {
    const codePoint = original.codePointAt(index) ?? 0
    const next = index + (codePoint > 0xffff ? 2 : 1)
    let part: string
    if (codePoint < 0x80) {
      part = original.charAt(index)
      if (codePoint >= 0x41 && codePoint <= 0x5a) part = part.toLowerCase()
      else if (part === '`') part = "'"
    } else {
      part = syllables[codePoint - firstSyllable] ?? readCached(original.slice(index, next))
    }
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(index)
      ends.push(next)
    }
    // What is not read belongs to the character before it and is replaced with it.
    if (part === '' && ends.length > 0) ends[ends.length - 1] = next
    text += part
    index = next
  }
  return { text, starts, ends, original }
}

/** A word as the rules read it. */
export const readWord = (word: string): string => read(word).text

/** Letters written twice are heard once: "sadii" and "sadi". */
export const squeeze = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1')
