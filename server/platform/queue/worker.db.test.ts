import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { keptLog } from '../../testing/log.ts'
import type { Executor } from '../database/connection.ts'
import type { MailJob } from '../mail/job.ts'
import { migrateQueue } from './migrate.ts'
import { enqueue } from './queue.ts'
import { TryAgain } from './try-again.ts'
import { startWorker, type Worker } from './worker.ts'

const job = (messageId: string): MailJob => ({
  messageId,
  to: 'secret.person@people.example',
  language: 'om',
  template: 'newsletter-welcome',
  values: { unsubscribeUrl: 'https://a.example/u', unsubscribeOneClickUrl: 'https://a.example/o' },
})

const timing = {
  beatMilliseconds: 100,
  deadMilliseconds: 1_000,
  checkMilliseconds: 100,
  restartMilliseconds: 50,
  pollMilliseconds: 100,
  giveUpMilliseconds: 500,
}

const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

function work(url: string, handler: (payload: MailJob) => Promise<void> | void) {
  const { log, lines } = keptLog()
  const calls: string[] = []
  const worker = startWorker({
    url,
    log,
    timing,
    tasks: {
      'mail-reset-link': async () => {},
      'mail-saved-searches': async () => {},
      'mask-old-texts': async () => {},
      'send-mail': async (payload) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put there by this very test
        const given = payload as MailJob
        calls.push(given.messageId)
        await handler(given)
      },
    },
  })
  workers.push(worker)
  return { worker, calls, lines }
}

const jobsLeft = async (executor: Executor) => {
  const { rows } = await sql<{
    attempts: number
    locked_by: string | null
    run_at: Date
  }>`select * from graphile_worker.jobs order by id`.execute(executor)
  return rows
}
/** Ends all connections to a database and refuses new ones, as if its server were away. */
async function cutter(url: string) {
  const admin = new pg.Client({ connectionString: inject('databaseServer') })
  await admin.connect()
  const name = /\/([^/?]+)(\?|$)/.exec(url)?.[1] ?? ''
  return {
    cut: async () => {
      await admin.query(`alter database ${name} allow_connections false`)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    },
    restore: async () => {
      await admin.query(`alter database ${name} allow_connections true`)
      await admin.end()
    },
  }
}
const livingWorkers = (executor: Executor) => executor.selectFrom('worker_nodes').selectAll().execute()

test('the tables of the queue are made once, however many nodes start together', async () => {
  const { url, database } = await cloneDatabase({ empty: true })
  await Promise.all([migrateQueue(url), migrateQueue(url), migrateQueue(url)])
  await migrateQueue(url)
  expect(await jobsLeft(database.executor)).toEqual([])
})

test('a job exists when the transaction that added it commits, and only then', async () => {
  const { url, database } = await cloneDatabase()
  const { calls } = work(url, () => {})
  await expect(
    database.executor.transaction().execute(async (transaction) => {
      await enqueue(transaction, 'send-mail', job('undone'))
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  await database.executor.transaction().execute(async (transaction) => {
    await enqueue(transaction, 'send-mail', job('done'))
    await pause(300)
    expect(calls).toEqual([])
  })
  await eventually(() => expect(calls).toEqual(['done']))
  await eventually(async () => expect(await jobsLeft(database.executor)).toEqual([]))
  expect(calls).toEqual(['done'])
})

test('two nodes share the work, and each job is done once', async () => {
  const { url, database } = await cloneDatabase()
  // Neither finishes before both have begun, however late one of them learns.
  const begun: Promise<void> = eventually(() => {
    expect(Math.min(one.calls.length, other.calls.length)).toBeGreaterThan(0)
  })
  const one = work(url, () => begun)
  const other = work(url, () => begun)
  await eventually(async () => expect(await livingWorkers(database.executor)).toHaveLength(2))
  const names = Array.from({ length: 40 }, (_, number) => `job ${number}`)
  await database.executor.transaction().execute(async (transaction) => {
    for (const name of names) await enqueue(transaction, 'send-mail', job(name))
  })
  await eventually(async () => expect(await jobsLeft(database.executor)).toEqual([]))
  expect([...one.calls, ...other.calls].toSorted()).toEqual(names.toSorted())
  expect(one.calls.length).toBeGreaterThan(0)
  expect(other.calls.length).toBeGreaterThan(0)
})

test('stopping waits for the job under way and leaves the others to the next worker', async () => {
  const { url, database } = await cloneDatabase()
  let finished = 0
  const { worker, calls } = work(url, async () => {
    await pause(400)
    finished += 1
  })
  for (let number = 0; number < 6; number += 1)
    await enqueue(database.executor, 'send-mail', job(`${number}`))
  await eventually(() => expect(calls).toHaveLength(4))
  await worker.stop()
  expect(finished).toBe(4)
  expect(await jobsLeft(database.executor)).toMatchObject([{ locked_by: null }, { locked_by: null }])
  expect(await livingWorkers(database.executor)).toEqual([])
})

test('what a killed worker held is done by another; what a living one holds stays with it', async () => {
  const { url, database } = await cloneDatabase()
  const { executor } = database
  for (const name of ['of the silent', 'of the unknown', 'of the living']) {
    await enqueue(executor, 'send-mail', job(name))
    const holder = name.replaceAll(' ', '-')
    await sql`update graphile_worker._private_jobs set locked_by = ${holder}, locked_at = now() - interval '1 minute'
      where locked_by is null`.execute(executor)
  }
  await sql`insert into worker_nodes values ('of-the-silent', now() - interval '1 minute'), ('of-the-living', now() + interval '1 minute')`.execute(
    executor,
  )
  const { calls } = work(url, () => {})
  await eventually(() => expect(calls.toSorted()).toEqual(['of the silent', 'of the unknown']))
  await pause(300)
  expect(calls).toHaveLength(2)
  expect(await jobsLeft(executor)).toMatchObject([{ locked_by: 'of-the-living' }])
  expect((await livingWorkers(executor)).map((row) => row.worker_id)).not.toContain('of-the-silent')
})

test('it comes back by itself when PostgreSQL was away, also when a job ended meanwhile', async () => {
  const { url, database } = await cloneDatabase()
  const { cut, restore } = await cutter(url)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { calls, lines } = work(url, ({ messageId }) => (messageId === 'during' ? held : undefined))
  await enqueue(database.executor, 'send-mail', job('during'))
  await eventually(() => expect(calls).toEqual(['during']))

  await cut()
  await pause(300)
  release()
  await pause(1_500)
  await restore()

  await eventually(() => enqueue(database.executor, 'send-mail', job('after')))
  await eventually(async () => expect(await jobsLeft(database.executor)).toEqual([]))
  expect(calls).toContain('after')
  expect(lines.join('')).not.toContain('secret.person')
})

test('it comes back after PostgreSQL was away, also beside a job that never ends', async () => {
  const { url, database } = await cloneDatabase()
  const { cut, restore } = await cutter(url)
  const ending = Promise.withResolvers<void>()
  const endless = Promise.withResolvers<void>()
  const { calls } = work(url, ({ messageId }) => {
    if (messageId === 'ends') return ending.promise
    return messageId === 'never ends' && calls.length <= 2 ? endless.promise : undefined
  })
  await enqueue(database.executor, 'send-mail', job('ends'))
  await enqueue(database.executor, 'send-mail', job('never ends'))
  await eventually(() => expect(calls).toHaveLength(2))
  await cut()
  // That it is done cannot be stored, which ends the runner.
  ending.resolve()
  await pause(1_000)
  await restore()

  await eventually(() => enqueue(database.executor, 'send-mail', job('after')))
  await eventually(() => expect(calls).toContain('after'))
  await eventually(async () => expect(await jobsLeft(database.executor)).toEqual([]))
  endless.resolve()
})

test('a job that waits for a server is tried again soon, however often it failed; its kind rests meanwhile', async () => {
  const { url, database } = await cloneDatabase()
  const { calls, lines } = work(url, () => {
    throw new TryAgain('The server cannot be reached', { longestSeconds: 20, pauseSeconds: 60 })
  })
  await database.executor.transaction().execute(async (transaction) => {
    await enqueue(transaction, 'send-mail', job('waits'))
    await sql`update graphile_worker._private_jobs set attempts = 15`.execute(transaction)
  })
  await eventually(() => expect(calls).toEqual(['waits']))
  await eventually(async () =>
    expect(await jobsLeft(database.executor)).toMatchObject([{ attempts: 3, locked_by: null }]),
  )
  const [waiting] = await jobsLeft(database.executor)
  expect((waiting?.run_at.getTime() ?? 0) - Date.now()).toBeLessThan(21_000)
  // A look for jobs that began before the failure knows nothing of the rest; it is over by then.
  await pause(300)
  await enqueue(database.executor, 'send-mail', job('rests'))
  await pause(300)
  expect(calls).toEqual(['waits'])
  const log = lines.join('')
  expect(log).toContain('The server cannot be reached')
  expect(log).not.toContain('secret.person')
})
