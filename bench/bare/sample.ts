import { mostCounted } from '../../contract/rules/jobs.ts'
import { stages } from '../../server/platform/search/sample.ts'

const [{ threshold }] = stages

/** The first stage, as in the index of the sample. */
export const isSampled = (id: string) => `(get_byte(uuid_send(${id}), 15) & 15) = 0`

/** As the product does it, only a page is read where the sample shows that many match. `oldest` is for an order by id. */
export const sampledAndListed = (
  branches: (limit: string, source?: 'all' | 'sample') => string,
  columns: string,
  { oldest = 'null::uuid', most = mostCounted }: { oldest?: string; most?: number } = {},
) => `
  sampled as materialized (
    select count(*) = ${threshold} as many, ${oldest} as oldest
    from (select * from (${branches(String(threshold), 'sample')}) hits limit ${threshold}) hits
  ), listed as materialized (
    select ${columns} from (${branches(`(select case when many then 5 else ${most + 1} end from sampled)`)}) found
  ), counted as (
    select case when many then 1001 else least(1001, (select count(*)::integer from listed)) end as total from sampled
  )`
