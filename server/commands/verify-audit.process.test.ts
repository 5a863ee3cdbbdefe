import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { demoPassword } from '../demo/demo.ts'
import { startEmbeddedDatabase } from '../platform/database/embedded/launcher.ts'
import { eventually } from '../testing/eventually.ts'
import { runCommand, startServer } from '../testing/process.ts'

const folder = await mkdtemp(join(tmpdir(), 'abronet-audit-'))
const environment = { DATA_DIR: folder }
const headFile = join(folder, 'files/audit/head.json')

afterAll(() => rm(folder, { recursive: true, force: true }))

const verifyAudit = (...options: string[]) =>
  runCommand([join(import.meta.dirname, 'verify-audit.ts'), ...options], environment)
const headNumber = async () => /"number":(\d+)/.exec(await readFile(headFile, 'utf8'))?.[1]

/** As somebody who owns the database. */
async function tamper(statement: string): Promise<void> {
  const server = await startEmbeddedDatabase({ folder, say: () => {} })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('alter table audit_log disable trigger audit_log_append_only')
  await client.query(statement)
  await client.end()
  await server.stop()
}

async function expectOutcome(code: number, output: string, ...options: string[]): Promise<void> {
  const outcome = await verifyAudit(...options)
  expect(outcome.output).toContain(output)
  expect(outcome.code).toBe(code)
}

const headers = { 'content-type': 'application/json' }

test('ADM-36 an act is covered by the head moments later, and a log that was changed or cut off is named', async () => {
  const server = await startServer(environment)
  // The demo has acts of staff.
  const before = Number(/(\d+) rows, chain whole/.exec((await verifyAudit()).output)?.[1])
  const entered = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ identifier: 'demo.admin', password: demoPassword }),
  })
  const session = /session=[\w-]{43}/.exec(entered.headers.getSetCookie().join('; '))?.[0] ?? ''
  const cookie = { cookie: session }
  const list = await fetch(`${server.url}/api/admin/employers`, { headers: cookie })
  const id = /"id":"([0-9a-f-]{36})"/.exec(await list.text())?.[1] ?? ''
  const verified = await fetch(`${server.url}/api/admin/employers/${id}/verify`, {
    method: 'POST',
    headers: { ...headers, ...cookie },
    body: JSON.stringify({ reason: 'Our team visited them.' }),
  })
  expect(verified.status).toBe(200)
  const rows = before + 1
  await eventually(async () => expect(await headNumber()).toBe(String(rows)))
  await expectOutcome(0, `${rows} rows, chain whole, head matches.\n`)
  expect(await server.stop()).toBe(0)

  await tamper(`delete from audit_log where number = ${rows}`)
  const removed = `The last rows were removed: the log ends at row ${rows - 1}, its head outside the database at row ${rows}.\n`
  await expectOutcome(1, removed)
  await expectOutcome(0, `${rows - 1} rows, chain whole, head matches.\n`, '--accept')

  await tamper(`update audit_log set act = 'report.close' where number = 2`)
  const changed = 'Row 2 was changed, or moved from another place.\n'
  await expectOutcome(1, changed)
  await expectOutcome(1, changed, '--accept')
})

test('an option that is not known is refused', () => expectOutcome(1, '--fix', '--fix'))
