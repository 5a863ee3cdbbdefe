import { isEthiopic } from './words.ts'

/** Letters that are written for one another; of those in a group the first of a word may be any. */
const confused = ['kqc', 'gj', 'bpv', 'fv', 'sz', 'tdx', 'aeiou', 'iyj', 'wuv', 'hx', 'csx', 'lr']
const confusedPairs = new Set(
  confused.flatMap((group) => Array.from(group, (one) => Array.from(group, (other) => one + other)).flat()),
)
/** Ethiopic consonants that sound or look alike, by their first order. */
const alikeConsonants = new Set([
  'ሠሰ',
  'ሀኸ',
  'ከኸ',
  'ቀከ',
  'ጠተ',
  'ጸጠ',
  'ጨቸ',
  'ሸሰ',
  'ዠጀ',
  'ዘዠ',
  'ደተ',
  'ኘነ',
  'በቨ',
  'ፐበ',
  'አሀ',
  'ጸሰ',
])

const consonant = (syllable: string) => String.fromCharCode(syllable.charCodeAt(0) & ~7)

/** Whether one letter is easily written for the other: another vowel, or another letter of nearly that sound. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  if (!isEthiopic(one) || !isEthiopic(other)) return confusedPairs.has(one + other)
  const [first, second] = [consonant(one), consonant(other)]
  return first === second || alikeConsonants.has(first + second) || alikeConsonants.has(second + first)
}

/** What a letter more, less, other or swapped costs, and what another letter of nearly that sound does. */
const whole = 1
const slight = 0.7

const substitution = (one: string, other: string) =>
  one === other ? 0 : areAlike(one, other) ? slight : whole

/** Damerau-Levenshtein, where letters of nearly one sound are nearer; Infinity where it is more than `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, wanted] = [one.charAt(row - 1), other.charAt(column - 1)]
      let cost = Math.min(
        at(above, column) + whole,
        at(current, column - 1) + whole,
        at(above, column - 1) + substitution(letter, wanted),
      )
      if (row > 1 && column > 1 && letter === other.charAt(column - 2) && one.charAt(row - 2) === wanted)
        cost = Math.min(cost, at(before, column - 2) + whole)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return Infinity
    before = above
    above = current
  }
  const found = at(above, other.length)
  return found <= most ? found : Infinity
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity

/** How much may be wrong in a word. An Ethiopic letter is a syllable, so few of them are already a long word. */
export function forgiven(word: string): number {
  if (isEthiopic(word)) return word.length < 3 ? 0 : word.length === 3 ? slight : word.length < 7 ? whole : 2
  return word.length < 4 ? 0 : word.length < 8 ? whole : 2
}

/** Many words of four Ethiopic letters differ in one of them: መሥራት is to work, መስፋት to sew. */
const isOneOfMany = (one: string, other: string, apart: number) =>
  apart === whole && isEthiopic(one) && one.length === 4 && other.length === 4

export type NearName<Value> = { readonly value: Value; readonly distance: number }
type Name<Value> = { readonly key: string; readonly letters: number; readonly value: Value }

/** Names to which a misspelt one is compared, by their length and their first letter, which may have changed places with the second. */
export class NearNames<Value> {
  readonly #byLength = new Map<number, Map<string, Name<Value>[]>>()

  constructor(names: Iterable<readonly [string, Value]>) {
    for (const [key, value] of names) {
      const ofLength = this.#byLength.get(key.length) ?? new Map<string, Name<Value>[]>()
      this.#byLength.set(key.length, ofLength)
      const ofLetter = ofLength.get(key.charAt(0)) ?? []
      ofLetter.push({ key, letters: lettersOf(key), value })
      ofLength.set(key.charAt(0), ofLetter)
    }
  }

  /** Those that are near enough. */
  near(typed: string): NearName<Value>[] {
    const most = forgiven(typed)
    if (most === 0) return []
    const found: NearName<Value>[] = []
    const letters = lettersOf(typed)
    const slack = isShort(typed) ? 1 : Math.floor(most)
    for (let length = typed.length - slack; length <= typed.length + slack; length += 1)
      for (const [first, names] of this.#byLength.get(length) ?? []) {
        const isAlike = areAlike(typed.charAt(0), first)
        if (!isAlike && first !== typed.charAt(1)) continue
        for (const { key, letters: wanted, value } of names) {
          if (!isAlike && typed.charAt(0) !== key.charAt(1)) continue
          if (bitsOf(letters ^ wanted) > 2 * Math.max(1, slack)) continue
          const apart = distance(typed, key, Math.min(mostFor(typed, key), forgivenOf(key)))
          if (apart !== Infinity && !isOneOfMany(typed, key, apart)) found.push({ value, distance: apart })
        }
      }
    return found
  }
}

/** Which letters are in a word, a bit for each. A wrong letter changes two of them at most, so most names are far away. */
function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index += 1) {
    const code = word.charCodeAt(index)
    // An Ethiopic letter counts by its consonant: its vowel is confused most easily.
    letters |= 1 << (code < 0x1200 ? code % 32 : (code >> 3) % 32)
  }
  return letters
}

function bitsOf(number: number): number {
  let bits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1
  return bits
}

const isShort = (word: string) => isEthiopic(word) && word.length === 3

/** Of a short name one letter may be left out, if it is neither the first nor the last. */
const mostFor = (typed: string, key: string) =>
  isShort(typed) && key.length === 4 && typed.charAt(0) === key.charAt(0) && typed.charAt(2) === key.charAt(3)
    ? whole
    : forgiven(typed)

/** A name of three Ethiopic letters may be written with one more. */
const forgivenOf = (key: string) => (isEthiopic(key) && key.length === 3 ? whole : forgiven(key))
