import type { CheckInAlert } from '../../../contract/placements.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import {
  addCheckIn,
  listDue,
  lockAlert,
  readAlerts,
  readOwnCheckIns,
  storeAnswer,
  storeClosed,
  wasAsked,
  type AlertRow,
  type CheckInAnswer,
} from './check-ins-store.ts'
import { placementsPath } from './placements.ts'

const atOnce = 200

/** Asks every seeker whose day has come, by mail too. What two nodes do together is done once. */
export async function askCheckIns(executor: Executor, tools: NoticeTools): Promise<void> {
  for (;;) {
    const due = await listDue(executor, atOnce)
    for (const each of due) {
      await executor.transaction().execute(async (transaction) => {
        if (!(await addCheckIn(transaction, each))) return
        await sendNotice(transaction, tools, {
          name: 'placement.checkIn',
          to: each.seekerId,
          path: placementsPath.seeker,
          person: each.employerName,
          job: each.title,
        })
      })
    }
    if (due.length < atOnce) return
  }
}

/** A second answer changes nothing. */
export async function answerCheckIn(
  executor: Executor,
  { accountId }: Caller,
  answer: CheckInAnswer,
): Promise<void> {
  if (!(await wasAsked(executor, accountId, answer))) throw new NamedError('not_found')
  await storeAnswer(executor, answer)
}

const mostAlerts = 100

/** For staff alone. */
export const listAlerts = async (executor: Executor): Promise<CheckInAlert[]> =>
  (await readAlerts(executor, mostAlerts)).map(alertView)

const alertView = (row: AlertRow): CheckInAlert => ({
  id: row.id,
  day: row.day,
  answeredAt: row.answeredAt.toISOString(),
  words: row.words,
  jobTitle: row.title,
  seeker: { name: row.seekerName, phone: row.phone ?? '' },
  employer: row.employerId === null ? null : { name: row.employerName },
})

/** Recorded once. */
export function closeAlert(
  executor: Executor,
  audit: Audit,
  { accountId }: Caller,
  id: string,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const alert = await lockAlert(transaction, id)
    if (alert === null) throw new NamedError('not_found')
    if (alert.closedAt !== null) return
    await storeClosed(transaction, id, accountId)
    await audit.noteAct(transaction, { actorId: accountId, act: 'check-in.close', targetId: id })
  })
}

/** What a seeker was asked and has answered, for the export of their data. */
export const exportCheckIns = async (executor: Executor, { accountId, type }: Caller) =>
  type === 'CAREER' ? readOwnCheckIns(executor, accountId) : null
