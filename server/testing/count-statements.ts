import { vi } from 'vitest'
import type { Database } from '../platform/database/connection.ts'

/** How many statements an act sends to the database, those of its session included. */
export async function countStatements(database: Database, act: () => Promise<unknown>): Promise<number> {
  const spies = new Set<{ mock: { calls: unknown[] }; mockRestore: () => void }>()
  const watch = (client: { query: (...given: never[]) => unknown }) => spies.add(vi.spyOn(client, 'query'))
  database.pool.on('acquire', watch)
  await act()
  database.pool.off('acquire', watch)
  let statements = 0
  for (const spy of spies) {
    statements += spy.mock.calls.length
    spy.mockRestore()
  }
  return statements
}
