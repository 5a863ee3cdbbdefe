import { wordsOf } from './address-tokens.ts'
import { isMessenger } from './address-words.ts'
import { findAddresses, mayContainAddress } from './addresses.ts'
import { candidatesOf, mostDigitsIn } from './candidates.ts'
import { chainsOf, hasCut, lastChainOf, isCutName, isCutNumber, readTogether } from './chains.ts'
import type { Chain, Part, Together } from './chains.ts'
import { findContacts, hiddenRanges, inOriginal, replaceRanges } from './contacts.ts'
import { fillers } from './number-words.ts'
import { fewestDigits, findNumbers } from './numbers.ts'
import type { Findings } from './numbers.ts'
import { read, readWord } from './reading.ts'
import type { Range, Reading } from './reading.ts'
import { findScattered } from './scattered.ts'

export interface MaskedTogether {
  readonly text: string
  /** Something in it, alone or with earlier messages, could be a contact but is shown; staff review it. */
  readonly doubtful: boolean
  /** The earlier texts, now with the parts of contacts masked that continue in later texts. */
  readonly earlier: readonly string[]
}

type Texts = readonly string[]

const mostPasses = 5

/**
 * Masks a text together with earlier texts of the same writer, oldest first, all unmasked. They are read as one, because
 * a number can come digit by digit, and an address in two halves. `shown` are the earlier texts as masked so far: what
 * is masked in them stays masked, even if the message that gave it away is no longer among them. If all are given, only
 * what the new text adds is searched, which is much faster.
 */
export function maskTogether(earlier: Texts, text: string, shown: Texts = []): MaskedTogether {
  const isUnchanged = earlier.every((written, index) => written === shown[index])
  if (isUnchanged && arePlain([...earlier, text])) return { text, doubtful: false, earlier }
  return searchTogether(earlier, text, shown)
}

/** Whether the last text, alone and with those before it, has too few digits for a number and no sign of an address. */
export function arePlain(texts: Texts): boolean {
  if (!isPlain(read(texts.at(-1) ?? ''))) return false
  const [chain] = lastChainOf(texts)
  if (chain === undefined) return true
  if (!isPlain(readTogether(chain).reading)) return false
  return [isCutName, isCutNumber].every(
    (isCut) => !hasCut(chain, isCut) || isPlain(readTogether(chain, isCut).reading),
  )
}

const isPlain = (reading: Reading): boolean =>
  mostDigitsIn(reading) < fewestDigits && !mayContainAddress(reading)

/** The same without the quick look at what most texts are. */
export function searchTogether(earlier: Texts, text: string, shown: Texts = []): MaskedTogether {
  const isNew = (message: number) => message === earlier.length || shown[message] === undefined
  const chainsIn = shown.length < earlier.length ? chainsOf : lastChainOf
  let texts: Texts = [...earlier, text]
  let hidden = texts.map((written, index) => hiddenRanges(written, shown[index] ?? written))
  let unread = [...texts.keys()].filter(isNew)
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = texts
    texts = maskOnce(before, chainsIn(before), unread, hidden)
    hidden = []
    unread = [...texts.keys()].filter((message) => texts[message] !== before[message])
    if (unread.length === 0) break
  }
  return { text: texts.at(-1) ?? '', doubtful: isLastDoubtful(texts), earlier: texts.slice(0, -1) }
}

/** `unread` are the messages that are also searched for contacts of their own. */
function maskOnce(
  texts: Texts,
  chains: readonly Chain[],
  unread: readonly number[],
  hidden: readonly (readonly Range[])[],
): Texts {
  const ranges = texts.map((_, message) => [...(hidden[message] ?? [])])
  for (const message of unread) {
    const reading = read(texts[message] ?? '')
    ranges[message]?.push(...inOriginal(reading, findContacts(reading).ranges))
  }
  for (const part of chains.flatMap((chain) => partsOfContacts(chain))) {
    for (const { message, start, end } of withoutMarks(part)) ranges[message]?.push({ start, end })
  }
  return texts.map((text, message) =>
    replaceRanges(
      text,
      (ranges[message] ?? []).toSorted((one, other) => one.start - other.start),
    ),
  )
}

function partsOfContacts(chain: Chain): readonly Part[] {
  const { reading, borders, partsAt } = readTogether(chain)
  const contacts = findContacts(reading, borders).ranges
  const names = readTogether(chain, isCutName)
  const numbers = readTogether(chain, isCutNumber)
  return [
    ...partsAt([...contacts, ...findScattered(reading, contacts, borders)]),
    ...names.partsAt(findAddresses(names.reading).ranges),
    ...numbers.partsAt(numbersIn(numbers).ranges),
    ...partsWithoutChatter(chain, hasDigits, (rest) => numbersIn(rest)),
    ...partsWithoutChatter(chain, mayNameSomebody, (rest) => findAddresses(rest.reading)),
  ]
}

const numbersIn = ({ reading, borders }: Together): Findings =>
  findNumbers(reading, findAddresses(reading).ranges, borders)

/** Searches again without messages that do not matter: "0911", "ok", "234567". */
function partsWithoutChatter(
  chain: Chain,
  matters: (text: string) => boolean,
  find: (together: Together) => Findings,
): readonly Part[] {
  const rest = chain.filter(({ text }) => matters(text))
  if (rest.length < 2 || rest.length === chain.length) return []
  const together = readTogether(rest)
  return together.partsAt(find(together).ranges)
}

/** Digits as figures or as words. */
function hasDigits(text: string): boolean {
  for (const candidate of candidatesOf(read(text), [])) if (candidate.length > 0) return true
  return false
}

/** Whether a text may contain a username or the name of a messenger. */
const mayNameSomebody = (text: string): boolean =>
  /_|\p{L}\d|\d\p{L}/u.test(text) || wordsOf(read(text)).some((word) => isMessenger(word.text))

/** Leading signs stay visible, and so does a filler such as "and" between two parts. */
function withoutMarks(part: Part): readonly Part[] {
  const marks = part.start === 0 ? (/^[\s\p{Extended_Pictographic}]+/u.exec(part.text)?.[0].length ?? 0) : 0
  const isEmpty = marks === part.text.length || fillers.has(readWord(part.text.trim()))
  return isEmpty ? [] : [{ ...part, start: part.start + marks }]
}

/** Whether the last text is doubtful, by itself or together with earlier ones. */
function isLastDoubtful(texts: Texts): boolean {
  if (findContacts(read(texts.at(-1) ?? '')).doubtful) return true
  const [chain] = lastChainOf(texts)
  const isDoubtful = (parts: Chain): boolean => {
    const { reading, borders } = readTogether(parts)
    return findContacts(reading, borders).doubtful
  }
  return chain !== undefined && isDoubtful(chain) && !isDoubtful(chain.slice(0, -1))
}
