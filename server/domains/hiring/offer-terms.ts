import { NamedError } from '../../platform/http/errors.ts'
import type { TermColumns } from './offers-store.ts'

/** What the employer wrote; what is left out is taken from the job. */
export type ProposedTerms = {
  salary?: number | null | undefined
  hourlyRate?: number | null | undefined
  startDate?: string | null | undefined
  hoursPerDay?: number | null | undefined
  liveIn?: boolean | null | undefined
  daysOff?: number | null | undefined
}

/** What a job says of the terms. */
export type JobTerms = Pick<TermColumns, 'monthlySalary' | 'hourlyRateCents' | 'hoursPerDay'> & {
  startDate: string
  liveIn: boolean
}

/** By the month or by the hour, never both. What was written counts before what the job says. */
export function agreedTerms(proposed: ProposedTerms, job: JobTerms | null): TermColumns {
  const { salary, hourlyRate } = proposed
  if (typeof salary === 'number' && typeof hourlyRate === 'number')
    throw new NamedError('invalid_input', { 'terms.hourlyRate': { problem: 'onePay' } })
  const isPaySaid = typeof salary === 'number' || typeof hourlyRate === 'number'
  const hours = or(proposed.hoursPerDay, job?.hoursPerDay)
  return {
    monthlySalary: isPaySaid ? rounded(salary, 1) : (job?.monthlySalary ?? null),
    hourlyRateCents: isPaySaid ? rounded(hourlyRate, 100) : (job?.hourlyRateCents ?? null),
    startDate: or(proposed.startDate, job?.startDate),
    hoursPerDay: hours === null ? null : Math.max(0.1, Math.round(hours * 10) / 10),
    liveIn: or(proposed.liveIn, job?.liveIn),
    daysOff: proposed.daysOff ?? null,
  }
}

/** Null says that nothing is agreed; left out, the job decides. */
const or = <Value>(said: Value | null | undefined, job: Value | null | undefined): Value | null =>
  said === undefined ? (job ?? null) : said

/** Less than can be stored is the least that can. */
const rounded = (value: number | null | undefined, parts: number): number | null =>
  typeof value === 'number' ? Math.max(1, Math.round(value * parts)) : null
