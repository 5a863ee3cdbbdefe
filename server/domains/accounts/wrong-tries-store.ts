import { sql } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'

/** Counts one try in each bucket, in the database, so that many nodes are one. Answers how many there are now. */
export async function addTry(
  executor: Executor,
  buckets: readonly string[],
  windowMinutes: number,
): Promise<ReadonlyMap<string, number>> {
  // In raw SQL: the rows come from a list, which the builder cannot read.
  const { rows } = await sql<{ bucket: string; calls: number }>`
    insert into rate_limits as known (bucket, window_start, calls)
    select bucket, now(), 1 from unnest(${buckets}::text[]) as bucket order by bucket
    on conflict (bucket) do update set
      calls = case when known.window_start < now() - make_interval(mins => ${windowMinutes})
        then 1 else known.calls + 1 end,
      window_start = case when known.window_start < now() - make_interval(mins => ${windowMinutes})
        then now() else known.window_start end
    returning bucket, calls`.execute(executor)
  return new Map(rows.map(({ bucket, calls }) => [bucket, calls]))
}

/** Takes one try back from each bucket; a bucket without any is no bucket. */
export async function removeTry(executor: Executor, buckets: readonly string[]): Promise<void> {
  await sql`with held as (
      select bucket, calls from rate_limits where bucket = any(${buckets}) order by bucket for update
    ), emptied as (
      delete from rate_limits where bucket in (select bucket from held where calls = 1)
    )
    update rate_limits set calls = rate_limits.calls - 1
    from held where rate_limits.bucket = held.bucket and held.calls > 1`.execute(executor)
}
