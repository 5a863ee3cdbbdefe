import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

type Row = { state: string; jobs: string; oldest: number }

/** Counted when somebody asks. All processes share the queue and read the same figures: they are not added up. */
export function measureQueue(registry: Registry, pool: pg.Pool): void {
  const add = (name: string, help: string, pick: (row: Row) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['state'],
      aggregator: 'max',
      registers: [registry],
      collect: async () => {
        // Without the database the other figures still count.
        const rows = await countJobs(pool).catch((): Row[] => [])
        gauge.reset()
        for (const row of rows) gauge.set({ state: row.state }, pick(row))
      },
    })
  }
  add(
    'abronet_jobs_waiting',
    'Jobs that are not done: `new`, `running`, to be tried again (`retry`), or `given_up`',
    (row) => Number(row.jobs),
  )
  add(
    'abronet_jobs_oldest_seconds',
    'Age of the oldest job that is not done, by the same states',
    (row) => row.oldest,
  )
}

async function countJobs(pool: pg.Pool): Promise<Row[]> {
  const { rows } = await pool.query<Row>(`
    select state, count(created_at) as jobs, coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest
    from unnest(array['new', 'running', 'retry', 'given_up']) as states (state)
    left join (
      select created_at, case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'given_up'
        when attempts > 0 then 'retry'
        else 'new'
      end as state
      from graphile_worker.jobs
    ) as jobs using (state)
    group by state`)
  return rows
}
