import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { ReportSubject } from '../../../contract/rules/reports.ts'
import type { Executor } from '../../platform/database/connection.ts'

/** Each person reports a thing once; the first words stay. */
export async function addReport(
  executor: Executor,
  report: { reporterId: string; subject: ReportSubject; subjectId: string; reason: string },
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

export async function readReports(executor: Executor, reporterId: string) {
  return executor
    .selectFrom('reports')
    .select(['subject', 'subject_id as subjectId', 'reason', 'reported_at as reportedAt'])
    .where('reporter_id', '=', reporterId)
    .execute()
}

/** Closed by nobody, the oldest first, with what it is about as it was written. */
export async function readOpen(executor: Executor, most: number) {
  return executor
    .selectFrom('reports as report')
    .leftJoin('accounts as reporter', 'reporter.id', 'report.reporter_id')
    .leftJoin('jobs as job', (join) =>
      join.onRef('job.id', '=', 'report.subject_id').on('report.subject', '=', 'job'),
    )
    .leftJoin('accounts as person', (join) =>
      join.onRef('person.id', '=', 'report.subject_id').on('report.subject', '=', 'profile'),
    )
    .leftJoin('messages as message', (join) =>
      join.onRef('message.id', '=', 'report.subject_id').on('report.subject', '=', 'message'),
    )
    .leftJoin('reviews as review', (join) =>
      join.onRef('review.id', '=', 'report.subject_id').on('report.subject', '=', 'review'),
    )
    .select([
      'report.id',
      'report.subject',
      'report.subject_id as subjectId',
      'report.reason',
      'report.reported_at as reportedAt',
      'reporter.username as reporter',
    ])
    .select(({ fn }) =>
      fn.coalesce('job.title', 'person.username', 'message.body', 'review.words').as('about'),
    )
    .where('report.closed_at', 'is', null)
    .orderBy('report.reported_at')
    .orderBy('report.id')
    .limit(most)
    .execute()
}

export async function lockReport(transaction: Executor, id: string) {
  const row = await transaction
    .selectFrom('reports')
    .select(['subject', 'subject_id as subjectId', 'closed_at as closedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function storeClosed(transaction: Executor, id: string, staffId: string): Promise<void> {
  await transaction
    .updateTable('reports')
    .set({ closed_at: sql<Date>`now()`, closed_by: staffId })
    .where('id', '=', id)
    .execute()
}
