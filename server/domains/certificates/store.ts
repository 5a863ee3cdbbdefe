import { sql } from 'kysely'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'

export type Certificate = {
  number: string
  seekerId: string
  /** Both names as others see them. */
  firstName: string
  lastName: string
  issuedAt: Date
  revokedAt: Date | null
  /** Empty where it is valid. */
  reason: string
}
/** A module that it names, titled as it was when the person completed it. */
export type PassedModule = { number: number; titles: { readonly [L in Language]: string } }

const certificates = (executor: Executor) =>
  executor
    .selectFrom('certificates')
    .select([
      'number',
      'account_id as seekerId',
      'first_name as firstName',
      'last_name as lastName',
      'issued_at as issuedAt',
      'revoked_at as revokedAt',
      'revoked_reason as reason',
    ])

export async function findByNumber(executor: Executor, number: string): Promise<Certificate | null> {
  const row = await certificates(executor).where('number', '=', number).executeTakeFirst()
  return row ?? null
}

export async function findOf(executor: Executor, seekerId: string): Promise<Certificate | null> {
  const row = await certificates(executor).where('account_id', '=', seekerId).executeTakeFirst()
  return row ?? null
}

/** The modules that a certificate names, in the order of all. */
export async function listPassed(executor: Executor, number: string): Promise<PassedModule[]> {
  const rows = await executor
    .selectFrom('certificate_modules as passed')
    .innerJoin('training_modules as module', 'module.id', 'passed.module_id')
    .innerJoin('training_versions as version', 'version.id', 'passed.version_id')
    .select([
      'module.number',
      'version.title_en as titleEn',
      'version.title_am as titleAm',
      'version.title_om as titleOm',
    ])
    .where('passed.certificate_number', '=', number)
    .orderBy('module.position')
    .orderBy('module.number')
    .execute()
  return rows.map(({ titleEn, titleAm, titleOm, ...row }) => ({
    ...row,
    titles: { en: titleEn, am: titleAm, om: titleOm },
  }))
}

type NewCertificate = Pick<Certificate, 'number' | 'seekerId' | 'firstName' | 'lastName'>

/** Answers whether it was added: the person may have one, or another one this number. Of two at the same time the second waits. */
export async function add(
  transaction: Executor,
  { number, seekerId, firstName, lastName }: NewCertificate,
): Promise<boolean> {
  const row = await transaction
    .insertInto('certificates')
    .values({ number, account_id: seekerId, first_name: firstName, last_name: lastName })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return row !== undefined
}

/** What it names already stays as it is. */
export async function addPassed(
  transaction: Executor,
  number: string,
  modules: readonly { moduleId: string; versionId: string }[],
): Promise<void> {
  await transaction
    .insertInto('certificate_modules')
    .values(
      modules.map(({ moduleId, versionId }) => ({
        certificate_number: number,
        module_id: moduleId,
        version_id: versionId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function setRevoked(
  transaction: Executor,
  number: string,
  { reason, staffId }: { reason: string; staffId: string },
): Promise<void> {
  await transaction
    .updateTable('certificates')
    .set({ revoked_at: sql`now()`, revoked_by: staffId, revoked_reason: reason })
    .where('number', '=', number)
    .execute()
}

export async function setValid(transaction: Executor, number: string): Promise<void> {
  await transaction
    .updateTable('certificates')
    .set({ revoked_at: null, revoked_by: null, revoked_reason: '' })
    .where('number', '=', number)
    .execute()
}

/** Null where the account is gone. */
export async function findNames(executor: Executor, seekerId: string) {
  const row = await executor
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName', 'username'])
    .where('id', '=', seekerId)
    .executeTakeFirst()
  return row ?? null
}

/** A key with which something was signed, so that it can be checked also after the next change of keys. */
export async function addKey(executor: Executor, publicKey: string): Promise<void> {
  await executor
    .insertInto('certificate_keys')
    .values({ public_key: publicKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The newest first. */
export async function listKeys(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('certificate_keys')
    .select('public_key as publicKey')
    .orderBy('added_at', 'desc')
    .execute()
  return rows.map(({ publicKey }) => publicKey)
}
