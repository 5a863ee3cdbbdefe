import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import { openAudit } from '../platform/audit/audit.ts'
import { beginChain } from '../platform/audit/begin.ts'
import { createHeadKeeper } from '../platform/audit/keep-head.ts'
import { verifyAudit } from '../platform/audit/verify.ts'
import type { Database } from '../platform/database/connection.ts'
import { StorageDisk } from '../platform/storage/disk.ts'
import { DurableFolderDriver } from '../platform/storage/durable-folder-driver.ts'

/** What somebody of the staff did, as the audit log has it, the oldest first. */
export const actsOf = ({ executor }: Database, { id }: { id: string }) =>
  executor
    .selectFrom('audit_log')
    .select(['act', 'target_id'])
    .where('actor_id', '=', id)
    .orderBy('number')
    .execute()

/** A new folder for the head that is kept outside the database, until the test is done with it. */
export async function auditFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-audit-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The audit log of a server with these settings. */
export function auditServer(
  { executor }: Database,
  { folder, key = 'a', previousKey = null }: { folder: string; key?: string; previousKey?: string | null },
) {
  const parts = openAudit({
    secretKey: key.repeat(32),
    previousSecretKey: previousKey?.repeat(32) ?? null,
    disk: new StorageDisk(new DurableFolderDriver(folder)),
  })
  const actorId = newId()
  return {
    ...parts,
    actorId,
    begin: () => beginChain(executor, parts),
    note: (act = 'employer.verify') =>
      executor
        .transaction()
        .execute((transaction) => parts.audit.noteAct(transaction, { actorId, act, targetId: newId() })),
    keepHead: createHeadKeeper(executor, parts),
    verify: () => verifyAudit(executor, parts),
  }
}

export const readLog = ({ executor }: Database) =>
  executor.selectFrom('audit_log').selectAll().orderBy('number').execute()
