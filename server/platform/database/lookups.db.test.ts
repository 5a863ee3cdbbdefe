import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../../testing/database.ts'
import { isDatabaseUnavailable } from './failure.ts'
import { prepareLookup } from './statement.ts'

const { database } = await cloneDatabase()
const { read, executor } = database

const share = prepareLookup<{ share: number; pid: number }, { of: number }>(
  (param) => sql`select 12 / ${param('of', 'integer')} as share, pg_backend_pid() as pid`,
)
const pidOf = async () => (await read(share({ of: 1 })))[0]?.pid
const wait = prepareLookup<object, { seconds: number }>(
  (param) => sql`select pg_sleep(${param('seconds', 'integer')})`,
)

test('look-ups share one connection, and each gets its own answer or its own error', async () => {
  const answers = await Promise.allSettled([1, 2, 0, 3, 0, 4].map((of) => read(share({ of }))))
  const rows = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  expect(rows.map((row) => row.share)).toEqual([12, 6, 4, 3])
  expect(answers.map(({ status }) => status === 'rejected')).toEqual([false, false, true, false, true, false])
  expect(new Set(rows.map((row) => row.pid)).size).toBe(1)
})

test('what is looked up in one turn by the same statement is one statement, and each gets its own rows', async () => {
  const upTo = prepareLookup<{ number: number; at: string }, { most: number; secret: Buffer | null }>(
    (param) => sql`
      select number, statement_timestamp()::text as at
      from generate_series(1, ${param('most', 'integer')}) number
      where ${param('secret', 'bytea')} = '\\x00ff'::bytea
      order by number desc`,
  )
  const secret = Buffer.from([0, 255])
  const asked = [{ most: 2 }, { most: 0 }, { most: 3 }, { most: 3, secret: null }, { most: 1 }]
  const answers = await Promise.all(asked.map((values) => read(upTo({ secret, ...values }))))
  expect(answers.map((rows) => rows.map(({ number }) => number))).toEqual([[2, 1], [], [3, 2, 1], [], [1]])
  expect(new Set(answers.flat().map(({ at }) => at)).size).toBe(1)
  for (const row of answers.flat()) expect(Object.keys(row)).toEqual(['number', 'at'])
  const alone = await read(upTo({ most: 2, secret }))
  expect(alone.map(({ number }) => number)).toEqual([2, 1])
})

test('lists are looked up one by one', async () => {
  const among = prepareLookup<{ number: number }, { numbers: number[] }>(
    (param) => sql`select unnest(${param('numbers', 'integer[]')}) as number`,
  )
  const answers = await Promise.all([[1, 2], [], [3]].map((numbers) => read(among({ numbers }))))
  expect(answers.map((rows) => rows.map(({ number }) => number))).toEqual([[1, 2], [], [3]])
})

test('when their connection ends, what waits fails as unavailable and the next look-up has a new one', async () => {
  const before = await pidOf()
  const waiting = [read(wait({ seconds: 20 })), read(share({ of: 1 }))]
  const failures = Promise.allSettled(waiting)
  await sql`select pg_terminate_backend(${before}::integer)`.execute(executor)
  for (const answer of await failures)
    expect(answer.status === 'rejected' && isDatabaseUnavailable(answer.reason)).toBe(true)
  const after = await pidOf()
  expect(after).toBeGreaterThan(0)
  expect(after).not.toBe(before)
})

test('a migration that changes what a look-up answers is not noticed by anyone', async () => {
  await sql`create table notes (id int, text text)`.execute(executor)
  await sql`insert into notes values (${1}, ${'x'})`.execute(executor)
  const note = prepareLookup<{ id: number }, { id: number }>(
    (param) => sql`select * from notes where id = ${param('id', 'integer')}`,
  )
  const ask = () => read(note({ id: 1 }))
  await expect(ask()).resolves.toEqual([{ id: 1, text: 'x' }])
  const before = await pidOf()
  await sql`alter table notes add column more int`.execute(executor)
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers).toEqual(Array.from({ length: 3 }, () => [{ id: 1, text: 'x', more: null }]))
  await expect(ask()).resolves.toEqual([{ id: 1, text: 'x', more: null }])
  // The old plan is gone with its connection.
  expect(await pidOf()).not.toBe(before)
  await sql`drop table notes`.execute(executor)
})
