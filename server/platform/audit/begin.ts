import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'
import type { AuditParts } from './audit.ts'
import { appendTo, chainStart, type AuditRow, type Link } from './chain.ts'
import { requestHead } from './keep-head.ts'
import type { AuditKey } from './keys.ts'
import { insertRows, isLogEmpty, lockChain } from './rows.ts'

/** Done at every start: the first one begins the chain, with what was recorded before there was one. */
export function beginChain(executor: Executor, { keys, heads }: Omit<AuditParts, 'audit'>): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    await lockChain(transaction)
    if (await isLogEmpty(transaction)) {
      const head = await heads.read()
      if (head === 'missing') await heads.write(chainStart)
      // Where a head says that there were rows, the log has been emptied: nothing else may take their place.
      const isNew = head === 'missing' || (head !== 'damaged' && head.number === 0)
      if (isNew) await moveIntoChain(transaction, keys.current)
    }
    // Also for one whose key was replaced, or whose task was given up.
    await requestHead(transaction)
  })
}

const batch = 1_000

async function moveIntoChain(transaction: Executor, key: AuditKey): Promise<void> {
  const acts = await transaction
    .selectFrom('audit_log_before_chain')
    .select(['actor_id as actorId', 'act', 'target_id as targetId'])
    .select(sql<Date>`happened_at::timestamptz(3)`.as('happenedAt'))
    .orderBy('audit_log_before_chain.happened_at')
    .orderBy('id')
    .execute()
  let last: Link = chainStart
  let rows: AuditRow[] = []
  for (const act of acts) {
    const row = appendTo(last, act, key)
    last = row
    rows.push(row)
    if (rows.length < batch) continue
    await insertRows(transaction, rows)
    rows = []
  }
  if (rows.length > 0) await insertRows(transaction, rows)
  await transaction.deleteFrom('audit_log_before_chain').execute()
}
