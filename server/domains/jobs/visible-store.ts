import type { Executor } from '../../platform/database/connection.ts'

/** A job that is open, or that the seeker has applied for. The jobs of a disabled employer are not open. */
export async function isVisible(executor: Executor, seekerId: string, jobId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('jobs')
    .where('id', '=', jobId)
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
    .executeTakeFirst()
  return row !== undefined
}
