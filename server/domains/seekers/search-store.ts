import { sql, type RawBuilder } from 'kysely'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { prepare } from '../../platform/database/statement.ts'
import { bitsMeet, enough, inOrder } from '../../platform/search/statements.ts'
import type { Page } from '../../platform/search/wishes.ts'
import { cardColumns, cardJoins, type CardRow } from './card-store.ts'
import { countFilters, type Branches } from './search-branches.ts'
import type { Search } from './search-filters.ts'

type SearchValues = Branches & {
  gender: number
  religion: number
  salary: number
  skills: number
  languages: string
  bornAfter: string | null
  bornUntil: string | null
  places: readonly number[]
  viewerId: string
  limit: number
  offset: number
  /** How far each branch is read. */
  each: number
}
type Give = (name: keyof SearchValues) => RawBuilder<unknown>

const isOne = (column: 'gender' | 'religion' | 'salary', give: Give) =>
  sql`(${give(column)}::smallint = 0 or facts.${sql.ref(column)} = ${give(column)}::smallint)`

/** Every filter is in the text, whether it is set or not, so that there is one text to plan; what leaves few is first. */
const fits = (give: Give) => sql`
  ${isOne('religion', give)} and ${isOne('salary', give)} and ${isOne('gender', give)}
  and ${bitsMeet('skills', give('skills'), 'integer')}
  and ${bitsMeet('languages', give('languages'), 'bigint')}
  and (${give('bornAfter')}::date is null
    or (facts.born > ${give('bornAfter')}::date and facts.born <= ${give('bornUntil')}::date))
  and (cardinality(${give('places')}::smallint[]) = 0 or facts.places && ${give('places')}::smallint[])`

/** The first of each branch; the index has them in this order, which `inOrder` tells the planner to keep to. */
const branchRows = (give: Give, rows: RawBuilder<unknown>) => sql`
  unnest(${give('facets')}::smallint[], ${give('earlierSkills')}::integer[],
    ${give('earlierLanguages')}::bigint[], ${give('earlierPlaces')}::integer[])
    as branch (facet, earlier_skills, earlier_languages, earlier_places)
  cross join lateral (
    select facts.name_key, facts.account_id
    from (
      select name_key, account_id, languages, skills, born, gender, religion, salary, places from seeker_facets
      where facet = branch.facet order by name_key, account_id ${inOrder}
    ) facts
    where ${fits(give)}
      and facts.skills & branch.earlier_skills = 0 and facts.languages & branch.earlier_languages = 0
      and (branch.earlier_places = 0
        or not facts.places && (${give('places')}::smallint[])[1 : branch.earlier_places])
    limit ${rows}::integer
  ) found`

const pageByName = prepare<{ total: number; shown: boolean } & CardRow, SearchValues>(
  (give) => sql`
    with listed as materialized (
      select branch.facet, found.name_key, found.account_id from ${branchRows(give, give('each'))}
    ), page as (
      select name_key, account_id from listed order by name_key, account_id
      limit ${give('limit')}::integer offset ${give('offset')}::integer
    ), seen as (
      select coalesce(sum(rows), 0)::integer as total, coalesce(max(rows), 0) < ${give('each')}::integer as whole
      from (select count(*) as rows from listed group by facet) branches
    ), counted as (
      select case when seen.whole or seen.total > ${sql.lit(mostCounted)} then least(seen.total, ${sql.lit(enough)}) else (
        select count(*)::integer
        from (select from ${branchRows(give, sql.lit(enough))} limit ${sql.lit(enough)}) counting
      ) end as total
      from seen
    )
    select counted.total, person.id is not null as shown, ${cardColumns}
    from counted left join (
      page join accounts person on person.id = page.account_id ${cardJoins(give('viewerId'))}
    ) on true
    order by page.name_key, page.account_id`,
)

/** Where other filters leave few of a branch, counting them later would be another walk over all of it. */
const reachOf = (search: Search, { facets }: Branches): number =>
  Math.min(enough, Math.ceil((enough * (countFilters(search) > 1 ? 2 : 1)) / facets.length))

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
  const rows = await read(
    pageByName({
      ...branches,
      gender: search.gender.value,
      religion: search.religion.value,
      salary: search.salary.value,
      skills: search.skills.value,
      languages: search.languages.value,
      bornAfter: search.born.value?.after ?? null,
      bornUntil: search.born.value?.until ?? null,
      places: search.places,
      viewerId,
      limit,
      offset,
      each: Math.max(offset + limit, reachOf(search, branches)),
    }),
  )
  return { rows: rows.filter(({ shown }) => shown), total: rows[0]?.total ?? 0 }
}
