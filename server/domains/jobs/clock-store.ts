import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import { hiringDays } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'
import type { DB } from '../../platform/database/types.ts'

/** A job as its employer is mailed of it. */
export type QuietJob = { id: string; employerId: string; title: string }

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
const askedAt = sql<Date>`job.asked_open_at`

type OfJob = ExpressionBuilder<DB & { job: DB['jobs'] }, 'job'>

/** The job was changed, somebody applied for it or was answered, or it was offered to somebody. */
const hasNewsAfter = (build: OfJob, time: RawBuilder<Date>) =>
  build.or([
    build('job.updated_at', '>', time),
    build.exists(
      build
        .selectFrom('job_applications as application')
        .whereRef('application.job_id', '=', 'job.id')
        .where((of) =>
          of.or([of('application.applied_at', '>', time), of('application.updated_at', '>', time)]),
        ),
    ),
    build.exists(
      build
        .selectFrom('offers as offer')
        .whereRef('offer.job_id', '=', 'job.id')
        .where((of) => of.or([of('offer.created_at', '>', time), of('offer.updated_at', '>', time)])),
    ),
  ])

/** Open jobs without news, locked; one that somebody else holds just now is left for the next hour. */
const quietJobs = (transaction: Executor, since: RawBuilder<Date>) =>
  transaction
    .selectFrom('jobs as job')
    .select(['job.id', 'job.employer_id as employerId', 'job.title'])
    .where('job.status', '=', 'ACTIVE')
    .where((build) => build.not(hasNewsAfter(build, since)))
    .forNoKeyUpdate('job')
    .skipLocked()

/** Those without news for so long that their employers are asked. */
export const lockJobsToAsk = (transaction: Executor, most: number): Promise<QuietJob[]> =>
  quietJobs(transaction, daysAgo(hiringDays.jobIsAskedFor))
    .where('job.asked_open_at', 'is', null)
    .orderBy('job.updated_at')
    .limit(most)
    .execute()

export async function markAsked(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ asked_open_at: sql`now()` })
    .where('id', '=', anyOf(ids, 'uuid'))
    .execute()
}

/** One for which nobody has answered in time. */
export async function lockJobToClose(transaction: Executor): Promise<QuietJob | null> {
  const row = await quietJobs(transaction, askedAt)
    .where('job.asked_open_at', '<=', daysAgo(hiringDays.askedJobCloses))
    .orderBy('job.asked_open_at')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** News since then is an answer: the job is no longer asked for. */
export async function forgetAnswered(executor: Executor): Promise<void> {
  await executor
    .updateTable('jobs as job')
    .set({ asked_open_at: null })
    .where('job.asked_open_at', 'is not', null)
    .where((build) => hasNewsAfter(build, askedAt))
    .execute()
}
