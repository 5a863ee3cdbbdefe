import type { PublishedReview } from '../../../contract/placements.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import { placementTransitions } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { maySeeEmployer, maySeeJob } from '../jobs/service.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import { maySeeSeeker } from '../seekers/service.ts'
import { jobExists } from './applications-store.ts'
import { addToFigures, takeFromFigures } from './figures-store.ts'
import { ownOf, placementsPath } from './placements.ts'
import { holdAccounts, lockPlacement } from './placements-store.ts'
import {
  addReview,
  findPublished,
  listDue,
  lockUnpublished,
  readPublished,
  readReviews,
  readReviewsOf,
  storeHidden,
  storePublished,
  type PublishedRow,
} from './reviews-store.ts'

type ReviewInput = { placementId: string; stars: number; words: string; mayBeQuoted: boolean }

/** Once, after the end. Neither can answer what the other wrote: both are shown when both have written. */
export function review(
  executor: Executor,
  tools: NoticeTools,
  caller: Caller,
  { placementId, stars, words, mayBeQuoted }: ReviewInput,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const own = ownOf(caller)
    const placement = await lockPlacement(transaction, { id: placementId, ...own })
    if (placement === null) throw new NamedError('not_found')
    if (placement.status !== placementTransitions.end.to) throw new NamedError('placement_current')
    const subjectId = own.side === 'seeker' ? placement.employerId : placement.seekerId
    // The other has deleted the account.
    if (subjectId === null) throw new NamedError('not_found')
    const isAdded = await addReview(transaction, {
      placementId,
      side: own.side,
      authorId: own.accountId,
      subjectId,
      stars,
      words,
      mayBeQuoted: own.side === 'employer' && mayBeQuoted,
    })
    if (!isAdded) return
    const written = await readReviews(transaction, [placementId])
    if (written.length === 2)
      await publish(
        transaction,
        tools,
        written.map(({ id }) => id),
      )
  })
}

const atOnce = 200

/** Those that wait for the other's words no longer. What two nodes do together is done once. */
export async function publishReviews(executor: Executor, tools: NoticeTools): Promise<void> {
  for (;;) {
    const due = await listDue(executor, atOnce)
    for (const { id, subjectId } of due) {
      await executor.transaction().execute(async (transaction) => {
        await holdAccounts(transaction, [subjectId])
        await publish(transaction, tools, [id])
      })
    }
    if (due.length < atOnce) return
  }
}

async function publish(transaction: Executor, tools: NoticeTools, ids: readonly string[]): Promise<void> {
  const reviews = await lockUnpublished(transaction, ids)
  await storePublished(
    transaction,
    reviews.map(({ id }) => id),
  )
  for (const each of reviews) {
    await addToFigures(transaction, each)
    await sendNotice(transaction, tools, {
      name: 'placement.review',
      to: each.subjectId,
      path: placementsPath[each.side === 'seeker' ? 'employer' : 'seeker'],
      person: each.authorName,
      job: each.title,
    })
  }
}

/** Staff take it away from everybody but its author; false where it is hidden already. */
export async function hideReview(transaction: Executor, id: string): Promise<boolean> {
  const hidden = await storeHidden(transaction, id)
  if (hidden === null) return false
  if (hidden.isPublished) await takeFromFigures(transaction, hidden)
  return true
}

/** What employers wrote of a seeker whom the caller may see. */
export async function listReviewsOfSeeker(
  executor: Executor,
  caller: Caller,
  seekerId: string,
): Promise<PublishedReview[]> {
  if (!(await maySeeSeeker(executor, caller, seekerId))) throw new NamedError('not_found')
  return (await readPublished(executor, { seekerId })).map(publishedView)
}

/** What seekers wrote of the employer of a job that the caller may see; staff see every job. */
export async function listReviewsOfEmployer(
  executor: Executor,
  caller: Caller,
  jobId: string,
): Promise<PublishedReview[]> {
  const isSeen =
    caller.type === 'ADMIN' ? await jobExists(executor, jobId) : await maySeeJob(executor, caller, jobId)
  if (!isSeen) throw new NamedError('not_found')
  return (await readPublished(executor, { jobId })).map(publishedView)
}

/** Of a seeker strangers read the first name alone. */
const publishedView = ({ side, author, ...row }: PublishedRow): PublishedReview => ({
  id: row.id,
  stars: row.stars,
  words: row.words,
  writtenAt: row.writtenAt.toISOString(),
  author: side === 'seeker' ? (author?.split(' ')[0] ?? null) : author,
})

/** Whether somebody may read a review: the one it is about, and those who may see that person or a job of theirs. */
export async function maySeeReview(executor: Executor, caller: Caller, id: string): Promise<boolean> {
  const found = await findPublished(executor, id)
  if (found === null) return false
  const { subjectId, side } = found
  if (subjectId === caller.accountId) return true
  if (side === 'employer') return isEmployer(caller.type) && maySeeSeeker(executor, caller, subjectId)
  return caller.type === 'CAREER' && maySeeEmployer(executor, caller, subjectId)
}

/** What somebody wrote, and what they can read of themselves, for the export of their data. */
export async function exportReviews(executor: Executor, { accountId, type }: Caller) {
  if (type !== 'CAREER' && !isEmployer(type)) return null
  const rows = await readReviewsOf(executor, accountId)
  return rows.map(({ authorId, mayBeQuoted, ...row }) => ({
    placementId: row.placementId,
    own: authorId === accountId,
    stars: row.stars,
    words: row.words,
    ...(authorId === accountId ? { mayBeQuoted } : {}),
    writtenAt: row.writtenAt,
    publishedAt: row.publishedAt,
  }))
}
