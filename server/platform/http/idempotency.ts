import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'
import { NamedError } from './errors.ts'

type KeyedCall = { endpoint: string; key: string | null; fingerprint: string }
type Answer = { status: number; body: unknown }

/** Long enough for a phone that comes back tomorrow. */
const keptDays = 2

export function keyedCall(endpoint: string, request: FastifyRequest): KeyedCall {
  const given = request.headers['idempotency-key']
  const key = typeof given === 'string' ? given : null
  if (key !== null && !/^[\x21-\x7e]{8,200}$/.test(key)) throw new NamedError('malformed_request')
  // The key of one person answers nobody else, nor for another thing at the same kind of address.
  const said = JSON.stringify([
    request.caller?.accountId ?? null,
    request.params,
    request.query,
    request.body ?? null,
  ])
  return { endpoint, key, fingerprint: createHash('sha256').update(said).digest('base64url') }
}

/**
 * Runs an act in one transaction with the note that it was done. A second call with the same key waits for the first,
 * finds the note and is answered alike; if the first fails, its note goes with it.
 */
export function once<A extends Answer>(
  executor: Executor,
  call: KeyedCall,
  act: (transaction: Executor) => Promise<A>,
): Promise<A | Answer> {
  return executor.transaction().execute(async (transaction) => {
    const { endpoint, key, fingerprint } = call
    if (key === null) return act(transaction)
    await forgetOldKeys(transaction)
    const claimed = await transaction
      .insertInto('idempotency_keys')
      .values({ endpoint, key, fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (claimed === undefined) return knownAnswer(transaction, call)
    const answer = await act(transaction)
    await transaction
      .updateTable('idempotency_keys')
      .set({ status: answer.status, answer: JSON.stringify(answer.body ?? null) })
      .where('endpoint', '=', endpoint)
      .where('key', '=', key)
      .execute()
    return answer
  })
}

async function knownAnswer(transaction: Executor, call: KeyedCall): Promise<Answer> {
  const known = await transaction
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('endpoint', '=', call.endpoint)
    .where('key', '=', call.key)
    .executeTakeFirstOrThrow()
  if (known.fingerprint !== call.fingerprint || known.status === null) throw new NamedError('key_reused')
  return { status: known.status, body: known.answer }
}

/** A few at a time, by calls that pass: no call waits for a great cleaning. */
async function forgetOldKeys(transaction: Executor): Promise<void> {
  await sql`delete from idempotency_keys where ctid in (
    select ctid from idempotency_keys where created_at < now() - make_interval(days => ${keptDays})
    limit 20 for update skip locked)`.execute(transaction)
}
