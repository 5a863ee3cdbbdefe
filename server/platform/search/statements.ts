import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import { sampleOffset, surelyMany } from './sample.ts'

/** No limit at all, but one that the planner cannot see through: it then plans to stop early. */
export const inOrder = sql`limit (select 2147483647)`

/** One more than is counted, to see that there are more. */
export const enough = mostCounted + 1

type RowsOf = (source: 'all' | 'sample', rows: RawBuilder<unknown>) => RawBuilder<unknown>

/**
 * `listed`, at least as far as the end of the page, and `counted`, whose total is right as far as it is told. Where the
 * sample shows that there are many, no more than the page is read; where there are few, all are, once for both. Of what
 * is in the order of its id, the newest first, `oldest` tells how far a page of many reaches at the most.
 */
export const listedAndCounted = (
  columns: RawBuilder<unknown>,
  rowsOf: RowsOf,
  end: RawBuilder<unknown>,
  id?: RawBuilder<unknown>,
) => sql`
  sampled as materialized (
    select count(*) = ${sql.lit(surelyMany)} as many
      ${id === undefined ? sql`` : sql`, (array_agg(id order by id desc))[${end}::integer] as oldest`}
    from (
      select ${id === undefined ? sql`` : sql`${id} as id`}
      from ${rowsOf('sample', sql.lit(surelyMany))} limit ${sql.lit(surelyMany)}
    ) hits
  ), listed as materialized (
    select ${columns} from ${rowsOf(
      'all',
      sql`(select case when many then ${end}::integer else greatest(${end}::integer, ${sql.lit(enough)}) end
        from sampled)`,
    )}
  ), counted as (
    select case when many then ${sql.lit(enough)}
      else least(${sql.lit(enough)}, (select count(*)::integer from listed)) end as total
    from sampled
  )`

/** A branch that holds nothing that fits is not read to its end, where others are known to have a page's worth. */
export const notTooOld = (id: string) =>
  sql`and ${sql.ref(id)} >= coalesce((select oldest from sampled where many), '00000000-0000-0000-0000-000000000000')`

/** The facet of a branch: of all, or of the sample. */
export const facetOf = (source: 'all' | 'sample') =>
  source === 'all' ? sql`branch.facet` : sql`(branch.facet + ${sql.lit(sampleOffset)})::smallint`

/** One after the other, as they stand: PostgreSQL would look at lists, which cost the most, as early as at numbers. */
export const inTurn = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => {
  const [last = sql`true`, ...before] = conditions.toReversed()
  return before.length === 0
    ? last
    : sql`case when ${sql.join(before.toReversed(), sql` and `)} then ${last} else false end`
}

export const bitsMeet = (
  column: string,
  bits: RawBuilder<unknown>,
  type: 'smallint' | 'integer' | 'bigint',
) => sql`facts.${sql.ref(column)} & ${bits}::${sql.raw(type)} <> 0`
