import { isInSentence, isMessenger } from './address-words.ts'
import { inOriginal } from './contacts.ts'
import { read, readWord } from './reading.ts'
import type { Range, Reading } from './reading.ts'

/** A range of one message, with the index of that message. */
export interface Part extends Range {
  readonly message: number
  readonly text: string
}
/** Parts of consecutive messages. */
export type Chain = readonly Part[]

/** A contact that continues in the next message starts within this many characters of the end. */
const reach = 160
const longestWord = 40

/** Where the word at `at` ends. */
function wordEnd(text: string, at: number): number {
  const rest = text.slice(at, at + longestWord)
  const blank = rest.search(/\s/u)
  return at + (blank === -1 ? rest.length : blank)
}

/** Groups parts that are read as one text. A long message ends one chain in its middle and starts the next. */
export function chainsOf(texts: readonly string[]): readonly Chain[] {
  const chains: Part[][] = [[]]
  for (const [message, text] of texts.entries()) {
    const { length } = text
    const add = (start: number, end: number) =>
      chains.at(-1)?.push({ message, start, end, text: text.slice(start, end) })
    if (length <= 2 * (reach + longestWord)) {
      add(0, length)
    } else {
      add(0, wordEnd(text, reach))
      chains.push([])
      add(wordEnd(text, length - reach - longestWord), length)
    }
  }
  return chains.filter(({ length }) => length > 1)
}

/** At most this much earlier text is read together with a new message. */
const mostCharacters = 600

/** The chain that ends with the last message, or none. */
export function lastChainOf(texts: readonly string[]): readonly Chain[] {
  const chain = chainsOf(texts).find((parts) => parts.at(-1)?.message === texts.length - 1) ?? []
  let characters = 0
  const first = chain.slice(0, -1).findLastIndex(({ text }) => (characters += text.length) > mostCharacters)
  const near = chain.slice(first + 1)
  return near.length > 1 ? [near] : []
}

/** Parts of several messages, read as one text. */
export interface Together {
  readonly reading: Reading
  /** Where each part after the first begins in the reading. */
  readonly borders: readonly number[]
  /** Splits ranges of the reading into parts of the messages. */
  readonly partsAt: (ranges: readonly Range[]) => readonly Part[]
}

/** Whether the texts before and after a border are two halves of one word. */
type IsCut = (before: string, after: string) => boolean

/** Whether any border cuts a word in two. */
export const hasCut = (chain: Chain, isCut: IsCut): boolean =>
  chain.some(({ text }, index) => index > 0 && isCut(chain[index - 1]?.text ?? '', text))

/** Puts each part on its own line, except where a border cuts a word in two: then it joins the halves. */
export function readTogether(chain: Chain, isCut: IsCut = () => false): Together {
  const offsets: number[] = []
  let text = ''
  for (const part of chain) {
    if (offsets.length > 0 && !isCut(text, part.text)) text += '\n'
    offsets.push(text.length)
    text += part.text
  }
  const reading = read(text)
  const borders = offsets.slice(1).map((offset) => {
    const border = reading.starts.findIndex((start) => start >= offset)
    return border === -1 ? reading.text.length : border
  })
  const partsAt = (ranges: readonly Range[]): readonly Part[] => {
    const originals = inOriginal(reading, ranges)
    return chain.flatMap((part, index) => {
      const offset = offsets[index] ?? 0
      return originals.flatMap((range) => {
        const from = Math.max(range.start - offset, 0)
        const to = Math.min(range.end - offset, part.text.length)
        if (from >= to) return []
        const { message, start } = part
        return [{ message, start: start + from, end: start + to, text: part.text.slice(from, to) }]
      })
    })
  }
  return { reading, borders, partsAt }
}

/** "fi", "ve". Most words joined like this are not numbers, and then nothing is found. */
export const isCutNumber: IsCut = (before, after) =>
  (/\p{L}$/u.test(before.slice(-2)) && /^\p{L}/u.test(after)) ||
  (/\d$/.test(before.slice(-1)) && /^[oil](?!\p{L})/iu.test(after))

/** "tigist@gma", "il.com". Words of a sentence are not joined, unless a sign shows a name: "tigist_", ".bekele". */
export const isCutName: IsCut = (before, after) => {
  const [last] = /[\p{L}\p{N}_]+$/u.exec(before.slice(-longestWord)) ?? []
  const [first] = /^[._/]?[\p{L}\p{N}_]+/u.exec(after.slice(0, longestWord)) ?? []
  if (last === undefined || first === undefined) return false
  if (last.endsWith('_') || /^[._/]/.test(first)) return true
  // A capital begins a sentence.
  const areLetters = /\p{L}$/u.test(last) && /^[\p{Ll}\p{Lo}]|^\p{Lu}+$/u.test(first)
  return areLetters && isEthiopic(last.slice(-1)) === isEthiopic(first) && !isKnown(last) && !isKnown(first)
}
const isEthiopic = (text: string): boolean => /^\p{Script=Ethiopic}/u.test(text)
function isKnown(written: string): boolean {
  const word = readWord(written)
  return isInSentence(word) || isMessenger(word)
}
