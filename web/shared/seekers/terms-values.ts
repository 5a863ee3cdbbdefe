import type { CallInput } from '../../../contract/endpoint.ts'
import type { ApiEndpoints } from '../../../contract/endpoints.ts'
import type { Job } from '../../../contract/jobs.ts'

/** What the fields of an offer hold; empty is nothing said. */
export type TermsValues = {
  pay: string
  per: 'month' | 'hour'
  startDate: string
  hoursPerDay: string
  home: '' | 'in' | 'out'
  daysOff: string
}
type Body = NonNullable<CallInput<ApiEndpoints['POST /employer-interests/job-seeker/:id']>['body']>

export const emptyTerms: TermsValues = {
  pay: '',
  per: 'month',
  startDate: '',
  hoursPerDay: '',
  home: '',
  daysOff: '',
}

const known = (figure: string | number) => (Number(figure) > 0 ? String(Number(figure)) : '')

/** What a job says already. A day that has passed is nobody's first day. */
export function termsOfJob(job: Job, today: string): TermsValues {
  const isHourly = Number(job.salary) <= 0 && job.hourlyRate > 0
  return {
    pay: known(isHourly ? job.hourlyRate : job.salary),
    per: isHourly ? 'hour' : 'month',
    startDate: job.startDate >= today ? job.startDate : '',
    hoursPerDay: known(job.workHours),
    home: job.jobType === 'LIVE_IN' ? 'in' : '',
    daysOff: '',
  }
}

const figureOf = (text: string) => (text === '' ? null : Number(text))

export const termsBody = (values: TermsValues): NonNullable<Body['terms']> => ({
  salary: values.per === 'month' ? figureOf(values.pay) : null,
  hourlyRate: values.per === 'hour' ? figureOf(values.pay) : null,
  startDate: values.startDate === '' ? null : values.startDate,
  hoursPerDay: figureOf(values.hoursPerDay),
  liveIn: values.home === '' ? null : values.home === 'in',
  daysOff: figureOf(values.daysOff),
})

/** Which field of the dialog a field of the body belongs to. */
export const bodyFields = {
  pay: ['terms.salary', 'terms.hourlyRate'],
  startDate: ['terms.startDate'],
  hoursPerDay: ['terms.hoursPerDay'],
  daysOff: ['terms.daysOff'],
} as const
