import { v7 as newId } from 'uuid'
import type { Job, JobPosting } from '../../../contract/jobs.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { requireJobQuota, requireStartToCome, requireStartToOpen, requireVerifiedEmail } from './policy.ts'
import { detailsOf, titleOfCopy } from './posting.ts'
import type { JobDetails, JobRow } from './details-store.ts'
import { addFacets, removeFacetsOf } from './facets-store.ts'
import {
  addJobs,
  changeJob as storeJob,
  countActive,
  deleteDraft,
  keepOpen as storeOpen,
  lockEmployer,
  lockOwnJob,
  listOwnJobs,
  readOwnJob,
  storeClosed,
  type LockedJob,
  type NewJob,
  type Standing,
} from './store.ts'
import { jobView } from './view.ts'

// What other domains may ask of jobs.
export { findEmployerOfJob, maySeeEmployer, maySeeJob } from './visible.ts'
export { jobTexts } from './masked-texts.ts'
export type { NewJob } from './store.ts'
export { listOpenJobs as readOpenJobs, readJobToScore } from './search/open-jobs-store.ts'
export { nearestOf, townsNear } from './search/matching/distance.ts'
export { nearKinds } from './search/matching/near-work.ts'
export { createSeekerScorer, type OpenJob } from './search/matching/people.ts'
export { seekerOf } from './search/matching/seeker.ts'

/** Jobs of the demo or a test, in two statements, without the rules of posting. */
export const seedJobs = (transaction: Executor, jobs: readonly NewJob[]): Promise<void> =>
  addJobs(transaction, jobs)

/** Nobody finds the jobs of this employer from now on, whatever their state. */
export const hideJobs = (transaction: Executor, employerId: string): Promise<void> =>
  removeFacetsOf(transaction, employerId)

/** Those that are active are found again. */
export async function showJobs(transaction: Executor, employerId: string): Promise<void> {
  await removeFacetsOf(transaction, employerId)
  await addFacets(transaction, await listOwnJobs(transaction, employerId))
}

export async function readJob(executor: Executor, { accountId }: Caller, id: string): Promise<JobRow> {
  const job = await readOwnJob(executor, accountId, id)
  // That of another employer is not there either.
  if (job === null) throw new NamedError('not_found')
  return job
}

/** The jobs of an employer, for the export of their data. */
export const exportJobs = async (executor: Executor, { accountId, type }: Caller): Promise<Job[] | null> =>
  isEmployer(type) ? (await listOwnJobs(executor, accountId)).map(jobView) : null

/** Locks a job of one's own until the transaction ends. */
export async function lockJob(transaction: Executor, { accountId }: Caller, id: string): Promise<LockedJob> {
  const job = await lockOwnJob(transaction, accountId, id)
  if (job === null) throw new NamedError('not_found')
  return job
}

/** The same of one that is open, and stays so. */
export async function lockOpenJob(transaction: Executor, caller: Caller, id: string): Promise<LockedJob> {
  const job = await lockJob(transaction, caller, id)
  if (job.status !== 'ACTIVE') throw new NamedError('job_not_open')
  return job
}

/** Nobody finds it from now on. Its row is locked by the caller. */
export const closeJob = (transaction: Executor, id: string): Promise<void> => storeClosed(transaction, id)

/** Answers the id of the new job. */
export async function postJob(
  transaction: Executor,
  caller: Caller,
  posting: JobPosting,
  today: string,
): Promise<string> {
  const details = detailsOf(posting)
  requireStartToCome(details, null, today)
  const employer = await lock(transaction, caller)
  requireVerifiedEmail(employer)
  if (details.status === 'ACTIVE') requireJobQuota(employer, await countActive(transaction, caller.accountId))
  return addJob(transaction, caller, details)
}

/** A copy to look through first: nobody finds it yet, so it needs nothing else. `ending` says in words which copy it is. */
export async function duplicateJob(
  transaction: Executor,
  caller: Caller,
  id: string,
  ending: (number: number) => string,
): Promise<string> {
  const { id: _, createdAt: __, ...job } = await readJob(transaction, caller, id)
  const taken = (await listOwnJobs(transaction, caller.accountId)).map(({ title }) => title)
  return addJob(transaction, caller, {
    ...job,
    title: titleOfCopy(job.title, taken, ending),
    status: 'INACTIVE',
  })
}

/** One change of an employer after the other, so that nobody opens it meanwhile. */
export function deleteJob(executor: Executor, caller: Caller, id: string): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    await lock(transaction, caller)
    await readJob(transaction, caller, id)
    if (!(await deleteDraft(transaction, id))) throw new NamedError('job_in_use')
  })
}

export function changeJob(
  executor: Executor,
  caller: Caller,
  id: string,
  posting: JobPosting,
  today: string,
): Promise<void> {
  const details = detailsOf(posting)
  return change(executor, caller, id, (job) => {
    requireStartToCome(details, job, today)
    return details
  })
}

export const setStatus = (
  executor: Executor,
  caller: Caller,
  id: string,
  status: JobDetails['status'],
  today: string,
): Promise<void> =>
  change(executor, caller, id, (job) => {
    const next = { ...job, status }
    requireStartToOpen(next, job, today)
    return next
  })

/** The employer's answer where it was asked whether the job is still open. */
export function keepOpen(executor: Executor, caller: Caller, id: string): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    await lockOpenJob(transaction, caller, id)
    await storeOpen(transaction, id)
  })
}

/** One change of an employer after the other; what becomes active must be allowed to. */
function change(
  executor: Executor,
  caller: Caller,
  id: string,
  changed: (job: JobRow) => JobDetails,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const employer = await lock(transaction, caller)
    // Nor does time close it meanwhile.
    await lockOwnJob(transaction, caller.accountId, id)
    const job = await readJob(transaction, caller, id)
    const next = changed(job)
    if (next.status === 'ACTIVE' && job.status !== 'ACTIVE') {
      requireVerifiedEmail(employer)
      requireJobQuota(employer, await countActive(transaction, caller.accountId))
    }
    await storeJob(transaction, id, next)
  })
}

async function addJob(transaction: Executor, { accountId }: Caller, details: JobDetails): Promise<string> {
  const id = newId()
  await addJobs(transaction, [{ ...details, id, employerId: accountId }])
  return id
}

async function lock(transaction: Executor, { accountId }: Caller): Promise<Standing> {
  const employer = await lockEmployer(transaction, accountId)
  // An account that is erased during a call is no longer signed in.
  if (employer === null) throw new NamedError('sign_in_required')
  return employer
}
