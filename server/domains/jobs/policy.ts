import { mostUnverifiedJobs } from '../../../contract/rules/jobs.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Standing } from './store.ts'

export function requireVerifiedEmail({ emailVerified }: Standing): void {
  if (!emailVerified) throw new NamedError('email_unverified')
}

/** One more active job than there are. */
export function requireJobQuota({ verified }: Standing, activeJobs: number): void {
  if (!verified && activeJobs >= mostUnverifiedJobs) throw new NamedError('too_many_open_jobs')
}
