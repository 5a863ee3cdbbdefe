import type { Disk } from 'flydrive'
import type { Executor } from '../database/connection.ts'
import { appendTo, chainStart } from './chain.ts'
import { createHeads, type AuditHeads } from './heads.ts'
import { requestHead } from './keep-head.ts'
import { createAuditKeys, type AuditKeys } from './keys.ts'
import { insertRows, lockChain, readForAppend } from './rows.ts'

export type Audit = {
  /**
   * Records what a member of staff did, in the transaction that does it. Called last there: the lock on the chain is held until
   * the commit, and a transaction that then waited for another lock could deadlock with one that has it and waits for the chain.
   */
  noteAct(transaction: Executor, note: { actorId: string; act: string; targetId: string }): Promise<void>
}

export const createAudit = (keys: AuditKeys): Audit => ({
  noteAct: async (transaction, { act: name, ...ids }) => {
    // Outside a transaction the lock would be gone before the row is there.
    if (!transaction.isTransaction) throw new Error('The audit log is written within a transaction')
    await lockChain(transaction)
    const { last, act } = await readForAppend(transaction, ids)
    await insertRows(transaction, [appendTo(last ?? chainStart, { ...act, act: name }, keys.current)])
    await requestHead(transaction)
  },
})

type Settings = { secretKey: string; previousSecretKey: string | null; disk: Disk }

export type AuditParts = { audit: Audit; keys: AuditKeys; heads: AuditHeads }

export function openAudit({ secretKey, previousSecretKey, disk }: Settings): AuditParts {
  const keys = createAuditKeys(secretKey, previousSecretKey)
  return { audit: createAudit(keys), keys, heads: createHeads(disk, keys) }
}
