import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { findEmployer, hasVisible, isVisible } from './visible-store.ts'

/** Whether a seeker may see a job: it is open, or they have applied for it. */
export const maySeeJob = (executor: Executor, caller: Caller, jobId: string): Promise<boolean> =>
  isVisible(executor, caller.accountId, jobId)

/** The employer of a job; null if the seeker may not see it. */
export const findEmployerOfJob = (
  executor: Executor,
  caller: Caller,
  jobId: string,
): Promise<string | null> => findEmployer(executor, caller.accountId, jobId)

/** Whether a seeker may see any job of an employer. */
export const maySeeEmployer = (executor: Executor, caller: Caller, employerId: string): Promise<boolean> =>
  hasVisible(executor, caller.accountId, employerId)

/** To a seeker who may not see it, a job does not exist. */
export async function requireVisible(executor: Executor, caller: Caller, jobId: string): Promise<void> {
  if (!(await maySeeJob(executor, caller, jobId))) throw new NamedError('not_found')
}
