import type { Terms } from '../../../contract/offers.ts'
import { formatPay } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'

/** The pay in words: by the month, by the hour, both or none. */
export const payOfTerms = (
  { salary, hourlyRate }: Pick<Terms, 'salary' | 'hourlyRate'>,
  language: Language,
): string[] => [
  ...(salary === null ? [] : [formatPay({ amount: salary, per: 'month' }, language)]),
  ...(hourlyRate === null ? [] : [formatPay({ amount: hourlyRate, per: 'hour' }, language)]),
]
