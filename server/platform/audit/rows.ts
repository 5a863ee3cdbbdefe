import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'
import { asInteger } from '../database/expressions.ts'
import type { Act, AuditRow, Link } from './chain.ts'

/** Until the transaction ends, nobody else appends. */
export async function lockChain(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit_log'))`.execute(transaction)
}

/** Until the transaction ends, nobody else writes the head that is kept outside the database. */
export async function lockHead(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit_head'))`.execute(transaction)
}

/** The last row, the time, and the ids as the database will store them. The chain is locked before, or the row may not be the last. */
export async function readForAppend(
  transaction: Executor,
  { actorId, targetId }: { actorId: string; targetId: string },
): Promise<{ last: Link | null; act: Omit<Act, 'act'> }> {
  // In raw SQL: one row also where the log is empty.
  const { rows } = await sql<{
    number: number | null
    hash: Buffer | null
    actorId: string
    targetId: string
    happenedAt: Date
  }>`
    select number, hash, ${actorId}::uuid as "actorId", ${targetId}::uuid as "targetId",
      clock_timestamp()::timestamptz(3) as "happenedAt"
    from (values (1)) as one
    left join (select number, hash from audit_log order by number desc limit 1) as last on true`.execute(
    transaction,
  )
  const [row] = rows
  if (row === undefined) throw new Error('PostgreSQL has answered without a row')
  const { number, hash, ...act } = row
  return { last: number === null || hash === null ? null : { number, hash }, act }
}

export async function insertRows(transaction: Executor, rows: readonly AuditRow[]): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values(
      rows.map(({ number, actorId, act, targetId, happenedAt, keyId, hash, mac }) => ({
        number,
        actor_id: actorId,
        act,
        target_id: targetId,
        happened_at: happenedAt,
        key_id: keyId,
        hash,
        mac,
      })),
    )
    .execute()
}

export const readRows = (executor: Executor, after: number, most: number): Promise<AuditRow[]> =>
  executor
    .selectFrom('audit_log')
    .select([
      'number',
      'actor_id as actorId',
      'act',
      'target_id as targetId',
      'happened_at as happenedAt',
      'key_id as keyId',
      'hash',
      'mac',
    ])
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute()

export async function isLogEmpty(executor: Executor): Promise<boolean> {
  return (await readRows(executor, 0, 1)).length === 0
}

/** The hashes of those of the rows that there are. */
export async function readHashes(
  executor: Executor,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Buffer>> {
  const rows = await executor
    .selectFrom('audit_log')
    .select(['number', 'hash'])
    .where('number', '=', sql<number>`any(${[...numbers]}::integer[])`)
    .execute()
  return new Map(rows.map(({ number, hash }) => [number, hash]))
}

export async function countRows(executor: Executor, upTo: number): Promise<number> {
  const { rows } = await executor
    .selectFrom('audit_log')
    .select(({ fn }) => asInteger(fn.countAll()).as('rows'))
    .where('number', '<=', upTo)
    .executeTakeFirstOrThrow()
  return rows
}

/** Whether a task that keeps the head waits, is under way or will be tried again. */
export async function isHeadAwaited(executor: Executor): Promise<boolean> {
  // In raw SQL: the schema's types do not have the tables of the queue.
  const { rows } = await sql<{ isAwaited: boolean }>`
    select exists (
      select from graphile_worker.jobs where task_identifier = 'keep-audit-head' and attempts < max_attempts
    ) as "isAwaited"`.execute(executor)
  return rows[0]?.isAwaited === true
}
