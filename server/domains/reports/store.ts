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
