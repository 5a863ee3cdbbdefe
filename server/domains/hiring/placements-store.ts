import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import {
  placementTransitions,
  privateEndReasons,
  type EndReason,
  type HiringParty,
  type PlacementState,
} from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'
import type { TermColumns } from './offers-store.ts'

const { begin, end } = placementTransitions

/** One of the two between whom a placement is. */
export type Side = Extract<HiringParty, 'seeker' | 'employer'>
export type Own = { accountId: string; side: Side }

export type NewPlacement = TermColumns & {
  offerId: string
  employerId: string
  seekerId: string
  jobId: string | null
  /** Of the job, as it was written; empty where it is for no job in particular. */
  title: string
}

/** Of an account: the company, or the first and the last name. Between these two nothing is masked. */
export const fullName = (
  account: string,
): RawBuilder<string> => sql`coalesce(${sql.ref(`${account}.company_name`)},
  concat_ws(' ', ${sql.ref(`${account}.first_name`)}, ${sql.ref(`${account}.last_name`)}))`

/** Where the people are. */
export const today: RawBuilder<string> = sql`(now() at time zone 'Africa/Addis_Ababa')::date`

/** Null where the offer has led to one already. */
export async function addPlacement(transaction: Executor, placement: NewPlacement): Promise<string | null> {
  const row = await transaction
    .insertInto('placements')
    .values({
      id: newId(),
      offer_id: placement.offerId,
      employer_id: placement.employerId,
      seeker_id: placement.seekerId,
      job_id: placement.jobId,
      status: begin.to,
      title: placement.title,
      monthly_salary: placement.monthlySalary,
      hourly_rate_cents: placement.hourlyRateCents,
      start_date: placement.startDate ?? today,
      hours_per_day: placement.hoursPerDay,
      live_in: placement.liveIn,
      days_off: placement.daysOff,
    })
    .onConflict((conflict) => conflict.column('offer_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

const columnOf = { seeker: 'placement.seeker_id', employer: 'placement.employer_id' } as const
const otherColumnOf = { seeker: 'placement.employer_id', employer: 'placement.seeker_id' } as const

export type PlacementRow = Omit<TermColumns, 'startDate'> & {
  id: string
  status: PlacementState
  jobId: string | null
  title: string
  startDate: string
  hiredAt: Date
  endedAt: Date | null
  endReason: EndReason | null
  /** All of the other is null where the account was deleted. */
  otherId: string | null
  otherName: string
  otherType: AccountType | null
  phone: string | null
  email: string | null
  pictureVersion: string | null
}

/** More than this nobody reads, and no phone should load. */
const mostListed = 200

/** The newest first, with the other of the two and how to reach them. */
export async function readPlacements(executor: Executor, { accountId, side }: Own): Promise<PlacementRow[]> {
  return executor
    .selectFrom('placements as placement')
    .leftJoin('accounts as other', 'other.id', otherColumnOf[side])
    .leftJoin('account_pictures as picture', 'picture.account_id', 'other.id')
    .select([
      'placement.id',
      'placement.status',
      'placement.job_id as jobId',
      'placement.title',
      'placement.monthly_salary as monthlySalary',
      'placement.hourly_rate_cents as hourlyRateCents',
      'placement.live_in as liveIn',
      'placement.days_off as daysOff',
      'placement.hired_at as hiredAt',
      'placement.ended_at as endedAt',
      'other.id as otherId',
      'other.type as otherType',
      'other.phone',
      'other.email',
      'picture.version as pictureVersion',
    ])
    .select((build) => [
      build.cast<string>('placement.start_date', 'text').as('startDate'),
      build.cast<number | null>('placement.hours_per_day', 'float8').as('hoursPerDay'),
      fullName('other').as('otherName'),
      // What might be avenged is read by the one who said it, and by staff.
      sql<EndReason | null>`case when placement.ended_by = ${side} or placement.end_reason <> all(${privateEndReasons}::text[])
        then placement.end_reason end`.as('endReason'),
    ])
    .where(columnOf[side], '=', accountId)
    .orderBy('placement.hired_at', 'desc')
    .orderBy('placement.id', 'desc')
    .limit(sql.lit(mostListed))
    .execute()
}

/** Whether the two have, or had, a placement with each other. */
export async function haveWorked(
  executor: Executor,
  { seekerId, employerId }: { seekerId: string; employerId: string },
): Promise<boolean> {
  const row = await executor
    .selectFrom('placements')
    .where('seeker_id', '=', seekerId)
    .where('employer_id', '=', employerId)
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row !== undefined
}

export type Placement = {
  id: string
  status: PlacementState
  title: string
  offerId: string | null
  /** For the same job by the same seeker. */
  applicationId: string | null
  jobId: string | null
  employerId: string | null
  employerName: string
  seekerId: string | null
  seekerName: string
  hiredAt: Date
}

const placements = (executor: Executor) =>
  executor
    .selectFrom('placements as placement')
    .leftJoin('accounts as employer', 'employer.id', 'placement.employer_id')
    .leftJoin('accounts as seeker', 'seeker.id', 'placement.seeker_id')
    .select([
      'placement.id',
      'placement.status',
      'placement.title',
      'placement.offer_id as offerId',
      'placement.job_id as jobId',
      'placement.employer_id as employerId',
      'placement.seeker_id as seekerId',
      'placement.hired_at as hiredAt',
    ])
    .select((build) => [
      build
        .selectFrom('job_applications as application')
        .select('application.id')
        .whereRef('application.job_id', '=', 'placement.job_id')
        .whereRef('application.seeker_id', '=', 'placement.seeker_id')
        .as('applicationId'),
      fullName('employer').as('employerName'),
      fullName('seeker').as('seekerName'),
    ])

export async function findPlacement(executor: Executor, id: string): Promise<Placement | null> {
  const row = await placements(executor).where('placement.id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Accounts before what refers to them, so that somebody who erases theirs meanwhile waits and nobody waits for both. */
export async function holdAccounts(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', anyOf(ids, 'uuid'))
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/** A placement of that person, locked with the accounts of both. */
export async function lockPlacement(
  transaction: Executor,
  { id, accountId, side }: Own & { id: string },
): Promise<Placement | null> {
  const isOwn = (build: ReturnType<typeof placements>) =>
    build.where('placement.id', '=', id).where(columnOf[side], '=', accountId)
  const found = await isOwn(placements(transaction)).executeTakeFirst()
  if (found === undefined) return null
  await holdAccounts(
    transaction,
    [found.employerId, found.seekerId].filter((each) => each !== null),
  )
  const row = await isOwn(placements(transaction)).forNoKeyUpdate('placement').executeTakeFirst()
  return row ?? null
}

/** Those that go on though one of the two has deleted the account, locked. */
export const lockDeserted = (transaction: Executor): Promise<Placement[]> =>
  placements(transaction)
    .where((build) =>
      build.or([build('placement.employer_id', 'is', null), build('placement.seeker_id', 'is', null)]),
    )
    .where('placement.status', '=', anyOf(end.from, 'text'))
    .orderBy('placement.id')
    .forNoKeyUpdate('placement')
    .execute()

/** Answers when; null where it has ended before. */
export async function storeEnd(
  transaction: Executor,
  { id, party, reason }: { id: string; party: Side | 'system'; reason: EndReason },
): Promise<Date | null> {
  const row = await transaction
    .updateTable('placements')
    .set({ status: end.to, ended_at: sql<Date>`now()`, ended_by: party, end_reason: reason })
    .where('id', '=', id)
    .where('status', '=', anyOf(end.from, 'text'))
    .returning('ended_at as endedAt')
    .executeTakeFirst()
  return row?.endedAt ?? null
}
