import { sql } from 'kysely'
import type { BetterTime, InterviewState, PlacementState } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { interviewTexts, reviewTexts } from './masked-texts.ts'
import type { TermColumns } from './offers-store.ts'

export type SeededInterview = {
  id: string
  applicationId: string
  employerId: string
  status: InterviewState
  /** Empty is a call. */
  place: string
  note: string
  times: Date[]
  chosenTime: Date | null
  betterTimes: BetterTime[]
  createdAt: Date
}

export async function addInterviews(
  transaction: Executor,
  interviews: readonly SeededInterview[],
): Promise<void> {
  if (interviews.length === 0) return
  await transaction
    .insertInto('interviews')
    .values(
      interviews.map((interview) => ({
        id: interview.id,
        application_id: interview.applicationId,
        employer_id: interview.employerId,
        status: interview.status,
        kind: interview.place === '' ? 'CALL' : 'PLACE',
        place: interview.place,
        note: interview.note,
        ...interviewTexts.of(interview),
        times: interview.times,
        chosen_time: interview.chosenTime,
        better_times: interview.betterTimes,
        created_at: interview.createdAt,
      })),
    )
    .execute()
}

export type SeededPlacement = TermColumns & {
  id: string
  offerId: string
  employerId: string
  seekerId: string
  jobId: string | null
  title: string
  startDate: string
  hiredAt: Date
  /** By the employer, as the contract was over; null where it goes on. */
  endedAt: Date | null
}

export async function addPlacements(
  transaction: Executor,
  placements: readonly SeededPlacement[],
  states: { current: PlacementState; ended: PlacementState },
): Promise<void> {
  if (placements.length === 0) return
  await transaction
    .insertInto('placements')
    .values(
      placements.map((placement) => ({
        id: placement.id,
        offer_id: placement.offerId,
        employer_id: placement.employerId,
        seeker_id: placement.seekerId,
        job_id: placement.jobId,
        status: placement.endedAt === null ? states.current : states.ended,
        title: placement.title,
        monthly_salary: placement.monthlySalary,
        hourly_rate_cents: placement.hourlyRateCents,
        start_date: placement.startDate,
        hours_per_day: placement.hoursPerDay,
        live_in: placement.liveIn,
        days_off: placement.daysOff,
        hired_at: placement.hiredAt,
        ended_at: placement.endedAt,
        ended_by: placement.endedAt === null ? null : ('employer' as const),
        end_reason: placement.endedAt === null ? null : ('CONTRACT_OVER' as const),
      })),
    )
    .execute()
}

export type SeededReview = {
  id: string
  placementId: string
  party: 'seeker' | 'employer'
  authorId: string
  subjectId: string
  stars: number
  words: string
  writtenAt: Date
}

/** Published, and counted for those they are about. */
export async function addReviews(transaction: Executor, reviews: readonly SeededReview[]): Promise<void> {
  if (reviews.length === 0) return
  await transaction
    .insertInto('reviews')
    .values(
      reviews.map((review) => ({
        id: review.id,
        placement_id: review.placementId,
        party: review.party,
        author_id: review.authorId,
        subject_id: review.subjectId,
        stars: review.stars,
        words: review.words,
        ...reviewTexts.of(review),
        written_at: review.writtenAt,
        published_at: review.writtenAt,
      })),
    )
    .execute()
  const subjects = [...new Set(reviews.map(({ subjectId }) => subjectId))]
  await sql`
    insert into account_figures (account_id, reviews, stars)
    select subject_id, count(*), sum(stars) from reviews
    where subject_id = any(${subjects}::uuid[]) and published_at is not null group by subject_id
    on conflict (account_id) do update set reviews = excluded.reviews, stars = excluded.stars`.execute(
    transaction,
  )
}
