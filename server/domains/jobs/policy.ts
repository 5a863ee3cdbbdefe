import { mostUnverifiedJobs } from '../../../contract/rules/jobs.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { JobDetails } from './details-store.ts'
import type { Standing } from './store.ts'

export function requireVerifiedEmail({ emailVerified }: Standing): void {
  if (!emailVerified) throw new NamedError('email_unverified')
}

/** One more active job than there are. */
export function requireJobQuota({ verified }: Standing, activeJobs: number): void {
  if (!verified && activeJobs >= mostUnverifiedJobs) throw new NamedError('too_many_open_jobs')
}

type Dated = Pick<JobDetails, 'status' | 'startDate'>
const hasPassed = ({ startDate }: Dated, today: string): boolean => startDate < today
/** A draft that becomes a job everybody finds. */
const isPosted = (before: Dated, next: Dated): boolean =>
  before.status === 'INACTIVE' && next.status === 'ACTIVE'

/** No job is posted for a day that has passed; that of an existing job may stay as it is. */
export function requireStartToCome(next: Dated, before: Dated | null, today: string): void {
  if (!hasPassed(next, today)) return
  if (before === null || before.startDate !== next.startDate || isPosted(before, next))
    throw new NamedError('invalid_input', { startDate: { problem: 'pastDay' } })
}

/** The same without a form to show the field. A closed job reopens whatever its day: that was when it was posted. */
export function requireStartToOpen(next: Dated, before: Dated, today: string): void {
  if (hasPassed(next, today) && isPosted(before, next)) throw new NamedError('start_date_past')
}
