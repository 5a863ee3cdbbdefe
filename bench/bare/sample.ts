import { sampleOffset, sampleThreshold } from '../../server/platform/search/sample.ts'

/**
 * The product's own way to read no more than the page where the sample shows that there are many. `oldest` is for what is
 * in the order of its id.
 */
export const sampledAndListed = (
  branches: (limit: string, sample?: number) => string,
  columns: string,
  oldest = 'null::uuid',
) => `
  sampled as materialized (
    select count(*) = ${sampleThreshold} as many, ${oldest} as oldest
    from (select * from (${branches(String(sampleThreshold), sampleOffset)}) hits limit ${sampleThreshold}) hits
  ), listed as materialized (
    select ${columns} from (${branches('(select case when many then 5 else 1001 end from sampled)')}) found
  ), counted as (
    select case when many then 1001 else least(1001, (select count(*)::integer from listed)) end as total from sampled
  )`
