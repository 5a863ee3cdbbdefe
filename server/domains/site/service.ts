import type { BrowserFault } from '../../../contract/site.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { addFault, countFaults, countKnownFault, deleteFaultsOlderThan } from './store.ts'

const keptDays = 90
/** Anyone can report, so what can be stored has an end. */
const keptFaults = 10_000

export async function recordBrowserFault(executor: Executor, fault: BrowserFault): Promise<void> {
  if (await countKnownFault(executor, fault)) return
  await executor.transaction().execute(async (transaction) => {
    await deleteFaultsOlderThan(transaction, keptDays)
    if ((await countFaults(transaction)) < keptFaults) await addFault(transaction, fault)
  })
}
