import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { checkInDays, placementTransitions, type CheckInDay } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'
import { fullName, today } from './placements-store.ts'

const { begin } = placementTransitions

export type DueCheckIn = {
  placementId: string
  day: CheckInDay
  seekerId: string
  employerName: string
  title: string
}

/** Of each current placement the latest day that has come, where it was not asked; those before it are never asked. */
export async function listDue(executor: Executor, most: number): Promise<DueCheckIn[]> {
  // In raw SQL: a list of days beside a table reads worse from the builder.
  const { rows } = await sql<DueCheckIn>`
    select placement.id as "placementId", due.day, placement.seeker_id as "seekerId", placement.title,
      ${fullName('employer')} as "employerName"
    from placements placement left join accounts employer on employer.id = placement.employer_id
      cross join lateral (
        select max(day) as day from unnest(${checkInDays}::integer[]) day where placement.start_date + day <= ${today}
      ) due
    where placement.status = ${begin.to} and placement.seeker_id is not null and due.day is not null
      and not exists (select from check_ins where placement_id = placement.id and day >= due.day)
    order by placement.id limit ${most}`.execute(executor)
  return rows
}

/** False where it was asked before. */
export async function addCheckIn(
  transaction: Executor,
  { placementId, day }: Pick<DueCheckIn, 'placementId' | 'day'>,
): Promise<boolean> {
  const row = await transaction
    .insertInto('check_ins')
    .values({ id: newId(), placement_id: placementId, day })
    .onConflict((conflict) => conflict.columns(['placement_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The last question of each current placement, where it waits for an answer. */
export async function readPending(
  executor: Executor,
  placementIds: readonly string[],
): Promise<{ placementId: string; day: CheckInDay }[]> {
  const rows = await executor
    .selectFrom('check_ins as asked')
    .innerJoin('placements as placement', 'placement.id', 'asked.placement_id')
    .distinctOn('asked.placement_id')
    .select(['asked.placement_id as placementId', 'asked.day', 'asked.answered_at as answeredAt'])
    .$narrowType<{ day: CheckInDay }>()
    .where('asked.placement_id', '=', anyOf(placementIds, 'uuid'))
    .where('placement.status', '=', begin.to)
    .orderBy('asked.placement_id')
    .orderBy('asked.day', 'desc')
    .execute()
  return rows.filter(({ answeredAt }) => answeredAt === null)
}

export type CheckInAnswer = { placementId: string; day: CheckInDay; well: boolean; words: string }

export async function wasAsked(
  executor: Executor,
  seekerId: string,
  { placementId, day }: Pick<CheckInAnswer, 'placementId' | 'day'>,
): Promise<boolean> {
  const row = await executor
    .selectFrom('check_ins')
    .innerJoin('placements as placement', 'placement.id', 'check_ins.placement_id')
    .where('placement.id', '=', placementId)
    .where('placement.seeker_id', '=', seekerId)
    .where('check_ins.day', '=', day)
    .executeTakeFirst()
  return row !== undefined
}

/** The first answer stays. */
export async function storeAnswer(executor: Executor, answer: CheckInAnswer): Promise<void> {
  await executor
    .updateTable('check_ins')
    .set({ well: answer.well, words: answer.words, answered_at: sql<Date>`now()` })
    .where('placement_id', '=', answer.placementId)
    .where('day', '=', answer.day)
    .where('answered_at', 'is', null)
    .execute()
}

export type AlertRow = {
  id: string
  day: CheckInDay
  answeredAt: Date
  words: string
  title: string
  seekerName: string
  phone: string | null
  employerId: string | null
  employerName: string
}

/** Answered with no and not followed up, the oldest first. */
export async function readAlerts(executor: Executor, most: number): Promise<AlertRow[]> {
  return executor
    .selectFrom('check_ins as asked')
    .innerJoin('placements as placement', 'placement.id', 'asked.placement_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'placement.seeker_id')
    .leftJoin('accounts as employer', 'employer.id', 'placement.employer_id')
    .select([
      'asked.id',
      'asked.day',
      'asked.answered_at as answeredAt',
      'asked.words',
      'placement.title',
      'placement.employer_id as employerId',
      'seeker.phone',
      fullName('seeker').as('seekerName'),
      fullName('employer').as('employerName'),
    ])
    .$narrowType<{ day: CheckInDay; answeredAt: Date }>()
    .where('asked.well', '=', sql.lit(false))
    .where('asked.closed_at', 'is', null)
    .orderBy('asked.answered_at')
    .limit(most)
    .execute()
}

/** Locked; null where there is no such check-in, or it did not say no. */
export async function lockAlert(
  transaction: Executor,
  id: string,
): Promise<{ closedAt: Date | null } | null> {
  const row = await transaction
    .selectFrom('check_ins')
    .select('closed_at as closedAt')
    .where('id', '=', id)
    .where('well', '=', sql.lit(false))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function storeClosed(transaction: Executor, id: string, staffId: string): Promise<void> {
  await transaction
    .updateTable('check_ins')
    .set({ closed_at: sql<Date>`now()`, closed_by: staffId })
    .where('id', '=', id)
    .execute()
}

/** What somebody said who has deleted the account. */
export async function deleteDeserted(transaction: Executor): Promise<void> {
  await transaction
    .deleteFrom('check_ins')
    .using('placements as placement')
    .whereRef('placement.id', '=', 'check_ins.placement_id')
    .where('placement.seeker_id', 'is', null)
    .execute()
}

export async function readOwnCheckIns(executor: Executor, seekerId: string) {
  return executor
    .selectFrom('check_ins as asked')
    .innerJoin('placements as placement', 'placement.id', 'asked.placement_id')
    .select([
      'asked.placement_id as placementId',
      'asked.day',
      'asked.asked_at as askedAt',
      'asked.answered_at as answeredAt',
      'asked.well',
      'asked.words',
    ])
    .where('placement.seeker_id', '=', seekerId)
    .orderBy('asked.asked_at')
    .execute()
}
