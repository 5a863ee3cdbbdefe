import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import { hiringDays } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf, asBoolean } from '../../platform/database/expressions.ts'
import { reviewTexts } from './masked-texts.ts'
import { fullName, type Side } from './placements-store.ts'

export type NewReview = {
  placementId: string
  side: Side
  authorId: string
  subjectId: string
  stars: number
  words: string
  mayBeQuoted: boolean
}

/** False where that side has written before; the first words stay. */
export async function addReview(transaction: Executor, review: NewReview): Promise<boolean> {
  const row = await transaction
    .insertInto('reviews')
    .values({
      id: newId(),
      placement_id: review.placementId,
      party: review.side,
      author_id: review.authorId,
      subject_id: review.subjectId,
      stars: review.stars,
      words: review.words,
      ...reviewTexts.of(review),
      may_be_quoted: review.mayBeQuoted,
    })
    .onConflict((conflict) => conflict.columns(['placement_id', 'party']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type ReviewRow = {
  id: string
  placementId: string
  /** Of the one who wrote it. */
  side: Side
  stars: number
  words: string
  writtenAt: Date
  publishedAt: Date | null
  hidden: boolean
}

const reviews = (executor: Executor) =>
  executor
    .selectFrom('reviews as review')
    .select([
      'review.id',
      'review.placement_id as placementId',
      'review.party as side',
      'review.stars',
      'review.words',
      'review.written_at as writtenAt',
      'review.published_at as publishedAt',
    ])
    .select((build) => asBoolean(build('review.hidden_at', 'is not', null)).as('hidden'))

/** What both wrote, as it was written. */
export const readReviews = (executor: Executor, placementIds: readonly string[]): Promise<ReviewRow[]> =>
  reviews(executor).where('review.placement_id', '=', anyOf(placementIds, 'uuid')).execute()

/** What somebody wrote, and what they may read of what was written of them; the oldest first. */
export const readReviewsOf = (
  executor: Executor,
  accountId: string,
): Promise<(ReviewRow & { authorId: string | null; mayBeQuoted: boolean })[]> =>
  reviews(executor)
    .select(['review.author_id as authorId', 'review.may_be_quoted as mayBeQuoted'])
    .where((build) =>
      build.or([
        build('review.author_id', '=', accountId),
        build.and([
          build('review.subject_id', '=', accountId),
          build('review.published_at', 'is not', null),
          build('review.hidden_at', 'is', null),
        ]),
      ]),
    )
    .orderBy('review.written_at')
    .execute()

/** Written long enough ago, and not published. */
export const listDue = (executor: Executor, most: number): Promise<{ id: string; subjectId: string }[]> =>
  executor
    .selectFrom('reviews')
    .select(['id', 'subject_id as subjectId'])
    .where('published_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('written_at', '<=', sql<Date>`now() - make_interval(days => ${hiringDays.reviewIsShown})`)
    .orderBy('written_at')
    .limit(most)
    .execute()

export type Unpublished = {
  id: string
  side: Side
  subjectId: string
  stars: number
  title: string
  authorName: string
}

/** Those of these that are not published, locked in the order in which the figures of their subjects are written. */
export const lockUnpublished = (transaction: Executor, ids: readonly string[]): Promise<Unpublished[]> =>
  transaction
    .selectFrom('reviews as review')
    .innerJoin('placements as placement', 'placement.id', 'review.placement_id')
    .leftJoin('accounts as author', 'author.id', 'review.author_id')
    .select([
      'review.id',
      'review.party as side',
      'review.subject_id as subjectId',
      'review.stars',
      'placement.title',
      fullName('author').as('authorName'),
    ])
    .where('review.id', '=', anyOf(ids, 'uuid'))
    .where('review.published_at', 'is', null)
    .where('review.hidden_at', 'is', null)
    .orderBy('review.subject_id')
    .forNoKeyUpdate('review')
    .execute()

export async function storePublished(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('reviews')
    .set({ published_at: sql<Date>`now()` })
    .where('id', '=', anyOf(ids, 'uuid'))
    .execute()
}

/** Null where it is not there, or hidden already. */
export async function storeHidden(
  transaction: Executor,
  id: string,
): Promise<{ subjectId: string; stars: number; isPublished: boolean } | null> {
  const row = await transaction
    .updateTable('reviews')
    .set({ hidden_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning(['subject_id as subjectId', 'stars'])
    .returning((build) => asBoolean(build('published_at', 'is not', null)).as('isPublished'))
    .executeTakeFirst()
  return row ?? null
}

export type PublishedRow = {
  id: string
  stars: number
  words: string
  writtenAt: Date
  side: Side
  /** Masked; null where the account was deleted. */
  author: string | null
}

const mostShown = 20

/** What strangers read of somebody: of a person, or of the employer of a job. */
export async function readPublished(
  executor: Executor,
  of: { seekerId: string } | { jobId: string },
): Promise<PublishedRow[]> {
  const subject: RawBuilder<string> =
    'seekerId' in of
      ? sql`${of.seekerId}::uuid`
      : sql`(select employer_id from jobs where id = ${of.jobId}::uuid)`
  return executor
    .selectFrom('reviews as review')
    .leftJoin('accounts as author', 'author.id', 'review.author_id')
    .select([
      'review.id',
      'review.stars',
      'review.masked_words as words',
      'review.written_at as writtenAt',
      'review.party as side',
      'author.masked_name as author',
    ])
    .where('review.subject_id', '=', subject)
    .where('review.published_at', 'is not', null)
    .where('review.hidden_at', 'is', null)
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(sql.lit(mostShown))
    .execute()
}

/** Of whom a review is that others can read; null where nobody can. */
export async function findPublished(
  executor: Executor,
  id: string,
): Promise<{ subjectId: string; side: Side } | null> {
  const row = await executor
    .selectFrom('reviews')
    .select(['subject_id as subjectId', 'party as side'])
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
