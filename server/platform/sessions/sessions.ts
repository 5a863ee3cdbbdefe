import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountType, ProfileStep } from '../../../contract/rules/accounts.ts'
import type { ChosenHabits } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Database, Executor } from '../database/connection.ts'
import { asBoolean } from '../database/expressions.ts'
import { prepareLookup } from '../database/statement.ts'

/** Who calls, as every endpoint behind sign-in knows them. */
export type Caller = ChosenHabits & {
  accountId: string
  type: AccountType
  staffLevel: 'ADMIN' | 'SUPPORT' | null
  username: string
  /** How to greet them. */
  name: string
  email: string
  emailVerified: boolean
  language: Language
  profileStep: ProfileStep | null
  /** Staff have shown their second factor in this session. */
  secondFactor: boolean
  sessionHash: Buffer
  sessionExpiresAt: Date
}

/** What the browser is given: once, and never shown again. */
export type StartedSession = { id: string; expiresAt: Date; deviceId: string; type: AccountType }

/** A short life for staff, who can see everyone; a long one for phones that are signed in once. */
const lifetimes = {
  staff: { idle: '30 minutes', absolute: '12 hours' },
  everyone: { idle: '30 days', absolute: '180 days' },
} as const

/** Browsers in which one account is signed in; another one ends the session that was unused the longest. */
const mostSessions = 20

/** 256 bits that nobody can guess. */
export const newSecret = () => randomBytes(32).toString('base64url')
export const hashOf = (id: string): Buffer => hash('sha256', id, 'buffer')

export async function startSession(
  executor: Executor,
  account: { id: string; type: AccountType },
  about: { device: string; deviceId: string | null; secondFactor?: boolean },
): Promise<StartedSession> {
  const id = newSecret()
  const { idle, absolute } = account.type === 'ADMIN' ? lifetimes.staff : lifetimes.everyone
  await sql`delete from sessions where ctid in (
    select ctid from sessions where expires_at < now() limit 20 for update skip locked)`.execute(executor)
  const { expiresAt } = await executor
    .insertInto('sessions')
    .values({
      id_hash: hashOf(id),
      account_id: account.id,
      device: about.device,
      second_factor: about.secondFactor ?? false,
      idle_after: idle,
      expires_at: sql`now() + ${absolute}::interval`,
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow()
  await executor
    .deleteFrom('sessions')
    .where('id_hash', 'in', (build) =>
      build
        .selectFrom('sessions')
        .select('id_hash')
        .where('account_id', '=', account.id)
        .where('id_hash', '<>', hashOf(id))
        .orderBy('seen_at', 'desc')
        .offset(mostSessions - 1),
    )
    .execute()
  const deviceId = about.deviceId ?? newSecret()
  await executor
    .insertInto('known_devices')
    .values({ account_id: account.id, device_hash: hashOf(deviceId) })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: sql`now()` }),
    )
    .execute()
  return { id, expiresAt, deviceId, type: account.type }
}

type Seen = Omit<Caller, 'sessionHash'> & { unseen: boolean }
const ofSession = prepareLookup<Seen, { sessionHash: Buffer }>(
  (param) => sql`
    select account.id as "accountId", account.type, account.staff_level as "staffLevel", account.username,
           coalesce(account.company_name, account.first_name, account.username) as name, account.email,
           account.email_verified_at is not null as "emailVerified", account.language, account.calendar, account.clock,
           account.profile_step as "profileStep", session.second_factor as "secondFactor", session.expires_at as "sessionExpiresAt",
           session.seen_at < now() - interval '5 minutes' as unseen
    from sessions session join accounts account on account.id = session.account_id
    where session.id_hash = ${param('sessionHash', 'bytea')} and session.expires_at > now()
      and session.seen_at + session.idle_after > now() and account.disabled_at is null`,
)

export type FindCaller = (database: Pick<Database, 'read' | 'executor'>, id: string) => Promise<Caller | null>

/** One indexed statement for every caller; that somebody was here is written down every five minutes, not every time. */
export const findCaller: FindCaller = async (database, id) => {
  const found = await findSession(database, id)
  if (found === null) return null
  // Not at every call: writing costs more than all the rest of it.
  if (found.unseen)
    await database.executor
      .updateTable('sessions')
      .set({ seen_at: sql`now()` })
      .where('id_hash', '=', found.caller.sessionHash)
      .execute()
  return found.caller
}

/** The same for calls that a browser makes by itself, which do not count as use of the session. */
export const findIdleCaller: FindCaller = async (database, id) =>
  (await findSession(database, id))?.caller ?? null

async function findSession({ read }: Pick<Database, 'read'>, id: string) {
  const sessionHash = hashOf(id)
  const [row] = await read(ofSession({ sessionHash }))
  if (row === undefined) return null
  const { unseen, ...caller } = row
  return { unseen, caller: { ...caller, sessionHash } }
}

/** The rights of those sessions that are still valid. This does not count as use of them. */
export type LiveSession = Pick<Caller, 'sessionHash' | 'type' | 'staffLevel'>
export async function readLiveSessions(
  executor: Executor,
  hashes: readonly Buffer[],
): Promise<LiveSession[]> {
  return executor
    .selectFrom('sessions as session')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .select(['session.id_hash as sessionHash', 'account.type', 'account.staff_level as staffLevel'])
    .where((build) => build('session.id_hash', '=', build.fn.any(sql<Buffer[]>`${hashes}::bytea[]`)))
    .where(isLive)
    .where('account.disabled_at', 'is', null)
    .execute()
}

export async function endSession(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('sessions').where('id_hash', '=', hashOf(id)).execute()
}

/** Of one account: all of them, or all but the one that asks. */
export async function endSessions(executor: Executor, accountId: string, except?: Buffer): Promise<void> {
  await executor
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('id_hash', '<>', except ?? Buffer.alloc(0)))
    .execute()
}

/** A session as its owner sees it. The id names it and opens nothing: the cookie cannot be had from it. */
export type ListedSession = { id: string; device: string; createdAt: Date; seenAt: Date; current: boolean }

const publicId = sql<string>`left(encode(sha256(id_hash), 'hex'), 16)`
const isLive = sql<boolean>`expires_at > now() and seen_at + idle_after > now()`

/** Those that are still good, the one used last first. */
export async function listSessions(
  executor: Executor,
  accountId: string,
  current: Buffer,
): Promise<ListedSession[]> {
  return executor
    .selectFrom('sessions')
    .select(['device', 'created_at as createdAt', 'seen_at as seenAt'])
    .select((build) => [publicId.as('id'), asBoolean(build('id_hash', '=', current)).as('current')])
    .where('account_id', '=', accountId)
    .where(isLive)
    .orderBy('seen_at', 'desc')
    .orderBy('id_hash')
    .limit(mostSessions)
    .execute()
}

/** One of this account's own, by the id it is listed under. Answers which it was, or null where there is none. */
export async function endListedSession(
  executor: Executor,
  accountId: string,
  id: string,
  current: Buffer,
): Promise<'current' | 'other' | null> {
  const row = await executor
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where(publicId, '=', id)
    .where(isLive)
    .returning((build) => asBoolean(build('id_hash', '=', current)).as('current'))
    .executeTakeFirst()
  return row === undefined ? null : row.current ? 'current' : 'other'
}

/** Known anew after something that matters: what was copied or left open elsewhere is worth nothing from now on. */
export async function renewSession(
  transaction: Executor,
  caller: Caller,
  about: { device: string; deviceId: string | null; secondFactor: boolean },
): Promise<StartedSession> {
  await endSessions(transaction, caller.accountId)
  return startSession(transaction, { id: caller.accountId, type: caller.type }, about)
}
