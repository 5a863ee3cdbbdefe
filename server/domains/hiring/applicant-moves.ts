import type { HiringEvent } from '../../../contract/hiring.ts'
import {
  applicationTransitions,
  isUnanswered,
  moveTo,
  nextApplicationState,
  type MoveTarget,
  type RejectionReason,
} from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { readEvents } from './history-store.ts'
import { cancelInterviews } from './interviews.ts'
import { moveApplication, notifyOfMove, type HiringTools } from './moves.ts'
import { findParties, listApplicationsToOffer, lockApplications } from './moves-store.ts'
import { makeOffer, moveOffer } from './offers.ts'
import { lockOffersOfApplications } from './offers-store.ts'

type MoveInput = { ids: readonly string[]; status: MoveTarget; reason: RejectionReason | null }
type Moved = { moved: string[]; unmoved: string[] }

/** Those that can come to the state are moved together or not at all; the others are named. One alone is refused instead. */
export async function moveApplicants(
  executor: Executor,
  tools: HiringTools,
  caller: Caller,
  input: MoveInput,
): Promise<Moved> {
  const ids = [...new Set(input.ids)]
  const moved = await executor
    .transaction()
    .execute((transaction) =>
      input.status === applicationTransitions.offer.to
        ? offerToAll(transaction, tools, caller, ids)
        : moveAll(transaction, tools, caller, { ...input, ids }),
    )
  const unmoved = ids.filter((id) => !moved.includes(id))
  if (ids.length === 1 && unmoved.length > 0) throw new NamedError('application_settled')
  return { moved, unmoved }
}

async function moveAll(
  transaction: Executor,
  tools: HiringTools,
  caller: Caller,
  { ids, status, reason }: MoveInput,
): Promise<string[]> {
  const transition = moveTo(status)
  if (transition === 'offer') return []
  const rejects = transition === 'reject'
  // Offers are locked before the applications that they answer.
  const offers = rejects ? await lockOffersOfApplications(transaction, caller.accountId, ids) : []
  for (const offer of offers) {
    if (isUnanswered(offer.status)) await moveOffer(transaction, offer, 'withdraw', 'employer')
  }
  const applications = await lockApplications(transaction, caller.accountId, ids)
  if (applications.length === 0) throw new NamedError('not_found')
  const moved: string[] = []
  for (const application of applications) {
    // Moved there before: done.
    if (application.status === status) {
      moved.push(application.id)
      continue
    }
    const move = { transition, party: 'employer', reason: rejects ? reason : null } as const
    if (!(await moveApplication(transaction, application, move))) continue
    moved.push(application.id)
    await notifyOfMove(transaction, tools, application, transition, move.reason)
  }
  if (rejects) await cancelInterviews(transaction, moved)
  return moved
}

/** An offer each, by the terms of its job; where the job is no longer open none is made. */
async function offerToAll(
  transaction: Executor,
  tools: HiringTools,
  caller: Caller,
  ids: readonly string[],
): Promise<string[]> {
  const applications = await listApplicationsToOffer(transaction, caller.accountId, ids)
  if (applications.length === 0) throw new NamedError('not_found')
  const moved: string[] = []
  for (const { id, jobId, seekerId, status, isOpen } of applications) {
    // Offered before: done.
    const isOffered = status === applicationTransitions.offer.to
    if (!isOffered && (!isOpen || nextApplicationState(status, 'offer') === null)) continue
    if (!isOffered) await makeOffer(transaction, tools, caller, { seekerId, jobId, message: '', terms: {} })
    moved.push(id)
  }
  return moved
}

/** For its seeker, its employer, and staff. */
export async function readHistory(executor: Executor, caller: Caller, id: string): Promise<HiringEvent[]> {
  const parties = await findParties(executor, id)
  const isTheirs =
    caller.type === 'ADMIN' ||
    parties?.seekerId === caller.accountId ||
    parties?.employerId === caller.accountId
  if (parties === null || !isTheirs) throw new NamedError('not_found')
  return readEvents(executor, { applicationId: id })
}
