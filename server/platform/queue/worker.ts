import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  parseCronItems,
  run,
  type CronItem,
  type JobHelpers,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../database/connection.ts'
import { beat, findDeadWorkers, freeWorkers } from './heartbeat.ts'
import { queueLogger } from './log.ts'
import type { TaskHandlers, Tasks } from './queue.ts'
import { TryAgain } from './try-again.ts'

type Timing = {
  beatMilliseconds: number
  deadMilliseconds: number
  checkMilliseconds: number
  restartMilliseconds: number
  pollMilliseconds: number
  giveUpMilliseconds: number
}

const usualTiming: Timing = {
  beatMilliseconds: 5_000,
  deadMilliseconds: 20_000,
  checkMilliseconds: 10_000,
  restartMilliseconds: 1_000,
  pollMilliseconds: 2_000,
  giveUpMilliseconds: 10_000,
}

const concurrency = 4

/** So long a job that asks for it is tried in short intervals; after that the queue's own, growing ones count. */
const patientDays = 3

type Options = {
  url: string
  tasks: Partial<TaskHandlers>
  log: FastifyBaseLogger
  timing?: Partial<Timing>
  /** What is done at set times, by whichever node is there first. */
  schedule?: readonly (CronItem & { task: keyof Tasks })[]
}

export type Worker = {
  /** Takes no new job and waits for those under way. */
  stop(): Promise<void>
}

/** Works on the queue until it is stopped: whatever ends it before, it begins again, and never ends the process. */
export function startWorker(options: Options): Worker {
  const supervisor = new Supervisor(options)
  const ended = supervisor.run()
  return {
    stop: async () => {
      await supervisor.stop()
      await ended
    },
  }
}

class Supervisor {
  readonly #options: Options
  readonly #timing: Timing
  readonly #log: FastifyBaseLogger
  readonly #database: Database
  readonly #stopped = new AbortController()
  /** Kinds of jobs that are not tried before a time. */
  readonly #paused = new Map<string, number>()
  /** Workers of this process that ended while the database was away: what they held is still to be freed. */
  readonly #orphans = new Set<string>()
  #runner: Runner | null = null
  #workerId: string | null = null
  #steadySince: number | null = null
  #checkedAt = 0

  constructor(options: Options) {
    this.#options = options
    this.#timing = { ...usualTiming, ...options.timing }
    this.#log = options.log
    // One connection listens, one beats.
    this.#database = openDatabase(options.url, { connections: concurrency + 2 })
  }

  async run(): Promise<void> {
    const beating = this.#keepBeating()
    while (!this.#stopped.signal.aborted) {
      const events: WorkerEvents = new EventEmitter()
      try {
        const runner = await this.#startRunner(events)
        this.#runner = runner
        // Stopped while it started: `stop` has not seen it.
        if (this.#stopped.signal.aborted) await runner.stop()
        await Promise.race([runner.promise, this.#giveUp(events)])
      } catch (error) {
        this.#log.warn({ err: error }, 'The worker could not start')
      }
      if (this.#workerId !== null) this.#orphans.add(this.#workerId)
      this.#workerId = null
      this.#runner = null
      await this.#pause(this.#timing.restartMilliseconds)
    }
    await beating
    await this.#freeOrphans().catch(() => {})
    await this.#database.close().catch(() => {})
  }

  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#runner?.stop().catch(() => {})
  }

  #startRunner(events: WorkerEvents): Promise<Runner> {
    events.on('pool:create', ({ workerPool }) => {
      this.#workerId = workerPool.id
      void beat(this.#database.executor, workerPool.id).catch(() => {})
    })
    return run({
      pgPool: this.#database.pool,
      taskList: this.#taskList(),
      parsedCronItems: parseCronItems([...(this.#options.schedule ?? [])]),
      events,
      logger: queueLogger(this.#log),
      noHandleSignals: true,
      forbiddenFlags: () => this.#pausedTasks(),
      preset: {
        worker: {
          concurrentJobs: concurrency,
          pollInterval: this.#timing.pollMilliseconds,
          // Without these a job that ends while PostgreSQL is away would end the process: nobody would await its failure.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
        },
      },
    })
  }

  /**
   * A runner that ends by itself waits for its jobs and its connections, and a dead connection may never answer. After a while
   * another one begins beside it; what the first has locked is freed, and a job may then run twice.
   */
  async #giveUp(events: WorkerEvents): Promise<void> {
    await once(events, 'pool:gracefulShutdown')
    await this.#pause(this.#timing.giveUpMilliseconds)
    // Asked to stop, it waits for the jobs under way.
    if (this.#stopped.signal.aborted) await this.#runner?.promise
    else this.#log.warn('The worker did not end, and another one takes its place')
  }

  #taskList(): TaskList {
    return Object.fromEntries(
      Object.entries(this.#options.tasks).map(([name, handler]) => [
        name,
        (payload: unknown, helpers: JobHelpers) => this.#perform(handler, payload, helpers),
      ]),
    )
  }

  async #perform(handler: TaskHandlers[keyof Tasks], payload: unknown, { job }: JobHelpers): Promise<void> {
    const about = { job: job.id, task: job.task_identifier, attempt: job.attempts }
    try {
      await handler(payload)
      this.#log.info(about, 'Job done')
    } catch (error) {
      const isExpected = error instanceof TryAgain
      const reason = isExpected ? { reason: error.message } : { err: error }
      this.#log.warn({ ...about, ...reason }, 'Job failed, and will be tried again')
      if (isExpected) await this.#capBackoff(job.id, job.task_identifier, error)
      throw error
    }
  }

  /** The queue waits e^attempts seconds, six hours in the end: too long for what only waits for a server to come back. */
  async #capBackoff(jobId: string, task: string, { patience }: TryAgain): Promise<void> {
    if (patience.pauseSeconds !== undefined) {
      this.#paused.set(task, Date.now() + patience.pauseSeconds * 1000)
    }
    const attempts = Math.round(Math.log(patience.longestSeconds))
    await sql`update graphile_worker._private_jobs set attempts = least(attempts, ${attempts})
      where id = ${jobId} and created_at > now() - make_interval(days => ${patientDays})`.execute(
      this.#database.executor,
    )
  }

  #pausedTasks(): string[] {
    const now = Date.now()
    return [...this.#paused].flatMap(([task, until]) => (until > now ? [task] : []))
  }

  async #keepBeating(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      try {
        await this.#beatOnce()
      } catch (error) {
        if (this.#steadySince !== null) this.#log.warn({ err: error }, 'The worker cannot reach the database')
        this.#steadySince = null
      }
      await this.#pause(this.#timing.beatMilliseconds)
    }
  }

  async #beatOnce(): Promise<void> {
    const { executor } = this.#database
    if (this.#workerId !== null) await beat(executor, this.#workerId)
    await this.#freeOrphans()
    const now = Date.now()
    this.#steadySince ??= now
    // When the database was away nobody could say that they live: they are given time to, before anyone is judged.
    const isSteady = now - this.#steadySince >= 2 * this.#timing.beatMilliseconds
    if (!isSteady || now - this.#checkedAt < this.#timing.checkMilliseconds) return
    const dead = await findDeadWorkers(executor, this.#timing.deadMilliseconds)
    this.#checkedAt = now
    if (dead.length === 0) return
    await freeWorkers(executor, dead)
    this.#log.warn({ workers: dead.length }, 'Jobs of workers that died were given to the others')
  }

  async #freeOrphans(): Promise<void> {
    if (this.#orphans.size === 0) return
    await freeWorkers(this.#database.executor, [...this.#orphans])
    this.#orphans.clear()
  }

  /** Ends early when the worker is stopped. */
  async #pause(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.#stopped.signal }).catch(() => {})
  }
}
