import type { Executor } from '../database/connection.ts'
import { follow, type RowProblem, type Walk } from './chain.ts'
import type { AuditKeys } from './keys.ts'
import { readRows } from './rows.ts'

const batch = 2_000

/** From a row that is known to be right to the last one, or to the first that is wrong. */
export async function walkOn(executor: Executor, keys: AuditKeys, from: Walk): Promise<Walk | RowProblem> {
  let walk = from
  for (;;) {
    const rows = await readRows(executor, walk.end.number, batch)
    for (const row of rows) {
      const next = follow(keys, walk, row)
      if ('kind' in next) return next
      walk = next
    }
    if (rows.length < batch) return walk
  }
}
