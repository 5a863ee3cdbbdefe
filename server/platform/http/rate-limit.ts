import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'
import { TooManyRequests } from './errors.ts'

/** A network may do as much as so many callers together: carriers give thousands of people one address. */
export const callersPerNetwork = 10

type NewCalls = {
  bucket: string
  calls: number
  /** How long ago the first of them was. */
  elapsedSeconds: number
}
export type CountedCalls = { bucket: string; calls: number; secondsLeft: number }

/** Adds calls to their buckets, which all processes share, in one statement. A bucket is emptied when its window has passed. */
export async function addCalls(
  executor: Executor,
  added: readonly NewCalls[],
  windowSeconds: number,
): Promise<CountedCalls[]> {
  // Sorted, so that two processes lock the same rows in the same order. In raw SQL: the rows come from lists, which the
  // builder cannot read.
  const { rows } = await sql<CountedCalls>`
    insert into rate_limits as known (bucket, window_start, calls)
    select bucket, now() - make_interval(secs => elapsed), calls
    from unnest(${added.map(({ bucket }) => bucket)}::text[], ${added.map(({ calls }) => calls)}::int[],
                ${added.map(({ elapsedSeconds }) => elapsedSeconds)}::float8[]) as added (bucket, calls, elapsed)
    order by bucket
    on conflict (bucket) do update set
      calls = excluded.calls
        + case when known.window_start < now() - make_interval(secs => ${windowSeconds}) then 0 else known.calls end,
      window_start = case when known.window_start < now() - make_interval(secs => ${windowSeconds})
        then excluded.window_start else known.window_start end
    returning bucket, calls,
      greatest(1, ceil(extract(epoch from window_start - now()) + ${windowSeconds}))::int as "secondsLeft"`.execute(
    executor,
  )
  return rows
}

/** Counts one call for all nodes together, and refuses it past the limit. */
export async function consumeRateLimit(
  executor: Executor,
  bucket: string,
  limit: { calls: number; seconds: number },
): Promise<void> {
  const [counted] = await addCalls(executor, [{ bucket, calls: 1, elapsedSeconds: 0 }], limit.seconds)
  if (counted !== undefined && counted.calls > limit.calls) throw new TooManyRequests(counted.secondsLeft)
}

/** Deletes buckets whose window has passed, whichever it was. */
export async function deleteOldRateLimits(executor: Executor): Promise<void> {
  await sql`delete from rate_limits where ctid in (
    select ctid from rate_limits where window_start < now() - interval '2 hours' limit 10000 for update skip locked)`.execute(
    executor,
  )
}
