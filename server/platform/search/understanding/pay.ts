import { fold } from '../../../../contract/rules/fold.ts'
import type { Word } from './words.ts'

/** An amount of birr, written in the words from the first up to, and without, the end. */
export type Amount = { readonly birr: number; readonly first: number; readonly end: number }

const foldedSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold))
const thousand = foldedSet('k thousand ሺ ሺህ ሺሕ kuma shi')
const currency = foldedSet('birr birrii br etb ብር qarshii qarshi birrin')
const said = new Set([
  ...currency,
  ...foldedSet(
    'from above over min minimum max maximum at least most more less than salary pay paying paid wage up plus',
  ),
  ...foldedSet('below under budget'),
  ...foldedSet('monthly month per a and starting start ol oli irraa caalaa kaasee jalqabee gadi'),
  ...foldedSet('በላይ በወር ወርሃዊ ጀምሮ ከ እና ደመወዝ ደሞዝ ክፍያ የሚከፍል የሚከፍሉ በታች'),
  ...foldedSet("mindaa kaffaltii ji'atti ji'aan kan"),
])
/** What says that a bare number before or after it is where a range begins or ends. */
const until = foldedSet('to until እስከ hanga')
const lowestBare = 1000
const lowest = 100
const highest = 200_000

const number = /^(?:ከ|በ|የ)?(\d{1,6})(k|ሺ|ሺህ|ሺሕ|ብር|birr?|br|etb)?$/

/** The amounts of birr in a text: "5000 birr", "5k", "ከ6000 ብር በላይ", "birrii kuma 4", and numbers that can be nothing else. */
export function amountsIn(text: string, words: readonly Word[]): Amount[] {
  const amounts: Amount[] = []
  for (let at = 0; at < words.length; at += 1) {
    const found = amountAt(text, words, at)
    const before = amounts.at(-1)
    if (found === undefined) continue
    if (before !== undefined && isRange(words, before.end, found.first)) {
      // A range is asked for from its beginning.
      amounts[amounts.length - 1] = { ...before, birr: Math.min(before.birr, found.birr), end: found.end }
    } else if (before === undefined || found.first >= before.end) amounts.push(found)
    at = found.end - 1
  }
  return amounts
}

const isRange = (words: readonly Word[], end: number, first: number) =>
  first <= end || (first === end + 1 && until.has(words[end]?.folded ?? ''))

function amountAt(text: string, words: readonly Word[], at: number): Amount | undefined {
  const matched = number.exec(words[at]?.folded ?? '')
  if (matched === null) return undefined
  const [, digits = '', unit] = matched
  const grouped = thousandsAfter(text, words, at)
  let end = grouped === undefined ? at + 1 : at + 2
  let first = at
  const folded = (index: number) => words[index]?.folded ?? ''
  const hasUnit = unit !== undefined && thousand.has(unit)
  const inThousands = hasUnit || thousand.has(folded(end)) || thousand.has(folded(first - 1))
  if (thousand.has(folded(end))) end += 1
  if (thousand.has(folded(first - 1))) first -= 1
  const birr = Number(digits + (grouped ?? '')) * (inThousands ? 1000 : 1)
  let isMoney = inThousands || (unit !== undefined && !hasUnit)
  while (said.has(folded(end))) {
    isMoney ||= currency.has(folded(end))
    end += 1
  }
  while (said.has(folded(first - 1))) {
    isMoney ||= currency.has(folded(first - 1))
    first -= 1
  }
  return birr >= (isMoney ? lowest : lowestBare) && birr <= highest ? { birr, first, end } : undefined
}

/** The three digits after the comma of "10,000". */
function thousandsAfter(text: string, words: readonly Word[], at: number): string | undefined {
  const [one, next] = [words[at], words[at + 1]]
  if (one === undefined || next === undefined || !/^\d{3}$/.test(next.folded)) return undefined
  const isParted = [',', '.'].includes(text.slice(one.to, next.from))
  return isParted && /\d$/.test(one.folded) ? next.folded : undefined
}
