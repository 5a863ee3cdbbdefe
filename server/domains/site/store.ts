import { sql } from 'kysely'
import type { BrowserFault } from '../../../contract/site.ts'
import type { Executor } from '../../platform/database/connection.ts'

/** Counts a fault that is known; answers whether it was. */
export async function countKnownFault(executor: Executor, fault: BrowserFault): Promise<boolean> {
  const result = await executor
    .updateTable('browser_faults')
    .set({ times: sql`times + 1`, last_seen: sql`greatest(now(), first_seen)` })
    .where('page', '=', fault.page)
    .where('language', '=', fault.language)
    .where('kind', '=', fault.kind)
    .where('error', '=', fault.error)
    .where('place', '=', fault.place)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Adds a fault, or counts it where another call has added it meanwhile. */
export async function addFault(executor: Executor, fault: BrowserFault): Promise<void> {
  await executor
    .insertInto('browser_faults')
    .values(fault)
    .onConflict((conflict) =>
      conflict.columns(['page', 'language', 'kind', 'error', 'place']).doUpdateSet({
        times: sql`browser_faults.times + 1`,
        last_seen: sql`greatest(now(), browser_faults.first_seen)`,
      }),
    )
    .execute()
}

export async function countFaults(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom('browser_faults')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteFaultsOlderThan(executor: Executor, days: number): Promise<void> {
  await executor
    .deleteFrom('browser_faults')
    .where('last_seen', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute()
}
