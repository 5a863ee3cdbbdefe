import { sql, type Insertable, type Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { GuarantorState } from '../../../contract/rules/guarantors.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean } from '../../platform/database/expressions.ts'
import type { DB } from '../../platform/database/types.ts'

type Relationship = Selectable<DB['guarantors']>['relationship']

/** What is entered about somebody, the place by its id. */
export type Person = {
  firstName: string
  lastName: string
  phone: string
  relationship: Relationship
  placeId: string
}
export type NewGuarantor = Person & { email: string; emailHash: string; language: Language }
export type Guarantor = NewGuarantor & {
  id: string
  seekerId: string
  state: GuarantorState
  linkNumber: number
  addedAt: Date
  mailedAt: Date | null
  /** The last mail is a day old. */
  isRested: boolean
  answeredAt: Date | null
  correctedAt: Date | null
}

/** Who adds guarantors. */
export type Seeker = {
  id: string
  email: string
  emailVerified: boolean
  phone: string | null
  language: Language
  /** As others see it, without contacts. */
  name: string
}

const seekers = (executor: Executor) =>
  executor
    .selectFrom('accounts')
    .select(['id', 'email', 'phone', 'language', 'masked_name as name'])
    .select((build) => asBoolean(build('email_verified_at', 'is not', null)).as('emailVerified'))

export async function findSeeker(executor: Executor, id: string): Promise<Seeker | null> {
  const row = await seekers(executor).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/**
 * Locks an address until the transaction ends, before any account: nobody can enter it while its owner has it erased. Two
 * addresses may share a lock.
 */
export async function lockMailbox(transaction: Executor, emailHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailHash}, 0))`.execute(transaction)
}

/** Locks the account, so that two acts on the guarantors of one seeker follow each other; null where it is gone. */
export async function lockSeeker(transaction: Executor, id: string): Promise<Seeker | null> {
  const row = await seekers(transaction).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row ?? null
}

/** The seekers who entered this person, locked in one order for everybody. */
export async function lockSeekersOf(transaction: Executor, emailHash: string): Promise<Seeker[]> {
  return seekers(transaction)
    .where('id', 'in', (build) =>
      build.selectFrom('guarantors').select('seeker_id').where('email_hash', '=', emailHash),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

const guarantors = (executor: Executor) =>
  executor
    .selectFrom('guarantors')
    .select([
      'id',
      'seeker_id as seekerId',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'email_hash as emailHash',
      'phone',
      'relationship',
      'place_id as placeId',
      'language',
      'state',
      'link_number as linkNumber',
      'added_at as addedAt',
      'mailed_at as mailedAt',
      'answered_at as answeredAt',
      'corrected_at as correctedAt',
    ])
    .select(asBoolean(sql`coalesce(mailed_at <= now() - interval '1 day', false)`).as('isRested'))

/** The newest first. */
export const listOf = (executor: Executor, seekerId: string): Promise<Guarantor[]> =>
  guarantors(executor).where('seeker_id', '=', seekerId).orderBy('id', 'desc').execute()

export async function findOne(executor: Executor, id: string): Promise<Guarantor | null> {
  const row = await guarantors(executor).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export const listStates = (
  executor: Executor,
  seekerId: string,
): Promise<{ state: GuarantorState; answeredAt: Date | null }[]> =>
  executor
    .selectFrom('guarantors')
    .select(['state', 'answered_at as answeredAt'])
    .where('seeker_id', '=', seekerId)
    .orderBy('id')
    .execute()

export async function add(executor: Executor, seekerId: string, person: NewGuarantor): Promise<string> {
  const id = newId()
  await executor
    .insertInto('guarantors')
    .values({ id, seeker_id: seekerId, ...columnsOf(person), ...addressOf(person) })
    .execute()
  return id
}

/** The seeker has changed it, and so it is no longer what the guarantor put right. */
export async function change(executor: Executor, id: string, person: NewGuarantor): Promise<void> {
  await executor
    .updateTable('guarantors')
    .set({ ...columnsOf(person), ...addressOf(person), corrected_at: null })
    .where('id', '=', id)
    .execute()
}

/** Older links are invalid from now on. */
export async function restart(executor: Executor, id: string): Promise<void> {
  await executor
    .updateTable('guarantors')
    .set({ link_number: sql`link_number + 1`, asked_at: null, mailed_at: null, reminded_at: null })
    .where('id', '=', id)
    .execute()
}

export async function correct(executor: Executor, id: string, person: Person): Promise<void> {
  await executor
    .updateTable('guarantors')
    .set({ ...columnsOf(person), corrected_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function markMailed(executor: Executor, id: string): Promise<void> {
  await executor
    .updateTable('guarantors')
    .set({ asked_at: sql`coalesce(asked_at, now())`, mailed_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function answer(
  executor: Executor,
  id: string,
  state: Exclude<GuarantorState, 'ASKED'>,
): Promise<void> {
  await executor
    .updateTable('guarantors')
    .set({ state, answered_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Answers whether it was there. */
export async function remove(executor: Executor, seekerId: string, id: string): Promise<boolean> {
  const row = await executor
    .deleteFrom('guarantors')
    .where('id', '=', id)
    .where('seeker_id', '=', seekerId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Everything that anybody has entered about this person. */
export async function removePerson(executor: Executor, emailHash: string): Promise<void> {
  await executor.deleteFrom('guarantors').where('email_hash', '=', emailHash).execute()
}

/** Those of a seeker to whom no mail has gone out yet. */
export const listUnmailed = (executor: Executor, seekerId: string): Promise<Guarantor[]> =>
  guarantors(executor).where('seeker_id', '=', seekerId).where('asked_at', 'is', null).orderBy('id').execute()

export async function isRefused(executor: Executor, emailHash: string): Promise<boolean> {
  const row = await executor
    .selectFrom('guarantor_refusals')
    .select('email_hash')
    .where('email_hash', '=', emailHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function addRefusal(executor: Executor, emailHash: string): Promise<void> {
  await executor
    .insertInto('guarantor_refusals')
    .values({ email_hash: emailHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const columnsOf = (person: Person) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  phone: person.phone,
  relationship: person.relationship,
  place_id: person.placeId,
})

const addressOf = ({ email, emailHash, language }: NewGuarantor) =>
  ({ email, email_hash: emailHash, language }) satisfies Partial<Insertable<DB['guarantors']>>
