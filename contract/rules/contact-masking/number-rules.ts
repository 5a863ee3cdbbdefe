import type { DigitGroup } from './candidates.ts'

/**
 * What an ordinary number in a text can be. `known` has a form of its own: a date, an hour, an amount, a year.
 * `small` is an age, a count, a day: fine beside others, but also how a phone number is written in pieces.
 */
export type Sense = 'known' | 'small' | 'unknown'

type Groups = readonly DigitGroup[]
/** How many groups from `index` on the rule explains; 0 for none. */
type Rule = (groups: Groups, index: number) => number

const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits)
const between = (digits: string, least: number, most: number): boolean =>
  digits.length <= 2 && Number(digits) >= least && Number(digits) <= most
/** A gap with blanks taken away. */
const bare = (group: DigitGroup | undefined): string | undefined => group?.gap.replaceAll(/\s/g, '')

/** "2026-12-01", "01/12/2026", "5.3.18", and no fourth part. The Ethiopian year has 13 months. */
const date: Rule = (groups, index) => {
  const [first, second, third, next] = groups.slice(index, index + 4)
  if (first === undefined || second === undefined || third === undefined) return 0
  const separator = second.gap
  if (!/^[-/.]$/.test(separator) || third.gap !== separator || next?.gap === separator) return 0
  const monthAndDay = (month: string, day: string): boolean => between(month, 1, 13) && between(day, 1, 31)
  if (isYear(first.digits)) return monthAndDay(second.digits, third.digits) ? 3 : 0
  if (!isYear(third.digits) && !(separator === '/' && third.digits.length === 2)) return 0
  return monthAndDay(second.digits, first.digits) || monthAndDay(first.digits, second.digits) ? 3 : 0
}

/** "8:00", "17.30": nobody works from 8:07. */
const hour: Rule = (groups, index) => {
  const [hours, minutes, next] = groups.slice(index, index + 3)
  if (hours === undefined || minutes === undefined || !between(hours.digits, 0, 24)) return 0
  if (!/^[:.]$/.test(minutes.gap) || next?.gap === minutes.gap) return 0
  return (minutes.gap === ':' ? /^[0-5][05]$/ : /^(?:00|15|30|45)$/).test(minutes.digits) ? 2 : 0
}

/** "5,000", "1,200,000", "2,350.50". Nine digits that begin like a mobile number are one, unless round. */
const amountWithCommas: Rule = (groups, index) => {
  const [first] = groups.slice(index, index + 1)
  if (first === undefined || !/^[1-9]\d{0,2}$/.test(first.digits)) return 0
  let count = 1
  while (groups[index + count]?.gap === ',' && groups[index + count]?.digits.length === 3) count += 1
  if (count === 1 || groups[index + count]?.gap === ',') return 0
  const digits = groups
    .slice(index, index + count)
    .map((group) => group.digits)
    .join('')
  if (digits.length > 9 || (/^[79]\d{8}$/.test(digits) && !digits.endsWith('000'))) return 0
  const cents = groups[index + count]
  return cents?.gap === '.' && cents.digits.length === 2 ? count + 1 : count
}

/** "2350.50" */
const amountWithCents: Rule = (groups, index) => {
  const [whole, cents, next] = groups.slice(index, index + 3)
  if (whole === undefined || cents === undefined || whole.gap === '.' || next?.gap === '.') return 0
  return /^[1-9]\d{2,5}$/.test(whole.digits) && cents.gap === '.' && cents.digits.length === 2 ? 2 : 0
}

/** "2018/2019", "2009/10", "1156/2019" (a proclamation), "9/2018" (a month). */
const numberOfYear: Rule = (groups, index) => {
  const [first, second, next] = groups.slice(index, index + 3)
  if (first === undefined || second === undefined || bare(second) !== '/' || bare(next) === '/') return 0
  const years = isYear(first.digits) && (isYear(second.digits) || second.digits.length === 2)
  return years || (isYear(second.digits) && /^[1-9]\d{0,3}$/.test(first.digits)) ? 2 : 0
}

const year: Rule = (groups, index) => (isYear(groups[index]?.digits ?? '') ? 1 : 0)

/** "500", "4250", "12500", "1200000": wages are round, the more so the longer. */
const roundAmount: Rule = (groups, index) =>
  /^[1-9](?:\d0|\d{1,3}[05]0|\d{2,5}000)$/.test(groups[index]?.digits ?? '') ? 1 : 0

const rules = [date, hour, amountWithCommas, amountWithCents, numberOfYear, year, roundAmount]

/** What each group of a candidate is, as far as it can be explained without a phone number. */
export function sensesOf(groups: Groups): readonly Sense[] {
  const senses: Sense[] = []
  while (senses.length < groups.length) {
    const index = senses.length
    const count = rules.reduce((found, rule) => (found > 0 ? found : rule(groups, index)), 0)
    for (let known = 0; known < count; known += 1) senses.push('known')
    if (count === 0) senses.push(/^[1-9]\d?$/.test(groups[index]?.digits ?? '') ? 'small' : 'unknown')
  }
  return senses
}
