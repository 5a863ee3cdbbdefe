import type { SeekerJob } from '../../../contract/job-search.ts'
import { formatPay } from '../../../contract/rules/formats.ts'
import { applicationCan } from '../../../contract/rules/hiring.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { labelsIn, lists } from '../../lib/lists.ts'

export const isApplied = ({ applicationStatus }: SeekerJob): boolean =>
  !applicationCan.apply(applicationStatus)

/** The pay in words; a zero is none. */
export function payOf(
  { salary, hourlyRate }: Pick<SeekerJob, 'salary' | 'hourlyRate'>,
  language: Language,
): string[] {
  const month = Number(salary)
  return [
    ...(month > 0 ? [formatPay({ amount: month, per: 'month' }, language)] : []),
    ...(hourlyRate > 0 ? [formatPay({ amount: hourlyRate, per: 'hour' }, language)] : []),
  ]
}

/** Null for a job anywhere. */
export const placesOf = ({ locations }: SeekerJob, language: Language): string | null =>
  locations.includes('Other') ? null : labelsIn(lists.places, locations, language)

/** What its picture shows: the job of its title where the lists know it, else its work type. */
export const pictureOf = ({ title, workType }: Pick<SeekerJob, 'title' | 'workType'>): string =>
  lists.jobTitles.vocabulary.named(title)?.id ?? workType
