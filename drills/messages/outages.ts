import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'
import type { Outage } from '../cluster/outages.ts'
import type { Tally } from './connection.ts'
import type { Reader } from './reader.ts'
import type { Writing } from './writer.ts'

export type Recovery = {
  name: string
  inFlight: number
  /** Milliseconds from the kill until both nodes were ready. */
  downFor: number
  /** Milliseconds from then until every reader had all messages stored by then. */
  behindFor: number
}

/** How long the drill waits for readers before it fails. */
const longestWait = 30_000

export async function runOutage(
  outage: Outage,
  {
    cluster,
    readers,
    writing,
    tally,
  }: { cluster: Cluster; readers: readonly Reader[]; writing: Writing; tally: Tally },
): Promise<Recovery> {
  await pause(1_500 + Math.random() * 1_500)
  writing.ring()
  await pause(Math.random() * 100)
  const { inFlight } = writing
  tally.isOutage = true
  const killed = performance.now()
  await outage.kill(cluster)
  await outage.start(cluster)
  await cluster.untilReady()
  const recovered = performance.now()
  const behindFor = await untilUpToDate(cluster, readers)
  tally.isOutage = false
  return { name: outage.name, inFlight, downFor: recovered - killed, behindFor }
}

/** Waits until every reader has seen what is stored now, and returns the milliseconds it took. */
export async function untilUpToDate({ database }: Cluster, readers: readonly Reader[]): Promise<number> {
  const started = performance.now()
  const rows = await database.executor.selectFrom('conversations').select(['id', 'last_number']).execute()
  const newest = new Map(rows.map(({ id, last_number }) => [id, last_number]))
  const isBehind = (reader: Reader) => reader.newest < (newest.get(reader.person.conversationId) ?? 0)
  while (readers.some(isBehind)) {
    if (performance.now() - started > longestWait) return Number.POSITIVE_INFINITY
    await pause(20)
  }
  return performance.now() - started
}
