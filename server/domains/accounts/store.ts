import { sql, type Insertable } from 'kysely'
import type { AccountType, ProfileStep } from '../../../contract/rules/accounts.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean } from '../../platform/database/expressions.ts'
import type { DB } from '../../platform/database/types.ts'
import { accountTexts } from '../../platform/masking/account-texts.ts'

export type NewAccount = {
  id: string
  type: AccountType
  staffLevel?: 'ADMIN' | 'SUPPORT'
  username: string
  email: string
  emailVerified?: boolean
  phone?: string
  passwordHash: string
  language: Language
  firstName?: string
  lastName?: string
  companyName?: string
  gender?: 'MALE' | 'FEMALE' | 'OTHER'
  dateOfBirth?: string
  ageRange?: string
  placeId?: string
  jobTitle?: string
  profileStep?: ProfileStep
  referredBy?: string | null
  selfReferral?: boolean
  /** Made up, to try things out with. */
  demo?: boolean
}

/** Answers the ids of those that are stored now; those whose name or address is taken are left out. */
export async function addAccounts(executor: Executor, accounts: readonly NewAccount[]): Promise<string[]> {
  if (accounts.length === 0) return []
  const stored = await executor
    .insertInto('accounts')
    .values(accounts.map(columnsOf))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return stored.map(({ id }) => id)
}

const columnsOf = (account: NewAccount): Insertable<DB['accounts']> => {
  const person = personOf(account)
  return { ...person, ...accountTexts.of(person) }
}

const personOf = (account: NewAccount) => ({
  id: account.id,
  type: account.type,
  staff_level: account.staffLevel ?? null,
  username: account.username,
  email: account.email,
  email_verified_at: account.emailVerified === true ? new Date() : null,
  phone: account.phone ?? null,
  password_hash: account.passwordHash,
  language: account.language,
  first_name: account.firstName ?? null,
  last_name: account.lastName ?? null,
  company_name: account.companyName ?? null,
  gender: account.gender ?? null,
  date_of_birth: account.dateOfBirth ?? null,
  age_range: account.ageRange ?? null,
  place_id: account.placeId ?? null,
  job_title: account.jobTitle ?? null,
  profile_step: account.profileStep ?? null,
  referred_by: account.referredBy ?? null,
  self_referral: account.selfReferral ?? false,
  demo: account.demo ?? false,
})

/** Answers what is taken: null where the account is stored now. */
export async function addAccount(
  executor: Executor,
  account: NewAccount,
): Promise<'username' | 'email' | null> {
  const stored = await addAccounts(executor, [account])
  if (stored.length > 0) return null
  const taken = await findByName(executor, account.username)
  return taken === null ? 'email' : 'username'
}

export type KnownAccount = {
  id: string
  type: AccountType
  staffLevel: 'ADMIN' | 'SUPPORT' | null
  username: string
  email: string
  emailVerified: boolean
  /** The address that is wanted instead, until it is proved. */
  pendingEmail: string | null
  passwordHash: string
  language: Language
  profileStep: ProfileStep | null
  disabled: boolean
  createdAt: Date
}

const knownAccounts = (executor: Executor) =>
  executor
    .selectFrom('accounts')
    .select([
      'id',
      'type',
      'staff_level as staffLevel',
      'username',
      'email',
      'pending_email as pendingEmail',
      'password_hash as passwordHash',
      'language',
      'profile_step as profileStep',
      'created_at as createdAt',
    ])
    .select((build) => [
      asBoolean(build('email_verified_at', 'is not', null)).as('emailVerified'),
      asBoolean(build('disabled_at', 'is not', null)).as('disabled'),
    ])

/** By username or e-mail address, in any letter case. */
export async function findByName(executor: Executor, name: string): Promise<KnownAccount | null> {
  const row = await knownAccounts(executor)
    .where(name.includes('@') ? 'email' : sql<string>`lower(username)`, '=', name.toLowerCase())
    .executeTakeFirst()
  return row ?? null
}

export async function findById(executor: Executor, id: string): Promise<KnownAccount | null> {
  const row = await knownAccounts(executor).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function addConsents(
  executor: Executor,
  accountIds: readonly string[],
  version: string,
): Promise<void> {
  if (accountIds.length === 0) return
  await executor
    .insertInto('account_consents')
    .values(accountIds.map((id) => ({ account_id: id, document: 'terms', version })))
    .execute()
}

export const addConsent = (executor: Executor, accountId: string, version: string): Promise<void> =>
  addConsents(executor, [accountId], version)

/**
 * Another address that was asked for with the old password is forgotten with it: whoever asked may have been the reason
 * for the change.
 */
export async function setPassword(
  executor: Executor,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await executor
    .updateTable('accounts')
    .set({ password_hash: passwordHash, pending_email: null })
    .where('id', '=', accountId)
    .execute()
}

/** Locks the row until the transaction ends; false where the password has changed since it was read, or the account is disabled. */
export async function lockAccount(
  transaction: Executor,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function isKnownDevice(
  executor: Executor,
  accountId: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const row = await executor
    .selectFrom('known_devices')
    .select('seen_at')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

/** The partner of that username, and what tells whether somebody refers themself. */
export async function findPartner(
  executor: Executor,
  username: string,
): Promise<{ id: string; email: string; phone: string | null; username: string } | null> {
  const row = await executor
    .selectFrom('accounts')
    .select(['id', 'email', 'phone', 'username'])
    .where('type', '=', 'PARTNER')
    .where('disabled_at', 'is', null)
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  return row ?? null
}

export async function hasAdmin(executor: Executor): Promise<boolean> {
  const row = await executor
    .selectFrom('accounts')
    .where('staff_level', '=', 'ADMIN')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row !== undefined
}

export async function hasAccounts(executor: Executor): Promise<boolean> {
  const row = await executor.selectFrom('accounts').limit(sql.lit(1)).executeTakeFirst()
  return row !== undefined
}

export async function hasDemoAccounts(executor: Executor): Promise<boolean> {
  const row = await executor
    .selectFrom('accounts')
    .where((build) => build.ref('demo'))
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row !== undefined
}
