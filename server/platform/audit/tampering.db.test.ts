import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditFolder, auditServer } from '../../testing/audit.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { appendTo, chainStart, type AuditRow, type Link } from './chain.ts'
import { createAuditKeys, type AuditKey } from './keys.ts'
import { insertRows, readRows } from './rows.ts'
import { acceptAudit, verifyAudit } from './verify.ts'

const { database } = await cloneDatabase()
const { executor } = database
// As somebody who owns the database can.
await sql`alter table audit_log disable trigger audit_log_append_only`.execute(executor)

type Server = ReturnType<typeof auditServer>
let outside: Awaited<ReturnType<typeof auditFolder>>
let server: Server

const run = (statement: RawBuilder<unknown>) => statement.execute(executor)
const headFile = (name: string) => join(outside.folder, 'audit', name)
const copies = ['head.json', 'head-copy.json']
async function noteActs(count: number, by: Server = server): Promise<void> {
  for (let left = count; left > 0; left -= 1) await by.note()
}

// Six rows, and the head at the sixth; no task waits.
beforeEach(async () => {
  await run(sql`truncate audit_log, graphile_worker._private_jobs`)
  outside = await auditFolder()
  server = auditServer(database, { folder: outside.folder })
  await server.begin()
  await noteActs(6)
  await server.keepHead()
  await run(sql`truncate graphile_worker._private_jobs`)
})
afterEach(() => outside.remove())

/** As somebody writes rows who has everything but the key: all is right but the MAC. */
const stolen = (): AuditKey => ({
  ...createAuditKeys('x'.repeat(32), null).current,
  id: server.keys.current.id,
})

/** Everything from there on anew, with other contents and all hashes right. */
async function rewriteFrom(
  number: number,
  key: AuditKey,
  change: (row: AuditRow) => AuditRow[],
): Promise<void> {
  const rows = await readRows(executor, 0, 100)
  await run(sql`delete from audit_log where number >= ${number}`)
  let last: Link = rows[number - 2] ?? chainStart
  for (const row of rows.slice(number - 1).flatMap(change)) {
    const next = appendTo(last, row, key)
    await insertRows(executor, [next])
    last = next
  }
}
const anotherRow = (row: AuditRow): AuditRow => ({ ...row, targetId: newId() })

describe('a row', () => {
  test.each([
    ['its act', sql`update audit_log set act = 'report.close' where number = 3`],
    ['its actor', sql`update audit_log set actor_id = ${newId()}::uuid where number = 3`],
    ['the absence of its actor', sql`update audit_log set actor_id = null where number = 3`],
    ['its target', sql`update audit_log set target_id = ${newId()}::uuid where number = 3`],
    [
      'its time',
      sql`update audit_log set happened_at = happened_at + interval '1 millisecond' where number = 3`,
    ],
    ['the name of its key', sql`update audit_log set key_id = '0123456789abcdef' where number = 3`],
    ['its hash', sql`update audit_log set hash = sha256(hash) where number = 3`],
  ])('ADM-36 that was changed is found: %s', async (_what, statement) => {
    await run(statement)
    expect(await server.verify()).toEqual({ kind: 'changed', number: 3 })
  })

  test('ADM-36 whose MAC was changed is found', async () => {
    await run(sql`update audit_log set mac = sha256(mac) where number = 3`)
    expect(await server.verify()).toEqual({ kind: 'forged', number: 3 })
  })

  test.each([
    ['changed', (row: AuditRow) => [row.number === 3 ? anotherRow(row) : row]],
    ['removed', (row: AuditRow) => (row.number === 3 ? [] : [row])],
    ['inserted', (row: AuditRow) => (row.number === 3 ? [anotherRow(row), row] : [row])],
  ])('ADM-36 that was %s is found where all hashes were made anew', async (_what, change) => {
    await rewriteFrom(3, stolen(), change)
    expect(await server.verify()).toEqual({ kind: 'forged', number: 3 })
  })

  test('ADM-36 of another key is found', async () => {
    const { current } = createAuditKeys('x'.repeat(32), null)
    const [last] = await readRows(executor, 5, 1)
    if (last === undefined) throw new Error('There is no sixth row')
    await insertRows(executor, [appendTo(last, last, current)])
    expect(await server.verify()).toEqual({ kind: 'unknown key', number: 7 })
    await server.note()
    expect(await server.verify()).toEqual({ kind: 'unknown key', number: 7 })
    for (const from of [3, 1]) {
      await rewriteFrom(from, current, (row) => (row.number > 6 ? [] : [row]))
      expect(await server.verify()).toEqual({ kind: 'head contradicts', head: 6, day: null })
    }
  })

  test.each([
    ['the first', sql`number = 1`, { kind: 'missing', number: 1 }],
    ['one in the middle', sql`number = 3`, { kind: 'missing', number: 3 }],
    ['the last', sql`number = 6`, { kind: 'rows removed', head: 6, number: 5 }],
    ['the last two', sql`number > 4`, { kind: 'rows removed', head: 6, number: 4 }],
    ['all', sql`true`, { kind: 'rows removed', head: 6, number: 0 }],
  ])('ADM-36 that was removed is found: %s', async (_which, condition, problem) => {
    await run(sql`delete from audit_log where ${condition}`)
    expect(await server.verify()).toEqual(problem)
  })

  test('ADM-36 that was removed is found where the numbers were closed up', async () => {
    await run(sql`delete from audit_log where number = 3`)
    for (const number of [4, 5, 6])
      await run(sql`update audit_log set number = ${number - 1} where number = ${number}`)
    expect(await server.verify()).toEqual({ kind: 'changed', number: 3 })
  })

  test('ADM-36 that was inserted at the end is found, the copy of a true one too', async () => {
    const [last] = await readRows(executor, 5, 1)
    if (last === undefined) throw new Error('There is no sixth row')
    await insertRows(executor, [appendTo(last, last, stolen())])
    expect(await server.verify()).toEqual({ kind: 'forged', number: 7 })
    await run(sql`update audit_log set (act, hash, mac) = (select act, hash, mac from audit_log where number = 6)
      where number = 7`)
    expect(await server.verify()).toEqual({ kind: 'changed', number: 7 })
  })

  test.each(['', ', hash, mac'])('ADM-36 that changed places with another is found%s', async (more) => {
    const columns = sql.raw(`actor_id, act, target_id, happened_at, key_id${more}`)
    await run(sql`update audit_log set (${columns}) =
      (select ${columns} from audit_log as other where other.number = 7 - audit_log.number) where number in (3, 4)`)
    expect(await server.verify()).toEqual({ kind: 'changed', number: 3 })
  })

  test('ADM-36 of a number that is there, or of none that we give, is found', async () => {
    const transaction = await executor.startTransaction().execute()
    const insert = (number: number) =>
      sql`insert into audit_log select ${number}, actor_id, act, target_id, happened_at, key_id, hash, mac
        from audit_log where number = 3 limit 1`.execute(transaction)
    await sql`alter table audit_log drop constraint audit_log_pkey, drop constraint audit_log_number_check`.execute(
      transaction,
    )
    await insert(0)
    expect(await verifyAudit(transaction, server)).toEqual({ kind: 'surplus', rows: 7, number: 6 })
    await insert(3)
    expect(await verifyAudit(transaction, server)).toEqual({ kind: 'duplicate', number: 3 })
    await transaction.rollback().execute()
  })
})

test('a log that nobody has touched is whole, and its head matches', async () => {
  expect(await server.verify()).toEqual({ rows: 6, ahead: 0 })
})

describe('the head outside the database', () => {
  const rewrite = async (name: string, change: (text: string) => string) =>
    writeFile(headFile(name), change(await readFile(headFile(name), 'utf8')))

  test('ADM-36 that is missing is found; one of its two copies is enough', async () => {
    await rm(headFile('head.json'))
    expect(await server.verify()).toEqual({ rows: 6, ahead: 0 })
    await rm(headFile('head-copy.json'))
    expect(await server.verify()).toEqual({ kind: 'head missing' })
    await server.note()
    await expect(server.keepHead()).rejects.toThrow('its head outside is missing')
    expect(await server.verify()).toEqual({ kind: 'head missing' })
  })

  test.each([
    ['cut off', (text: string) => text.slice(0, 40)],
    ['empty', () => ''],
    ['made for fewer rows', (text: string) => text.replace('"number":6', '"number":5')],
    ['made for another hash', (text: string) => text.replace(/"hash":"./, '"hash":"x')],
    ['of another time', (text: string) => text.replace(/"keptAt":"2/, '"keptAt":"3')],
    ['of another key', (text: string) => text.replace(/"keyId":"[0-9a-f]{4}/, '"keyId":"0000')],
  ])('ADM-36 that was changed is found: %s', async (_how, change) => {
    await rewrite('head.json', change)
    expect(await server.verify()).toEqual({ rows: 6, ahead: 0 })
    await rewrite('head-copy.json', change)
    expect(await server.verify()).toEqual({ kind: 'head damaged' })
  })

  /** Puts an earlier true head in the place of the last one. */
  async function replay(act: () => Promise<void>): Promise<void> {
    for (const name of copies) await copyFile(headFile(name), headFile(`${name}.old`))
    await act()
    for (const name of copies) await copyFile(headFile(`${name}.old`), headFile(name))
  }
  const goOn = async () => {
    await noteActs(2)
    await server.keepHead()
    await run(sql`truncate graphile_worker._private_jobs`)
  }

  test('ADM-36 that was replaced by an older one is found', async () => {
    await replay(goOn)
    expect(await server.verify()).toEqual({ kind: 'head left behind', head: 6, number: 8 })
  })

  test('ADM-36 that was replaced by an older one, with the last rows, is found by that of another day', async () => {
    await replay(async () => {
      await goOn()
      await copyFile(headFile('head.json'), headFile('heads/2026-01-02.json'))
    })
    await run(sql`delete from audit_log where number > 6`)
    const found = { kind: 'head contradicts', head: 8, day: '2026-01-02' }
    expect(await server.verify()).toEqual(found)
    // Also once others have taken their place.
    await goOn()
    expect(await server.verify()).toEqual(found)
    await rewrite('heads/2026-01-02.json', (text) => text.replace('"number":8', '"number":6'))
    expect(await server.verify()).toEqual({ kind: 'daily head damaged', day: '2026-01-02' })
  })

  test('of a day that a crash cut off is written anew', async () => {
    const name = (await readdir(headFile('heads')))[0] ?? ''
    await rewrite(`heads/${name}`, (text) => text.slice(0, 30))
    expect(await server.verify()).toEqual({ rows: 6, ahead: 0 })
    await goOn()
    expect(await server.heads.readDaily()).toMatchObject([{ head: { number: 8 } }])
    expect(await server.verify()).toEqual({ rows: 8, ahead: 0 })
  })

  test('ADM-36 shows that a log was emptied, however often the server starts and writes', async () => {
    await run(sql`truncate audit_log`)
    const old = { id: newId(), actor_id: null, act: 'report.close', target_id: newId() }
    await executor.insertInto('audit_log_before_chain').values(old).execute()
    await server.begin()
    await noteActs(8)
    await server.begin()
    await expect(server.keepHead()).rejects.toThrow('row 6 is not that of its head')
    expect(await server.verify()).toEqual({ kind: 'head contradicts', head: 6, day: null })
    await run(sql`delete from audit_log_before_chain`)
  })

  test('ADM-36 does not move over a row that is wrong', async () => {
    await noteActs(3)
    await run(sql`update audit_log set act = 'report.close' where number = 8`)
    await expect(server.keepHead()).rejects.toThrow('row 8 is wrong (changed)')
    expect(await server.heads.read()).toMatchObject({ number: 6 })
  })

  test('only moves on, however many nodes write it', async () => {
    const others = [auditServer(database, { folder: outside.folder }), server]
    const seen: number[] = []
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const node = others[index % 2] ?? server
        await node.note()
        await node.keepHead()
        const head = await node.heads.read()
        if (typeof head !== 'string') seen.push(head.number)
      }),
    )
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(await server.verify()).toEqual({ rows: 36, ahead: 0 })
  })

  test('may be behind while the log is written and verified', async () => {
    const reports: object[] = []
    const write = async () => {
      for (let round = 0; round < 15; round += 1) {
        await server.note()
        if (round % 5 === 0) await server.keepHead()
      }
    }
    const read = async () => {
      for (let round = 0; round < 15; round += 1) reports.push(await server.verify())
    }
    await Promise.all([write(), write(), read(), read()])
    expect(reports.filter((report) => 'kind' in report)).toEqual([])
    await server.keepHead()
    expect(await server.verify()).toEqual({ rows: 36, ahead: 0 })
  })
})

describe('a new key', () => {
  const withKeys = (key: string, previousKey: string | null = null) =>
    auditServer(database, { folder: outside.folder, key, previousKey })

  test('goes on with the chain, and the old one is not needed once the head is sealed anew', async () => {
    expect(await withKeys('b').verify()).toEqual({ kind: 'head damaged' })
    const second = withKeys('b', 'a')
    expect(await second.verify()).toEqual({ rows: 6, ahead: 0 })
    await second.begin()
    await second.keepHead()
    expect(await withKeys('b').verify()).toEqual({ rows: 6, ahead: 0 })
    await noteActs(2, second)
    await second.keepHead()
    const third = withKeys('c', 'b')
    await noteActs(2, third)
    await third.keepHead()
    expect(await withKeys('c').verify()).toEqual({ rows: 10, ahead: 0 })
    expect(await third.verify()).toEqual({ rows: 10, ahead: 0 })
  })

  test('ADM-36 hides no change of older rows, whose key is gone', async () => {
    const second = withKeys('b', 'a')
    await noteActs(2, second)
    await second.keepHead()
    const after = withKeys('b')
    const rows = await readRows(executor, 6, 2)
    await rewriteFrom(1, createAuditKeys('a'.repeat(32), null).current, (row) =>
      row.number > 6 ? [] : [row.number === 3 ? anotherRow(row) : row],
    )
    expect(await after.verify()).toEqual({ kind: 'rows removed', head: 8, number: 6 })
    await insertRows(executor, rows)
    expect(await after.verify()).toEqual({ kind: 'changed', number: 7 })
  })

  test('does not vouch for later rows of a key that is not given', async () => {
    const second = withKeys('b', 'a')
    await second.keepHead()
    await server.note()
    const after = withKeys('b')
    expect(await after.verify()).toEqual({ kind: 'unknown key', number: 7 })
    await after.note()
    expect(await after.verify()).toEqual({ kind: 'unknown key', number: 7 })
    await expect(after.keepHead()).rejects.toThrow('the key of row 7 is not given')
    await second.keepHead()
    expect(await after.verify()).toEqual({ rows: 8, ahead: 0 })
  })

  test('after the old one was lost, the operator accepts the log, unless a row is wrong', async () => {
    const after = withKeys('b')
    await after.note()
    expect(await after.verify()).toEqual({ kind: 'head damaged' })
    expect(await acceptAudit(executor, after)).toBeNull()
    expect(await after.verify()).toEqual({ rows: 7, ahead: 0 })
    await run(sql`update audit_log set act = 'report.close' where number = 7`)
    expect(await acceptAudit(executor, after)).toEqual({ kind: 'changed', number: 7 })
    expect(await after.verify()).toEqual({ kind: 'changed', number: 7 })
  })

  test('an older database that was restored is accepted, and the heads of before are kept', async () => {
    await run(sql`delete from audit_log where number > 4`)
    expect(await server.verify()).toEqual({ kind: 'rows removed', head: 6, number: 4 })
    const { keys, heads } = server
    expect(await acceptAudit(executor, { keys, heads })).toBeNull()
    await server.note()
    await server.keepHead()
    expect(await server.verify()).toEqual({ rows: 5, ahead: 0 })
  })
})
