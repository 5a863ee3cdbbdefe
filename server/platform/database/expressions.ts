import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/** PostgreSQL answers with true or false; Kysely's type has the 0 and 1 of other databases too. */
export const asBoolean = (condition: Expression<SqlBool>): RawBuilder<boolean> => sql`${condition}`

/** For `=`: one text of the statement for any number of values. The list may be empty. */
export const anyOf = <Value extends string>(
  values: readonly Value[],
  type: 'text' | 'uuid',
): RawBuilder<Value> => sql`any(${values}::${sql.raw(type)}[])`

/** For `coalesce`: an empty list of texts. */
export const noTexts: RawBuilder<string[]> = sql`'{}'`

/** PostgreSQL counts by bigint, which the driver reads as a text. */
export const asInteger = (count: Expression<string | number | bigint | null>): RawBuilder<number> =>
  sql`${count}::integer`
