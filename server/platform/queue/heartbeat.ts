import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'

/** Says that a worker lives. The database's clock counts, so that clocks of nodes may differ. */
export async function beat(executor: Executor, workerId: string): Promise<void> {
  await executor
    .insertInto('worker_nodes')
    .values({ worker_id: workerId, seen_at: sql`now()` })
    .onConflict((conflict) => conflict.column('worker_id').doUpdateSet({ seen_at: sql`now()` }))
    .execute()
}

/** Gives what these workers had taken to the others. */
export async function freeWorkers(executor: Executor, workerIds: readonly string[]): Promise<void> {
  await executor.transaction().execute(async (transaction) => {
    await sql`select graphile_worker.force_unlock_workers(${[...workerIds]}::text[])`.execute(transaction)
    await transaction.deleteFrom('worker_nodes').where('worker_id', 'in', workerIds).execute()
  })
}

/** Workers that have not said for so long that they live, and holders of jobs that never said so. */
export async function findDeadWorkers(executor: Executor, milliseconds: number): Promise<string[]> {
  const limit = sql<Date>`now() - make_interval(secs => ${milliseconds / 1000})`
  // In raw SQL: the schema's types do not have the tables of the queue.
  const { rows } = await sql<{ worker: string }>`
    select worker_id as worker from worker_nodes where seen_at < ${limit}
    union
    select locked_by from graphile_worker.jobs
    where locked_at < ${limit} and not exists (select from worker_nodes where worker_id = locked_by)`.execute(
    executor,
  )
  return rows.map((row) => row.worker)
}
