import * as z from 'zod/mini'
import type { Placement as PlacementView } from '../../../contract/placements.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import { isPrivateEnd, placementTransitions, type EndReason } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { TaskContext } from '../../platform/domain.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import { deleteDeserted, readPending } from './check-ins-store.ts'
import type { PlacementEvent } from './events.ts'
import { recordEvents } from './history.ts'
import type { HiringTools } from './moves.ts'
import {
  addPlacement,
  findPlacement,
  haveWorked,
  lockDeserted,
  lockPlacement,
  readPlacements,
  storeEnd,
  type NewPlacement,
  type Own,
  type Placement,
  type Side,
} from './placements-store.ts'
import { placementView } from './placements-view.ts'
import { termsView } from './offers-view.ts'
import { readReviews } from './reviews-store.ts'

/** Where each of the two finds their placements. */
export const placementsPath = {
  seeker: '/jobseeker/WorkPlacement',
  employer: '/employer/placements',
} as const

export const ownOf = ({ accountId, type }: Pick<Caller, 'accountId' | 'type'>): Own => ({
  accountId,
  side: isEmployer(type) ? 'employer' : 'seeker',
})

/** In the transaction that confirms the hire. An offer leads to one placement, however often it is confirmed. */
export async function beginPlacement(
  transaction: Executor,
  { emit }: { emit: Emit },
  { applicationId, ...placement }: NewPlacement & { applicationId: string | null },
): Promise<void> {
  const placementId = await addPlacement(transaction, placement)
  if (placementId === null) return
  const { offerId, employerId, seekerId, jobId } = placement
  await recordEvents(transaction, [
    { applicationId, offerId, subject: 'placement', transition: 'begin', party: 'employer', reason: null },
  ])
  await emit(transaction, 'hired', { placementId, employerId, seekerId, jobId })
}

/** In four statements, however many there are. */
export async function listPlacements(executor: Executor, caller: Caller): Promise<PlacementView[]> {
  const own = ownOf(caller)
  const rows = await readPlacements(executor, own)
  const ids = rows.map(({ id }) => id)
  const [reviews, pending] = await Promise.all([
    readReviews(executor, ids),
    // Nothing of a check-in is read for an employer.
    own.side === 'seeker' ? readPending(executor, ids) : [],
  ])
  const days = new Map(pending.map(({ placementId, day }) => [placementId, day]))
  return rows.map((row) => {
    const written = reviews.filter(({ placementId }) => placementId === row.id)
    return placementView(row, {
      checkIn: days.get(row.id) ?? null,
      own: written.find(({ side }) => side === own.side),
      other: written.find(({ side }) => side !== own.side),
    })
  })
}

/** From the hire on the seeker knows who the employer is. */
export const isHiredBy = (executor: Executor, { accountId }: Caller, employerId: string): Promise<boolean> =>
  haveWorked(executor, { seekerId: accountId, employerId })

/** To end twice is to end once. */
export function endPlacement(
  executor: Executor,
  tools: HiringTools,
  caller: Caller,
  { id, reason }: { id: string; reason: EndReason },
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const own = ownOf(caller)
    const placement = await lockPlacement(transaction, { id, ...own })
    if (placement === null) throw new NamedError('not_found')
    if (!(await end(transaction, tools.emit, placement, { party: own.side, reason }))) return
    const other = own.side === 'seeker' ? 'employer' : 'seeker'
    await notifyOfEnd(transaction, tools, placement, other, reason)
  })
}

/** What follows the deletion of an account, which the rows no longer name: only the other of the two hears of it. */
export async function closeDeserted(transaction: Executor, emit: Emit): Promise<void> {
  for (const placement of await lockDeserted(transaction)) {
    await end(transaction, emit, placement, { party: 'system', reason: 'ACCOUNT_CLOSED' })
    await enqueue(transaction, 'notify-of-end', { placementId: placement.id })
  }
  await deleteDeserted(transaction)
}

async function end(
  transaction: Executor,
  emit: Emit,
  placement: Placement,
  { party, reason }: { party: Side | 'system'; reason: EndReason },
): Promise<boolean> {
  const { id, offerId, applicationId, employerId, seekerId, jobId, hiredAt } = placement
  const endedAt = await storeEnd(transaction, { id, party, reason })
  if (endedAt === null) return false
  // Its history is gone where the account with the offer was deleted.
  if (offerId !== null || applicationId !== null)
    await recordEvents(transaction, [
      {
        applicationId,
        offerId,
        subject: 'placement',
        transition: 'end',
        party,
        reason: isPrivateEnd(reason) ? null : reason,
      },
    ])
  const event: PlacementEvent = { placementId: id, employerId, seekerId, jobId }
  await emit(transaction, 'placementEnded', { ...event, reason, hiredAt, endedAt })
  return true
}

async function notifyOfEnd(
  transaction: Executor,
  tools: NoticeTools,
  { title, employerId, employerName, seekerId, seekerName }: Placement,
  to: Side,
  reason: EndReason,
): Promise<void> {
  const reader = to === 'seeker' ? seekerId : employerId
  if (reader === null) return
  await sendNotice(transaction, tools, {
    name: 'placement.end',
    to: reader,
    path: placementsPath[to],
    person: to === 'seeker' ? employerName : seekerName,
    job: title,
    ...(isPrivateEnd(reason) ? {} : { reason }),
  })
}

const payload = z.object({ placementId: z.uuid() })

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Of a placement that ended because one of the two has deleted the account. */
    'notify-of-end': { placementId: string }
  }
}

/** The task `notify-of-end`: an event has no mailer. */
export const createEndNotice =
  ({ database, ...tools }: Omit<TaskContext, 'certificateSigner' | 'files' | 'uploads' | 'scan'>) =>
  (given: unknown): Promise<void> =>
    database.executor.transaction().execute(async (transaction) => {
      const placement = await findPlacement(transaction, payload.parse(given).placementId)
      if (placement === null || placement.status !== placementTransitions.end.to) return
      for (const to of ['seeker', 'employer'] as const)
        await notifyOfEnd(transaction, tools, placement, to, 'ACCOUNT_CLOSED')
    })

/** The placements of a person, for the export of their data; how to reach the other is not theirs. */
export async function exportPlacements(executor: Executor, caller: Caller) {
  if (caller.type !== 'CAREER' && !isEmployer(caller.type)) return null
  return (await readPlacements(executor, ownOf(caller))).map((row) => ({
    id: row.id,
    status: row.status,
    job: row.title,
    other: row.otherName,
    terms: termsView(row),
    hiredAt: row.hiredAt,
    endedAt: row.endedAt,
    endReason: row.endReason,
  }))
}
