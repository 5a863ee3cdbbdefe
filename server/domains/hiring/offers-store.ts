import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import {
  applicationTransitions,
  hiringDays,
  liveOfferStates,
  offerTransitions,
  openOfferStates,
  placementTransitions,
  type DeclineReason,
  type OfferState,
  type OfferTransition,
} from '../../../contract/rules/hiring.ts'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf, asBoolean } from '../../platform/database/expressions.ts'
import { offerTexts } from './masked-texts.ts'

/** What an offer promises, as it is stored. Null where nothing was said. */
export type TermColumns = {
  monthlySalary: number | null
  hourlyRateCents: number | null
  startDate: string | null
  hoursPerDay: number | null
  liveIn: boolean | null
  daysOff: number | null
}

type OfferRow = TermColumns & {
  id: string
  status: OfferState
  message: string
  declineReason: DeclineReason | null
  createdAt: Date
  expiresAt: Date
  jobId: string | null
  jobTitle: string | null
}
/** An offer as it came to a seeker. */
export type ReceivedRow = OfferRow & { employerName: string; employerType: AccountType }
/** An offer as its employer sent it. */
export type SentRow = OfferRow & { seekerId: string; seekerName: string; pictureVersion: string | null }

/** More than this nobody reads, and no phone should load. */
const mostListed = 200

const isHired = sql<boolean>`offer.status = ${offerTransitions.hire.to}`

const offers = (executor: Executor) =>
  executor
    .selectFrom('offers as offer')
    .leftJoin('jobs as job', 'job.id', 'offer.job_id')
    .select([
      'offer.id',
      'offer.status',
      'offer.decline_reason as declineReason',
      'offer.created_at as createdAt',
      'offer.expires_at as expiresAt',
      'offer.job_id as jobId',
      'offer.monthly_salary as monthlySalary',
      'offer.hourly_rate_cents as hourlyRateCents',
      'offer.live_in as liveIn',
      'offer.days_off as daysOff',
    ])
    .select((build) => [
      build.cast<string | null>('offer.start_date', 'text').as('startDate'),
      build.cast<number | null>('offer.hours_per_day', 'float8').as('hoursPerDay'),
    ])

const newestFirst = (executor: Executor) =>
  offers(executor).orderBy('offer.created_at', 'desc').orderBy('offer.id', 'desc').limit(sql.lit(mostListed))

/** After the hire the two read what the other wrote, not what was masked of it. */
const received = (query: ReturnType<typeof newestFirst>) =>
  query
    .innerJoin('accounts as employer', 'employer.id', 'offer.employer_id')
    .select([
      sql<string>`case when ${isHired} then offer.message else offer.masked_message end`.as('message'),
      'job.masked_title as jobTitle',
      'employer.masked_name as employerName',
      'employer.type as employerType',
    ])

export const readReceived = (executor: Executor, seekerId: string): Promise<ReceivedRow[]> =>
  received(newestFirst(executor)).where('offer.seeker_id', '=', seekerId).execute()

export async function readOneReceived(
  executor: Executor,
  seekerId: string,
  id: string,
): Promise<ReceivedRow | null> {
  const row = await received(newestFirst(executor))
    .where('offer.seeker_id', '=', seekerId)
    .where('offer.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export const readSent = (executor: Executor, employerId: string): Promise<SentRow[]> =>
  newestFirst(executor)
    .innerJoin('accounts as seeker', 'seeker.id', 'offer.seeker_id')
    .leftJoin('account_pictures as picture', 'picture.account_id', 'seeker.id')
    .select([
      'offer.message',
      'job.title as jobTitle',
      'seeker.id as seekerId',
      'seeker.masked_name as seekerName',
      'picture.version as pictureVersion',
    ])
    .where('offer.employer_id', '=', employerId)
    .execute()

/** Whether an employer wants to hire this seeker, and nobody has ended it. */
export async function hasLiveOffer(executor: Executor, seekerId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('offers')
    .where('seeker_id', '=', seekerId)
    .where('status', '=', anyOf(liveOfferStates, 'text'))
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row !== undefined
}

export type Employer = { maskedName: string; verified: boolean }

/** Who makes an offer, locked before what refers to the account, so that nobody erases it meanwhile. */
export async function findEmployer(executor: Executor, id: string): Promise<Employer | null> {
  const row = await executor
    .selectFrom('accounts')
    .select('masked_name as maskedName')
    .select((build) =>
      asBoolean(
        build.exists(build.selectFrom('employer_verifications').whereRef('employer_id', '=', 'accounts.id')),
      ).as('verified'),
    )
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row ?? null
}

/** Whether there is such a seeker whom employers may see, locked until the transaction ends. */
export async function lockSeeker(transaction: Executor, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .where('id', '=', id)
    .where('type', '=', 'CAREER')
    .where('disabled_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

type Pair = { employerId: string; seekerId: string; jobId: string | null }

type Earlier = {
  offers: number
  isOpen: boolean
  works: boolean
  last: { id: string; status: OfferState } | null
}

/** What was offered before: how often, the last of them, whether one is open, and whether the two work together already. */
export async function readEarlier(
  transaction: Executor,
  { employerId, seekerId, jobId }: Pair,
): Promise<Earlier> {
  // In raw SQL: an aggregate beside an exists reads worse from the builder.
  const { rows } = await sql<Earlier>`
    select count(*)::integer as offers, coalesce(bool_or(status = any(${openOfferStates}::text[])), false) as "isOpen",
      (array_agg(json_build_object('id', id, 'status', status) order by created_at desc))[1] as last,
      exists (
        select from placements
        where employer_id = ${employerId}::uuid and seeker_id = ${seekerId}::uuid
          and job_id is not distinct from ${jobId}::uuid and status = ${placementTransitions.begin.to}
      ) as works
    from offers
    where employer_id = ${employerId}::uuid and seeker_id = ${seekerId}::uuid
      and job_id is not distinct from ${jobId}::uuid`.execute(transaction)
  return rows[0] ?? { offers: 0, isOpen: false, works: false, last: null }
}

export type NewOffer = Pair & { message: string; terms: TermColumns }

const columnsOf = (offer: NewOffer) => ({
  employer_id: offer.employerId,
  seeker_id: offer.seekerId,
  job_id: offer.jobId,
  message: offer.message,
  ...offerTexts.of(offer),
  monthly_salary: offer.terms.monthlySalary,
  hourly_rate_cents: offer.terms.hourlyRateCents,
  // As a text: a date of JavaScript would carry a time zone into it.
  start_date: offer.terms.startDate,
  hours_per_day: offer.terms.hoursPerDay,
  live_in: offer.terms.liveIn,
  days_off: offer.terms.daysOff,
})

export type SeededOffer = NewOffer & { id: string; status: OfferState; createdAt: Date; expiresAt: Date }

export async function addOffers(transaction: Executor, offersToAdd: readonly SeededOffer[]): Promise<void> {
  if (offersToAdd.length === 0) return
  await transaction
    .insertInto('offers')
    .values(
      offersToAdd.map((offer) => ({
        ...columnsOf(offer),
        id: offer.id,
        status: offer.status,
        created_at: offer.createdAt,
        updated_at: offer.createdAt,
        expires_at: offer.expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The id; null where one is open already. */
export async function addOffer(transaction: Executor, offer: NewOffer): Promise<string | null> {
  const added = await transaction
    .insertInto('offers')
    .values({
      ...columnsOf(offer),
      id: newId(),
      status: offerTransitions.send.to,
      expires_at: sql`now() + make_interval(days => ${hiringDays.offerLapses}::integer)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** An offer that is about to move; the job's title is masked. */
export type LockedOffer = TermColumns & {
  id: string
  status: OfferState
  isExpired: boolean
  employerId: string
  seekerId: string
  employerName: string
  seekerName: string
  jobId: string | null
  jobTitle: string | null
  /** As it was written. */
  title: string
}

const lockedOffers = (transaction: Executor) =>
  offers(transaction)
    .innerJoin('accounts as employer', 'employer.id', 'offer.employer_id')
    .innerJoin('accounts as seeker', 'seeker.id', 'offer.seeker_id')
    .select([
      'offer.employer_id as employerId',
      'offer.seeker_id as seekerId',
      'employer.masked_name as employerName',
      'seeker.masked_name as seekerName',
      'job.masked_title as jobTitle',
      sql<string>`coalesce(job.title, '')`.as('title'),
      sql<boolean>`offer.expires_at <= now()`.as('isExpired'),
    ])
    .forNoKeyUpdate('offer')

export async function lockOffer(
  transaction: Executor,
  id: string,
  owner: { seekerId: string } | { employerId: string },
): Promise<LockedOffer | null> {
  const row = await lockedOffers(transaction)
    .where('offer.id', '=', id)
    .where((build) =>
      'seekerId' in owner
        ? build('offer.seeker_id', '=', owner.seekerId)
        : build('offer.employer_id', '=', owner.employerId),
    )
    .executeTakeFirst()
  return row ?? null
}

/** The job and the seeker of an offer, which are locked before it. */
export async function findJobOfOffer(
  transaction: Executor,
  employerId: string,
  id: string,
): Promise<{ jobId: string | null; seekerId: string } | null> {
  const row = await transaction
    .selectFrom('offers')
    .select(['job_id as jobId', 'seeker_id as seekerId'])
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
  return row ?? null
}

/** Open offers that answer these applications, in one order. */
export const lockOffersOfApplications = (
  transaction: Executor,
  employerId: string,
  applicationIds: readonly string[],
): Promise<LockedOffer[]> =>
  lockedOffers(transaction)
    .where('offer.employer_id', '=', employerId)
    .where('offer.status', '=', anyOf(openOfferStates, 'text'))
    .where((build) =>
      build.exists(
        build
          .selectFrom('job_applications as answered')
          .where('answered.id', '=', anyOf(applicationIds, 'uuid'))
          .where('answered.status', '=', anyOf(applicationTransitions.return.from, 'text'))
          .whereRef('answered.job_id', '=', 'offer.job_id')
          .whereRef('answered.seeker_id', '=', 'offer.seeker_id'),
      ),
    )
    .orderBy('offer.id')
    .execute()

/** Some of the open offers of a job, in one order. */
export const lockOffersOfJob = (transaction: Executor, jobId: string, most: number): Promise<LockedOffer[]> =>
  lockedOffers(transaction)
    .where('offer.job_id', '=', jobId)
    .where('offer.status', '=', anyOf(openOfferStates, 'text'))
    .orderBy('offer.id')
    .limit(most)
    .execute()

/** Some whose time is over; those that another node has locked are left to it. */
export const lockExpired = (transaction: Executor, most: number): Promise<LockedOffer[]> =>
  lockedOffers(transaction)
    .where('offer.status', '=', anyOf(openOfferStates, 'text'))
    .where('offer.expires_at', '<=', sql<Date>`now()`)
    .orderBy('offer.expires_at')
    .limit(most)
    .skipLocked()
    .execute()

/** Writes the state after a transition. An accepted offer waits as long again, for the employer to confirm. */
export async function storeOfferMove(
  transaction: Executor,
  id: string,
  transition: Exclude<OfferTransition, 'send'>,
  reason: DeclineReason | null,
): Promise<void> {
  const { to } = offerTransitions[transition]
  await transaction
    .updateTable('offers')
    .set({
      status: to,
      updated_at: sql`now()`,
      ...(transition === 'accept'
        ? { expires_at: sql`now() + make_interval(days => ${hiringDays.offerLapses}::integer)` }
        : {}),
      ...(transition === 'accept' || transition === 'decline' ? { answered_at: sql`now()` } : {}),
      ...(transition === 'decline' ? { decline_reason: reason } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** The open offer of a job to a seeker. */
export async function findOpenOffer(
  transaction: Executor,
  { jobId, seekerId }: { jobId: string; seekerId: string },
): Promise<{ id: string; status: OfferState } | null> {
  const row = await transaction
    .selectFrom('offers')
    .select(['id', 'status'])
    .where('job_id', '=', jobId)
    .where('seeker_id', '=', seekerId)
    .where('status', '=', anyOf(openOfferStates, 'text'))
    .executeTakeFirst()
  return row ?? null
}
