import { v7 as newId } from 'uuid'
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

/** Each person reports a thing once; the first words stay. */
export async function addReport(
  executor: Executor,
  report: { reporterId: string; subject: string; subjectId: string; reason: string },
): Promise<void> {
  await executor
    .insertInto('reports')
    .values({
      id: newId(),
      reporter_id: report.reporterId,
      subject: report.subject,
      subject_id: report.subjectId,
      reason: report.reason,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What somebody has saved and reported, for that person. */
export async function readKept(executor: Executor, accountId: string) {
  const saved = await executor
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .select(['jobs.title', 'saved_jobs.saved_at as savedAt'])
    .where('seeker_id', '=', accountId)
    .execute()
  const reports = await executor
    .selectFrom('reports')
    .select(['subject', 'subject_id as subjectId', 'reason', 'reported_at as reportedAt'])
    .where('reporter_id', '=', accountId)
    .execute()
  return { saved, reports }
}
