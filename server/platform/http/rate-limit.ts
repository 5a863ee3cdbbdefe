import { sql } from 'kysely'
import type { Executor } from '../database/connection.ts'
import { NamedError } from './errors.ts'

/** Counts one call in this hour's bucket, for all nodes together, and refuses it past the limit. */
export async function consumeRateLimit(executor: Executor, bucket: string, perHour: number): Promise<void> {
  await sql`delete from rate_limits where ctid in (
    select ctid from rate_limits where window_start < now() - interval '2 hours' limit 10 for update skip locked)`.execute(
    executor,
  )
  const { rows } = await sql<{ calls: number }>`
    insert into rate_limits as known (bucket, window_start, calls) values (${bucket}, now(), 1)
    on conflict (bucket) do update set
      calls = case when known.window_start < now() - interval '1 hour' then 1 else known.calls + 1 end,
      window_start = case when known.window_start < now() - interval '1 hour' then now() else known.window_start end
    returning calls`.execute(executor)
  if ((rows[0]?.calls ?? 0) > perHour) throw new NamedError('too_many_requests')
}
