import { sql } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'

/** Jobs that are open, or that the seeker has applied for. The jobs of a disabled employer are not open. */
const visible = (executor: Executor, seekerId: string) =>
  executor
    .selectFrom('jobs')
    .where((build) =>
      build.or([
        build.and([
          build('jobs.status', '=', 'ACTIVE'),
          build.exists(
            build
              .selectFrom('accounts')
              .whereRef('accounts.id', '=', 'jobs.employer_id')
              .where('accounts.disabled_at', 'is', null),
          ),
        ]),
        build.exists(
          build
            .selectFrom('job_applications')
            .whereRef('job_id', '=', 'jobs.id')
            .where('seeker_id', '=', seekerId),
        ),
      ]),
    )

export async function isVisible(executor: Executor, seekerId: string, jobId: string): Promise<boolean> {
  const row = await visible(executor, seekerId).where('jobs.id', '=', jobId).executeTakeFirst()
  return row !== undefined
}

/** The employer of a job; null if the seeker may not see it. */
export async function findEmployer(
  executor: Executor,
  seekerId: string,
  jobId: string,
): Promise<string | null> {
  const row = await visible(executor, seekerId)
    .select('jobs.employer_id as employerId')
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  return row?.employerId ?? null
}

/** Whether any job of the employer is. */
export async function hasVisible(executor: Executor, seekerId: string, employerId: string): Promise<boolean> {
  const row = await visible(executor, seekerId)
    .where('jobs.employer_id', '=', employerId)
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row !== undefined
}
