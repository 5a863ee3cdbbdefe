import type { Executor } from '../../platform/database/connection.ts'
import { dropRows } from '../../platform/storage/file-rows.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { deleteModules, listPresent, lockUnused } from './known-store.ts'
import { seedModules, type SeededModule } from './seeding.ts'

/** A lesson that is the same in every installation. */
export type KnownModule = SeededModule & { id: string }

/** Publishes those that are not there yet, and answers how many; what staff have changed or retired stays as it is. */
export async function addKnownModules(
  executor: Executor,
  tools: { files: FileStore },
  modules: readonly KnownModule[],
): Promise<number> {
  return executor.transaction().execute(async (transaction) => {
    const present = await listPresent(
      transaction,
      modules.map(({ id }) => id),
    )
    const missing = modules.filter(({ id }) => !present.includes(id))
    await seedModules(transaction, tools, missing, null)
    return missing.length
  })
}

/** Of those that nobody has begun, with their files. */
export function eraseUnusedModules(executor: Executor, ids: readonly string[]): Promise<number> {
  return executor.transaction().execute(async (transaction) => {
    const unused = await lockUnused(transaction, ids)
    if (unused.length === 0) return 0
    const files = await deleteModules(transaction, unused)
    await dropRows(transaction, files)
    return unused.length
  })
}
