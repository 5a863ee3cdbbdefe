import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { childrenOf, endProcess } from '../../../testing/process.ts'
import { startEmbeddedDatabase } from './launcher.ts'
import { isGone } from './process.ts'

test('a process that a killed server left behind for ever does not keep the next one from starting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-orphans-'))
  const first = await startEmbeddedDatabase({ folder, say: () => {} })
  const client = new pg.Client({ connectionString: first.url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const orphan = rows[0]?.pid ?? 0
  const children = await childrenOf(first.pid)
  expect(children).toContain(orphan)
  // Stopped, it is as deaf to the end of its server as one that waits for a dead one's lock.
  process.kill(orphan, 'SIGSTOP')
  endProcess(first.pid)
  for (const child of children) if (child !== orphan) endProcess(child)

  const second = await startEmbeddedDatabase({ folder, say: () => {} })
  expect(await isGone(orphan)).toBe(true)
  await client.end().catch(() => {})
  await second.stop()
  await rm(folder, { recursive: true, force: true })
})
