import type { Executor } from '../../platform/database/connection.ts'

export async function saveJob(executor: Executor, seekerId: string, jobId: string): Promise<void> {
  await executor
    .insertInto('saved_jobs')
    .values({ seeker_id: seekerId, job_id: jobId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function forgetJob(executor: Executor, seekerId: string, jobId: string): Promise<void> {
  await executor
    .deleteFrom('saved_jobs')
    .where('seeker_id', '=', seekerId)
    .where('job_id', '=', jobId)
    .execute()
}

/** What somebody has saved, for that person. */
export async function readKept(executor: Executor, accountId: string) {
  return executor
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .select(['jobs.masked_title as title', 'saved_jobs.saved_at as savedAt'])
    .where('seeker_id', '=', accountId)
    .execute()
}
