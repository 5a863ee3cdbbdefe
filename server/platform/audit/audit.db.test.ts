import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { auditFolder, auditServer, readLog } from '../../testing/audit.ts'
import { cloneDatabase } from '../../testing/database.ts'

const { folder, remove } = await auditFolder()
afterAll(remove)

const { database } = await cloneDatabase()
const { executor } = database
const { audit, actorId, begin, note, keepHead, verify } = auditServer(database, { folder })

const countHeadTasks = async () => {
  const { rows } =
    await sql`select from graphile_worker.jobs where task_identifier = 'keep-audit-head'`.execute(executor)
  return rows.length
}

describe('the first start', () => {
  test('moves what was recorded before into the chain, in its order, and no start does so again', async () => {
    const gone = { id: newId(), actor_id: null, act: 'report.close', target_id: newId() }
    const older = { id: newId(), actor_id: actorId, act: 'text.review.job', target_id: newId() }
    const insertOld = (row: typeof older | typeof gone, at: string) =>
      executor
        .insertInto('audit_log_before_chain')
        .values({ ...row, happened_at: at })
        .execute()
    await insertOld(gone, '2026-02-01T10:00:00.123456Z')
    await insertOld(older, '2026-01-01T10:00:00.9999Z')
    await Promise.all([begin(), begin()])
    expect(await readLog(database)).toMatchObject([
      { number: 1, actor_id: actorId, act: 'text.review.job', target_id: older.target_id },
      { number: 2, actor_id: null, act: 'report.close', target_id: gone.target_id },
    ])
    expect(await executor.selectFrom('audit_log_before_chain').selectAll().execute()).toEqual([])
    await insertOld(gone, '2026-03-01T10:00:00Z')
    await begin()
    expect(await readLog(database)).toHaveLength(2)
    await keepHead()
    expect(await verify()).toEqual({ rows: 2, ahead: 0 })
  })
})

describe('appending', () => {
  test('from many transactions together leaves no gap, and neither does one that is rolled back', async () => {
    const { length } = await readLog(database)
    const undone = () =>
      executor.transaction().execute(async (transaction) => {
        await audit.noteAct(transaction, { actorId, act: 'report.close', targetId: newId() })
        await audit.noteAct(transaction, { actorId, act: 'review.hide', targetId: newId() })
        throw new Error('rolled back')
      })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => (index % 4 === 3 ? undone() : note())),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(150)
    const rows = await readLog(database)
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: length + 150 }, (_, index) => index + 1),
    )
    const times = rows.slice(length).map(({ happened_at }) => happened_at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(await verify()).toEqual({ rows: length + 150, ahead: 150 })
    expect(await countHeadTasks()).toBe(1)
    await keepHead()
    expect(await verify()).toEqual({ rows: length + 150, ahead: 0 })
  })

  test('takes ids as a caller writes them, and is refused outside a transaction', async () => {
    const targetId = newId()
    const acts = { actorId: actorId.toUpperCase(), act: 'employer.verify', targetId: targetId.toUpperCase() }
    await executor.transaction().execute((transaction) => audit.noteAct(transaction, acts))
    expect((await readLog(database)).at(-1)).toMatchObject({ actor_id: actorId, target_id: targetId })
    expect(await verify()).not.toHaveProperty('kind')
    await expect(audit.noteAct(executor, acts)).rejects.toThrow('within a transaction')
  })

  test('of anything but an act and ids is refused by the database', async () => {
    for (const act of ['Close the report of Sara', 'call 0911223344', ''])
      await expect(note(act), act).rejects.toThrow('audit_log_act_check')
  })
})

describe('ADM-36 the database refuses', () => {
  const refused = 'The audit log cannot be changed: its rows are neither updated nor deleted'
  const statements = {
    'to update a row': sql`update audit_log set act = 'report.close' where number = 1`,
    'to update none': sql`update audit_log set act = 'report.close' where number = -1`,
    'to delete a row': sql`delete from audit_log where number = 1`,
    'to delete all': sql`delete from audit_log`,
    'to truncate': sql`truncate audit_log`,
    'to truncate with others': sql`truncate audit_log, reports cascade`,
    'to replace a row': sql`insert into audit_log select * from audit_log where number = 1
      on conflict (number) do update set act = 'report.close'`,
  }
  test.each(Object.entries(statements))('%s', async (_what, statement) => {
    const before = await readLog(database)
    expect(before.length).toBeGreaterThan(0)
    await expect(statement.execute(executor)).rejects.toThrow(refused)
    expect(await readLog(database)).toEqual(before)
  })

  test('it in a session that applies replicated changes too', async () => {
    const { rows } = await sql<{ mode: string }>`
      select tgenabled as mode from pg_trigger where tgname = 'audit_log_append_only'`.execute(executor)
    expect(rows).toEqual([{ mode: 'A' }])
  })
})
