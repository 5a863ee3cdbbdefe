import { offerStateBehind, offerTransitions, type HiringSubject } from '../../contract/rules/hiring.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { follow, type Pair, type Race } from './races.ts'

export type Answered = { transition: string; status: number }

const tableOf = {
  application: 'job_applications',
  offer: 'offers',
  interview: 'interviews',
  placement: 'placements',
} as const satisfies { [Subject in HiringSubject]: string }

/** What the race has left in the database. */
async function readRound({ executor }: Database, { subject }: Race, pair: Pair) {
  const table = tableOf[subject]
  const rows =
    table === 'job_applications'
      ? executor.selectFrom(table).select('status').where('id', '=', pair.applicationId)
      : table === 'interviews'
        ? executor.selectFrom(table).select('status').where('application_id', '=', pair.applicationId)
        : executor.selectFrom(table).select('status').where('seeker_id', '=', pair.seekerId)
  const [things, offers, placements, application, events] = await Promise.all([
    rows.execute(),
    executor.selectFrom('offers').select('status').where('seeker_id', '=', pair.seekerId).execute(),
    executor.selectFrom('placements').select('id').where('seeker_id', '=', pair.seekerId).execute(),
    executor
      .selectFrom('job_applications')
      .select('status')
      .where('id', '=', pair.applicationId)
      .executeTakeFirst(),
    executor
      .selectFrom('hiring_events')
      .select(['subject', 'transition'])
      .where('application_id', '=', pair.applicationId)
      .orderBy('happened_at')
      .orderBy('id')
      .execute(),
  ])
  return { things, offers, placements, application, events }
}

/** What is wrong after a round; nothing where one call won each step and all agree on it. */
export async function judge(
  database: Database,
  race: Race,
  pair: Pair,
  answers: readonly Answered[],
): Promise<string[]> {
  const { things, offers, placements, application, events } = await readRound(database, race, pair)
  const made = events.filter(({ subject }) => subject === race.subject).map(({ transition }) => transition)
  const wrong: string[] = []
  const check = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(`${race.name}: ${what}`)
  }
  const failed = answers.filter(({ status }) => status >= 500)
  check(failed.length === 0, `${failed.length} answers of ${failed[0]?.status}`)
  const others = answers.filter(({ status }) => status !== 200 && status !== 409 && status < 500)
  check(others.length === 0, `${others.length} answers of ${others[0]?.status}`)
  check(things.length === 1, `${things.length} rows`)
  check(made.length > 0 && new Set(made).size === made.length, `won by ${made.join(', ') || 'nobody'}`)
  check(follow(race, made) === things[0]?.status, `${made.join(', ')} does not lead to ${things[0]?.status}`)
  for (const { transition, status } of answers)
    if (status === 200 && !made.includes(transition))
      check(false, `${transition} was answered 200 and not made`)
  for (const transition of made)
    check(
      answers.some((answer) => answer.transition === transition && answer.status === 200),
      `${transition} was made and answered to nobody`,
    )
  const behind = application === undefined ? null : offerStateBehind(application.status)
  check(
    race.subject !== 'offer' || behind === null || offers.some(({ status }) => status === behind),
    `the application is ${application?.status}, the offers ${offers.map(({ status }) => status).join(', ')}`,
  )
  const hires = offers.filter(({ status }) => status === offerTransitions.hire.to).length
  check(
    race.subject !== 'offer' || placements.length === hires,
    `${placements.length} placements of ${hires} hires`,
  )
  return wrong
}
