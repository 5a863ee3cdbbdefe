import { sql } from 'kysely'
import { applicationTransitions, hiringDays } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'

const { withdraw } = applicationTransitions

type Counted = { subjectId: string; stars: number }

export async function addToFigures(transaction: Executor, { subjectId, stars }: Counted): Promise<void> {
  await transaction
    .insertInto('account_figures')
    .values({ account_id: subjectId, reviews: 1, stars })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((build) => ({
        reviews: build('account_figures.reviews', '+', 1),
        stars: build('account_figures.stars', '+', stars),
      })),
    )
    .execute()
}

export async function takeFromFigures(transaction: Executor, { subjectId, stars }: Counted): Promise<void> {
  await transaction
    .updateTable('account_figures')
    .set((build) => ({ reviews: build('reviews', '-', 1), stars: build('stars', '-', stars) }))
    .where('account_id', '=', subjectId)
    .execute()
}

/** Older applications say little of how an employer answers now. */
const countedDays = 180

/**
 * A case is an application that was answered, or that waited so long that the seeker was notified; one that was withdrawn
 * before an answer is none. Those of whom nothing is counted any more are set back.
 */
export async function storeAnswers(executor: Executor): Promise<void> {
  // In raw SQL: the builder knows no percentile. Written in one order, as figures of two people are when a review is published.
  await sql`
    with counted as (
      select job.employer_id as account_id, count(*) as cases, count(application.answered_at) as answers,
        percentile_disc(0.5) within group (
          order by greatest(0, ceil(extract(epoch from application.answered_at - application.applied_at) / 3600))
        ) filter (where application.answered_at is not null) as hours
      from job_applications application join jobs job on job.id = application.job_id
      where application.applied_at > now() - make_interval(days => ${countedDays}) and (
        application.answered_at is not null or (
          application.status <> ${withdraw.to}
          and application.applied_at <= now() - make_interval(days => ${hiringDays.seekerIsTold})
        )
      )
      group by job.employer_id
    )
    insert into account_figures (account_id, answer_cases, answers, answer_hours)
    select account_id, coalesce(cases, 0), coalesce(answers, 0), hours
    from counted full join (select account_id from account_figures where answer_cases > 0) known using (account_id)
    order by account_id
    on conflict (account_id) do update set answer_cases = excluded.answer_cases, answers = excluded.answers,
      answer_hours = excluded.answer_hours`.execute(executor)
}
