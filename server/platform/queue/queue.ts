import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'
import type { MailJob } from '../mail/job.ts'

/** Every kind of job and what it needs to know; a domain declares its own here. */
export interface Tasks {
  'send-mail': MailJob
}

/** A task is given what the database stores, and parses it. */
export type TaskHandlers = { readonly [Name in keyof Tasks]: (payload: unknown) => Promise<void> }

/** Adds a job within the caller's transaction: it is there when that commits, and never was when it does not. */
export async function enqueue<Name extends keyof Tasks>(
  executor: Executor,
  task: Name,
  payload: Tasks[Name],
  options: {
    runAt?: Date
    /** A job that waits under the same key is not added twice. */
    key?: string
  } = {},
): Promise<void> {
  await sql`select from graphile_worker.add_job(
    ${task}, ${JSON.stringify(payload)}::json, run_at => ${options.runAt ?? null}::timestamptz,
    job_key => ${options.key ?? null}::text, flags => array[${task}]
  )`.execute(executor)
}
