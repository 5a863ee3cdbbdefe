import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { BrowserFault } from '../../../contract/site.ts'
import { testApp } from '../../testing/app.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { recordBrowserFault } from './service.ts'

const fault: BrowserFault = {
  page: 'landing',
  language: 'am',
  kind: 'script',
  error: 'TypeError',
  place: 'assets/main-abc.js:1:200',
}

const { database } = await cloneDatabase()
const faults = () => database.executor.selectFrom('browser_faults').selectAll().orderBy('place').execute()

beforeEach(async () => {
  await database.executor.deleteFrom('browser_faults').execute()
})

test('a fault is stored, and counted when it comes again', async () => {
  await recordBrowserFault(database.executor, fault)
  await recordBrowserFault(database.executor, fault)
  expect(await faults()).toMatchObject([{ ...fault, times: 2 }])
})

test('fifty at once are one row that counts fifty', async () => {
  await Promise.all(Array.from({ length: 50 }, () => recordBrowserFault(database.executor, fault)))
  expect(await faults()).toMatchObject([{ ...fault, times: 50 }])
})

test('what nobody has met for ninety days is forgotten when something new comes', async () => {
  await recordBrowserFault(database.executor, fault)
  await sql`update browser_faults set first_seen = now() - interval '91 days', last_seen = now() - interval '91 days'`.execute(
    database.executor,
  )
  await recordBrowserFault(database.executor, { ...fault, place: 'assets/new.js:1:1' })
  expect(await faults()).toMatchObject([{ place: 'assets/new.js:1:1' }])
})

test('strangers cannot fill the disk: past ten thousand kinds nothing new is stored', async () => {
  await sql`insert into browser_faults (page, language, kind, error, place)
    select 'landing', 'en', 'script', 'Error', 'assets/x.js:1:' || n from generate_series(1, 10000) n`.execute(
    database.executor,
  )
  await recordBrowserFault(database.executor, { ...fault, place: 'assets/new.js:1:1' })
  await recordBrowserFault(database.executor, {
    ...fault,
    language: 'en',
    error: 'Error',
    place: 'assets/x.js:1:7',
  })
  const rows = await faults()
  expect(rows).toHaveLength(10_000)
  expect(rows.find((row) => row.place === 'assets/x.js:1:7')?.times).toBe(2)
})

test('the database itself refuses what the contract would not let in', async () => {
  const insert = (change: Partial<BrowserFault> & { times?: number }) =>
    database.executor
      .insertInto('browser_faults')
      .values({ ...fault, ...change })
      .execute()
  await expect(insert({ times: 0 })).rejects.toThrow('browser_faults_times_check')
  await expect(insert({ page: '' })).rejects.toThrow('browser_faults_page_check')
  await expect(insert({ place: 'x'.repeat(121) })).rejects.toThrow('browser_faults_place_check')
})

test('the route stores a report and limits how many one network can send', async () => {
  const { app } = await testApp({ database, environment: { RATE_LIMIT_FACTOR: '0.1' } })
  const send = () => app.inject({ method: 'POST', url: '/api/site/browser-faults', payload: fault })
  const statuses: number[] = []
  for (let sent = 0; sent < 25; sent += 1) statuses.push((await send()).statusCode)
  expect(statuses.filter((status) => status === 204)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect(await faults()).toMatchObject([{ ...fault, times: 20 }])
})
