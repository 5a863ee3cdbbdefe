import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Language } from '../../../contract/rules/language.ts'
import { liveOfferStates, offerTransitions, type OfferState } from '../../../contract/rules/hiring.ts'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf, asBoolean } from '../../platform/database/expressions.ts'
import { offerTexts } from './masked-texts.ts'

type OfferRow = {
  id: string
  status: OfferState
  message: string
  createdAt: Date
  jobId: string | null
  jobTitle: string | null
}
/** An offer as it came to a seeker. */
export type ReceivedRow = OfferRow & { employerName: string; employerType: AccountType }
/** An offer as its employer sent it. */
export type SentRow = OfferRow & { seeker: string }

/** More than this nobody reads, and no phone should load. */
const mostListed = 200

const newestOffers = (executor: Executor) =>
  executor
    .selectFrom('offers as offer')
    .leftJoin('jobs as job', 'job.id', 'offer.job_id')
    .select(['offer.id', 'offer.status', 'offer.created_at as createdAt', 'offer.job_id as jobId'])
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(sql.lit(mostListed))

export async function readReceived(executor: Executor, seekerId: string): Promise<ReceivedRow[]> {
  return newestOffers(executor)
    .innerJoin('accounts as employer', 'employer.id', 'offer.employer_id')
    .select('offer.masked_message as message')
    .select([
      'job.masked_title as jobTitle',
      'employer.masked_name as employerName',
      'employer.type as employerType',
    ])
    .where('offer.seeker_id', '=', seekerId)
    .execute()
}

export async function readSent(executor: Executor, employerId: string): Promise<SentRow[]> {
  return newestOffers(executor)
    .innerJoin('accounts as seeker', 'seeker.id', 'offer.seeker_id')
    .select(['offer.message', 'job.title as jobTitle', 'seeker.masked_name as seeker'])
    .where('offer.employer_id', '=', employerId)
    .execute()
}

/** Whether an employer wants to hire this seeker, and neither side has ended it. */
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

/** Who makes an offer. */
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
    .executeTakeFirst()
  return row ?? null
}

export type Seeker = { email: string; emailVerified: boolean; language: Language }

/** A seeker whom employers may see, locked until the transaction ends. */
export async function lockSeeker(transaction: Executor, id: string): Promise<Seeker | null> {
  const row = await transaction
    .selectFrom('accounts')
    .select(['email', 'language'])
    .select((build) => asBoolean(build('email_verified_at', 'is not', null)).as('emailVerified'))
    .where('id', '=', id)
    .where('type', '=', 'CAREER')
    .where('disabled_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row ?? null
}

export type NewOffer = { employerId: string; seekerId: string; jobId: string | null; message: string }

export type SeededOffer = NewOffer & { status: OfferState; createdAt: Date }

/** Where there is one already, none is added. */
export async function addOffers(transaction: Executor, offers: readonly SeededOffer[]): Promise<void> {
  if (offers.length === 0) return
  await transaction
    .insertInto('offers')
    .values(
      offers.map((offer) => ({
        id: newId({ msecs: offer.createdAt.getTime() }),
        employer_id: offer.employerId,
        seeker_id: offer.seekerId,
        job_id: offer.jobId,
        status: offer.status,
        message: offer.message,
        ...offerTexts.of(offer),
        created_at: offer.createdAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['employer_id', 'seeker_id', 'job_id']).doNothing())
    .execute()
}

/** False where there is one already, whatever has become of it. */
export async function addOffer(transaction: Executor, offer: NewOffer): Promise<boolean> {
  const added = await transaction
    .insertInto('offers')
    .values({
      id: newId(),
      employer_id: offer.employerId,
      seeker_id: offer.seekerId,
      job_id: offer.jobId,
      status: offerTransitions.send.to,
      message: offer.message,
      ...offerTexts.of(offer),
    })
    .onConflict((conflict) => conflict.columns(['employer_id', 'seeker_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
