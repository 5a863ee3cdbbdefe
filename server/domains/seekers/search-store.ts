import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { bitsMeet, enough, inOrder } from '../../platform/search/statements.ts'
import type { Page } from '../../platform/search/wishes.ts'
import { cardColumns, cardJoins, type CardRow } from './card-store.ts'
import type { Branches } from './search-branches.ts'
import type { Search } from './search-filters.ts'

const isOne = (column: string, { value }: { value: number }) =>
  sql`(${value}::smallint = 0 or facts.${sql.ref(column)} = ${value}::smallint)`

/** Every filter is in the text, whether it is set or not, so that there is one text to plan. */
const fits = ({ born, ...search }: Search): RawBuilder<unknown> => sql`
  ${isOne('gender', search.gender)} and ${isOne('religion', search.religion)} and ${isOne('salary', search.salary)}
  and ${bitsMeet('skills', search.skills.value, 'integer')}
  and ${bitsMeet('languages', search.languages.value, 'bigint')}
  and (${born.value?.after ?? null}::date is null
    or (facts.born > ${born.value?.after ?? null}::date and facts.born <= ${born.value?.until ?? null}::date))
  and (cardinality(${search.places}::smallint[]) = 0 or facts.places && ${search.places}::smallint[])`

/** The first of each branch; the index has them in this order, which `inOrder` tells the planner to keep to. */
const branchRows = (search: Search, branches: Branches, rows: number) => sql`
  unnest(${branches.facets}::smallint[], ${branches.earlierSkills}::integer[],
    ${branches.earlierLanguages}::bigint[], ${branches.earlierPlaces}::integer[])
    as branch (facet, earlier_skills, earlier_languages, earlier_places)
  cross join lateral (
    select facts.name_key, facts.account_id
    from (
      select name_key, account_id, languages, skills, born, gender, religion, salary, places from seeker_facets
      where facet = branch.facet order by name_key, account_id ${inOrder}
    ) facts
    where facts.skills & branch.earlier_skills = 0 and facts.languages & branch.earlier_languages = 0
      and (branch.earlier_places = 0
        or not facts.places && (${search.places}::smallint[])[1 : branch.earlier_places])
      and ${fits(search)}
    limit ${rows}::integer
  ) found`

/**
 * A page by first name, and the total as far as it is told, in one statement. The branches are read far enough that they
 * mostly tell the total too: where they hold more than is counted, or were read to their ends.
 */
export async function findByName(
  read: Reads,
  viewerId: string,
  search: Search,
  branches: Branches,
  { limit, offset }: Page,
): Promise<{ rows: CardRow[]; total: number }> {
  const each = Math.max(offset + limit, Math.ceil(enough / branches.facets.length))
  const rows = await read(sql<{ total: number; shown: boolean } & CardRow>`
    with listed as materialized (
      select branch.facet, found.name_key, found.account_id from ${branchRows(search, branches, each)}
    ), page as (
      select name_key, account_id from listed order by name_key, account_id
      limit ${limit}::integer offset ${offset}::integer
    ), seen as (
      select coalesce(sum(rows), 0)::integer as total, coalesce(max(rows), 0) < ${each}::integer as whole
      from (select count(*) as rows from listed group by facet) branches
    ), counted as (
      select case when seen.whole or seen.total > ${sql.lit(mostCounted)} then seen.total else (
        select count(*)::integer
        from (select from ${branchRows(search, branches, enough)} limit ${sql.lit(enough)}) counting
      ) end as total
      from seen
    )
    select counted.total, person.id is not null as shown, ${cardColumns}
    from counted left join (
      page join accounts person on person.id = page.account_id ${cardJoins(viewerId)}
    ) on true
    order by page.name_key, page.account_id`)
  return { rows: rows.filter(({ shown }) => shown), total: rows[0]?.total ?? 0 }
}
