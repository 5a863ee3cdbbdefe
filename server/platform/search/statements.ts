import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'

/** No limit at all, but one that the planner cannot see through: it then plans to stop early. */
export const inOrder = sql`limit (select 2147483647)`

/** One more than is counted, to see that there are more. */
export const enough = mostCounted + 1

/** No bits are no filter. */
export const bitsMeet = (
  column: string,
  bits: RawBuilder<unknown>,
  type: 'smallint' | 'integer' | 'bigint',
) => {
  const given = sql`${bits}::${sql.raw(type)}`
  return sql`(${given} = 0 or facts.${sql.ref(column)} & ${given} <> 0)`
}
