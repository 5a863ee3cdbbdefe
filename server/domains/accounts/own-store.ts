import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { AccountType, ProfileStep } from '../../../contract/rules/accounts.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean } from '../../platform/database/expressions.ts'
import { accountTexts } from '../../platform/masking/account-texts.ts'

/** All that an account holds, but for what opens it. */
export type OwnRow = {
  id: string
  type: AccountType
  staffLevel: 'ADMIN' | 'SUPPORT' | null
  username: string
  email: string
  emailVerifiedAt: Date | null
  pendingEmail: string | null
  phone: string | null
  language: Language
  calendar: 'gregorian' | 'ethiopian' | null
  clock: 'standard' | 'sunrise' | null
  firstName: string | null
  lastName: string | null
  companyName: string | null
  gender: 'MALE' | 'FEMALE' | 'OTHER' | null
  dateOfBirth: string | null
  ageRange: string | null
  placeId: string | null
  jobTitle: string | null
  profileStep: ProfileStep | null
  referredBy: string | null
  selfReferral: boolean
  secondFactor: boolean
  pictureVersion: string | null
  createdAt: Date
  consents: { document: string; version: string; givenAt: string }[]
}

export async function readOwn(executor: Executor, accountId: string): Promise<OwnRow | null> {
  const row = await executor
    .selectFrom('accounts as account')
    .leftJoin('accounts as partner', 'partner.id', 'account.referred_by')
    .leftJoin('second_factors as factor', 'factor.account_id', 'account.id')
    .leftJoin('account_pictures as picture', 'picture.account_id', 'account.id')
    .select([
      'account.id',
      'account.type',
      'account.staff_level as staffLevel',
      'account.username',
      'account.email',
      'account.email_verified_at as emailVerifiedAt',
      'account.pending_email as pendingEmail',
      'account.phone',
      'account.language',
      'account.calendar',
      'account.clock',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.company_name as companyName',
      'account.gender',
      'account.age_range as ageRange',
      'account.place_id as placeId',
      'account.job_title as jobTitle',
      'account.profile_step as profileStep',
      'account.self_referral as selfReferral',
      'account.created_at as createdAt',
      'partner.username as referredBy',
      'picture.version as pictureVersion',
    ])
    .select((build) => [
      build.cast<string | null>('account.date_of_birth', 'text').as('dateOfBirth'),
      asBoolean(build('factor.confirmed_at', 'is not', null)).as('secondFactor'),
      jsonArrayFrom(
        build
          .selectFrom('account_consents')
          .select(['document', 'account_consents.version', 'given_at as givenAt'])
          .whereRef('account_id', '=', 'account.id')
          .orderBy('given_at'),
      ).as('consents'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export type Preferences = Pick<OwnRow, 'language' | 'calendar' | 'clock'>

/** What is left out stays. */
export async function setPreferences(
  executor: Executor,
  accountId: string,
  input: { [Name in keyof Preferences]?: Preferences[Name] | undefined },
): Promise<Preferences | null> {
  const row = await executor
    .updateTable('accounts')
    .set((build) => ({
      language: input.language ?? build.ref('language'),
      calendar: input.calendar === undefined ? build.ref('calendar') : input.calendar,
      clock: input.clock === undefined ? build.ref('clock') : input.clock,
    }))
    .where('id', '=', accountId)
    .returning(['language', 'calendar', 'clock'])
    .executeTakeFirst()
  return row ?? null
}

export type Details = {
  firstName?: string | null
  lastName?: string | null
  companyName?: string | null
  phone?: string
  placeId?: string
}

export async function setDetails(transaction: Executor, accountId: string, details: Details): Promise<void> {
  const values = {
    ...(details.firstName === undefined ? {} : { first_name: details.firstName }),
    ...(details.lastName === undefined ? {} : { last_name: details.lastName }),
    ...(details.companyName === undefined ? {} : { company_name: details.companyName }),
    ...(details.phone === undefined ? {} : { phone: details.phone }),
    ...(details.placeId === undefined ? {} : { place_id: details.placeId }),
  }
  if (Object.keys(values).length === 0) return
  await transaction.updateTable('accounts').set(values).where('id', '=', accountId).execute()
  await accountTexts.refresh(transaction, [accountId])
}

export type Traces = {
  devices: { seenAt: Date }[]
  links: { purpose: string; email: string; createdAt: Date; usedAt: Date | null }[]
}

/** Browsers that are known, and links that went out: what we keep besides, for the person to see. */
export async function readTraces(executor: Executor, accountId: string): Promise<Traces> {
  const devices = await executor
    .selectFrom('known_devices')
    .select('seen_at as seenAt')
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .execute()
  const links = await executor
    .selectFrom('account_links')
    .select(['purpose', 'email', 'created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()
  return { devices, links }
}

/** Counts the administrators, and locks their rows until the transaction ends. */
export async function lockAdmins(transaction: Executor): Promise<number> {
  const rows = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('staff_level', '=', 'ADMIN')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.length
}

/** Answers the kind of the account; null where there is none. */
export async function setDisabled(
  transaction: Executor,
  accountId: string,
  disabled: boolean,
): Promise<AccountType | null> {
  const row = await transaction
    .updateTable('accounts')
    .set({ disabled_at: disabled ? sql`coalesce(disabled_at, now())` : null })
    .where('id', '=', accountId)
    .returning('type')
    .executeTakeFirst()
  return row?.type ?? null
}

export async function deleteAccount(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('accounts').where('id', '=', accountId).execute()
}

export async function findDemoAccounts(
  executor: Executor,
): Promise<{ id: string; type: AccountType; email: string; emailVerified: boolean }[]> {
  return executor
    .selectFrom('accounts')
    .select(['id', 'type', 'email'])
    .select((build) => asBoolean(build('email_verified_at', 'is not', null)).as('emailVerified'))
    .where((build) => build.ref('demo'))
    .orderBy('id')
    .forUpdate()
    .execute()
}
