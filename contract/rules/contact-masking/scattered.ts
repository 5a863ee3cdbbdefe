import { candidatesOf } from './candidates.ts'
import type { DigitGroup } from './candidates.ts'
import { sensesOf } from './number-rules.ts'
import type { Sense } from './number-rules.ts'
import type { Range, Reading } from './reading.ts'

/** Digits in one message with no word between them. */
interface Piece extends Range {
  readonly digits: string
  readonly sense: Sense
  readonly message: number
  /** Whether it has words around it. */
  readonly inSentence: boolean
}

/** A longer message, or one with more numbers, is not just a carrier of digits. */
const longestCarrier = 60
const mostNumbers = 2
/** A complete number, as dialled within Ethiopia or from abroad. */
const complete = /^(?:0[1-57]\d{8}|09\d{8}|251[1-579]\d{8})$/
const beginning = /^(?:0\d|251)/
/** A phone number has at most this many digits, with its country code. */
const mostDigits = 12
const begun = /^0[79]\d\d/
const fewestBegun = 7
/** "Woreda 07", "house no. 1123": numbers of places. */
const place =
  /(?:\b(?:woreda|wereda|kebele|house|block|floor|flat|room|bus|no|number|grade|aanaa|ganda|mana|abbaa)|ወረዳ|ቀበሌ|ቁጥር|ብሎክ|ፎቅ|ክፍል)[\s.:]*$/u
const placeLength = 12

/** Digits of one number among the words of several messages: "first part 0911", "second part 4567", "last 89". */
export function findScattered(
  reading: Reading,
  skipped: readonly Range[],
  borders: readonly number[],
): readonly Range[] {
  const pieces = piecesOf(reading, skipped, borders)
  const few = pieces.filter(({ sense, inSentence }) => sense === 'unknown' || !inSentence)
  return [...numbersOf(pieces), ...numbersOf(few)]
}

function piecesOf(reading: Reading, skipped: readonly Range[], borders: readonly number[]): readonly Piece[] {
  const messageAt = (position: number) => borders.filter((border) => border <= position).length
  const pieces: Piece[] = []
  const counts = new Map<number, number>()
  for (const candidate of candidatesOf(reading, skipped)) {
    const senses = sensesOf(candidate)
    const messages = candidate.map(({ start }) => messageAt(start))
    for (let from = 0, to = 0; from < candidate.length; from = to) {
      const message = messages[from] ?? 0
      while (to < candidate.length && messages[to] === message) to += 1
      counts.set(message, (counts.get(message) ?? 0) + 1)
      const start = borders[message - 1] ?? 0
      const end = borders[message] ?? reading.text.length
      if (end - start > longestCarrier) continue
      const piece = pieceOf(candidate.slice(from, to), senses.slice(from, to))
      const before = reading.text.slice(Math.max(start, piece.start - placeLength), piece.start)
      const inSentence = /\p{L}/u.test(before + reading.text.slice(piece.end, end))
      if (!(inSentence && piece.sense === 'known') && !place.test(before))
        pieces.push({ ...piece, message, inSentence })
    }
  }
  return pieces.filter(({ message }) => (counts.get(message) ?? 0) <= mostNumbers)
}

function pieceOf(groups: readonly DigitGroup[], senses: readonly Sense[]) {
  const [first = 'unknown'] = senses
  const isAlone = senses.length === 1
  const areKnown = senses.every((sense) => sense === 'known')
  return {
    digits: groups.map(({ digits }) => digits).join(''),
    start: groups[0]?.start ?? 0,
    end: groups.at(-1)?.end ?? 0,
    sense: isAlone || areKnown ? first : ('unknown' as const),
  }
}

function numbersOf(pieces: readonly Piece[]): readonly Piece[] {
  const found: Piece[] = []
  for (let from = 0; from < pieces.length; from += 1) {
    if (!beginning.test(pieces[from]?.digits ?? '')) continue
    const count = numberFrom(pieces, from)
    found.push(...pieces.slice(from, from + count))
    if (count > 0) from += count - 1
  }
  return found
}

/** How many pieces, starting at `from`, form a number; 0 if they do not. */
function numberFrom(pieces: readonly Piece[], from: number): number {
  let digits = ''
  let known = 0
  for (let to = from; to < pieces.length; to += 1) {
    const piece = pieces[to]
    digits += piece?.digits ?? ''
    if (piece?.sense === 'known') known += 1
    if (digits.length > mostDigits) return 0
    const isBegun = begun.test(pieces[from]?.digits ?? '') && to === pieces.length - 1
    const isNumber = complete.test(digits) || (isBegun && digits.length >= fewestBegun && digits.length <= 10)
    if (isNumber && known === 0 && piece?.message !== pieces[from]?.message) return to - from + 1
  }
  return 0
}
