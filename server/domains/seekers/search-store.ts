import { sql, type RawBuilder } from 'kysely'
import type { Reads } from '../../platform/database/reads.ts'
import { prepareShapes } from '../../platform/database/statement.ts'
import { facetOf, inOrder, listedAndCounted } from '../../platform/search/statements.ts'
import type { Page } from '../../platform/search/wishes.ts'
import { cardColumns, cardJoins, type CardRow } from './card-store.ts'
import type { Branches } from './search-branches.ts'
import type { Search } from './search-filters.ts'
import { filterValuesOf, fits, notEarlier, shapeOf, type Shape } from './search-shape-store.ts'

type PageValues = ReturnType<typeof filterValuesOf> & {
  viewerId: string
  limit: number
  offset: number
  /** The end of the page, counted from the first. */
  end: number
}
type Give = (name: keyof PageValues) => RawBuilder<unknown>

/**
 * The first of each branch; the index has them in this order, which `inOrder` tells the planner to keep to. Whom several
 * branches hold comes from each: to read past them would take longer than to leave them out afterwards.
 */
const branchRows = (give: Give, shape: Shape, rows: RawBuilder<unknown>, source: 'all' | 'sample') => sql`
  unnest(${give('facets')}::smallint[], ${give('earlier')}::bigint[]) as branch (facet, earlier)
  cross join lateral (
    select facts.name_key, facts.account_id
    from (
      select name_key, account_id, languages, skills, born, gender, religion, salary, places from seeker_facets
      where facet = ${facetOf(source)} order by name_key, account_id ${inOrder}
    ) facts
    where ${fits(give, shape)} and ${source === 'sample' ? notEarlier(give, shape) : sql`true`}
    limit ${rows}::integer
  ) found`

const pageByName = prepareShapes<{ total: number; shown: boolean } & CardRow, PageValues, Shape>(
  (give, shape) => sql`
    with ${listedAndCounted(
      sql`${shape.several ? sql`distinct` : sql``} found.name_key, found.account_id`,
      (source, rows) => branchRows(give, shape, rows, source),
      give('end'),
    )}, page as (
      select name_key, account_id from listed order by name_key, account_id
      limit ${give('limit')}::integer offset ${give('offset')}::integer
    )
    select counted.total, person.id is not null as shown, ${cardColumns}
    from counted left join (
      page join accounts person on person.id = page.account_id ${cardJoins(give('viewerId'))}
    ) on true
    order by page.name_key, page.account_id`,
)

/** A page by first name, and the total as far as it is told, in one statement. */
export async function findByName(
  read: Reads,
  viewerId: string,
  search: Search,
  branches: Branches,
  { limit, offset }: Page,
): Promise<{ rows: CardRow[]; total: number }> {
  const shape = shapeOf(search, branches)
  const rows = await read(
    pageByName(shape, {
      ...filterValuesOf(search, branches),
      viewerId,
      limit,
      offset,
      end: offset + limit,
    }),
  )
  return { rows: rows.filter(({ shown }) => shown), total: rows[0]?.total ?? 0 }
}
