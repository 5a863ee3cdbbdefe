import type { SeekerJob } from '../../../../contract/job-search.ts'
import { formatPay } from '../../../../contract/rules/formats.ts'
import type { Language } from '../../../../contract/rules/language.ts'
import { labelsIn, lists } from '../../../lib/lists.ts'

/** Somebody who withdrew may apply again. */
export const isApplied = ({ applicationStatus }: SeekerJob): boolean =>
  applicationStatus !== null && applicationStatus !== 'WITHDRAWN'

/** The pay in words; a zero is none. */
export function payOf({ salary, hourlyRate }: SeekerJob, language: Language): string[] {
  const month = Number(salary)
  return [
    ...(month > 0 ? [formatPay({ amount: month, per: 'month' }, language)] : []),
    ...(hourlyRate > 0 ? [formatPay({ amount: hourlyRate, per: 'hour' }, language)] : []),
  ]
}

/** Null for a job anywhere. */
export const placesOf = ({ locations }: SeekerJob, language: Language): string | null =>
  locations.includes('Other') ? null : labelsIn(lists.places, locations, language)
