import type { ApplicationTransition, HiringParty, RejectionReason } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import { recordEvents } from './history.ts'
import { storeMove, type LockedApplication } from './moves-store.ts'

/** What hiring needs to tell others of what happens. */
export type HiringTools = NoticeTools & { emit: Emit }

type Move = {
  transition: ApplicationTransition
  party: HiringParty
  reason?: RejectionReason | null
  /** The offer with which the application moves. */
  offerId?: string
}

/** The only way in which an application moves: along the graph, with a line in its history. False where it cannot. */
export async function moveApplication(
  transaction: Executor,
  application: Pick<LockedApplication, 'id'>,
  { transition, party, reason = null, offerId }: Move,
): Promise<boolean> {
  if (!(await storeMove(transaction, { id: application.id, transition, party, reason }))) return false
  // The line of the offer itself says the same.
  if (offerId !== undefined) return true
  await recordEvents(transaction, [
    { applicationId: application.id, offerId: null, subject: 'application', transition, party, reason },
  ])
  return true
}

const noticeOf = {
  review: 'application.review',
  shortlist: 'application.shortlist',
  interview: 'application.interview',
  reject: 'application.reject',
} as const

/** Tells the seeker of a move of the employer, or of the system. */
export const notifyOfMove = (
  transaction: Executor,
  tools: NoticeTools,
  { seekerId, jobTitle }: Pick<LockedApplication, 'seekerId' | 'jobTitle'>,
  transition: keyof typeof noticeOf,
  reason: RejectionReason | null = null,
): Promise<void> =>
  sendNotice(transaction, tools, {
    name: noticeOf[transition],
    to: seekerId,
    path: '/jobseeker/Applications',
    job: jobTitle,
    ...(reason === null ? {} : { reason }),
  })
