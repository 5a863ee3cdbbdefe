import { mostCounted, mostWithAllCounted } from '../../../contract/rules/jobs.ts'
import type { Page } from './input.ts'
import type { Found } from './pages.ts'
import type { Search } from './search-index.ts'

/** The bits and the facets of several skills. */
export type SeveralSkills = { value: number; facets: readonly number[] }
type WithSkills<Filters> = Filters & { allSkills?: SeveralSkills; notAllSkills?: { value: number } }
type Find<Filters, Row> = (filters: WithSkills<Filters>, page: Page) => Promise<Found<Row>>

const onlyTotal: Page = { limit: 1, offset: 0 }

/** The chosen skills, where several were: those with all of them are counted, and may come first. */
export function severalSkills({ filters }: Search): SeveralSkills | null {
  const { value, facets = [] } = filters['skills'] ?? {}
  return typeof value === 'number' && facets.length > 1 ? { value, facets } : null
}

/** How many have all of several skills that were chosen; where few have them, all that match would be read to be exact. */
export async function countWithAll<Filters extends object, Row>(
  find: Find<Filters, Row>,
  search: Search & { filters: Filters },
): Promise<number | null> {
  const skills = severalSkills(search)
  if (skills === null) return null
  const { total } = await find({ ...search.filters, allSkills: skills }, onlyTotal)
  return withAllOf(total)
}

const withAllOf = (total: number) => Math.min(total, mostWithAllCounted + 1)

/** Those with all of the skills, and after them those with some, each in the same order. */
export async function pageWithSkillsFirst<Filters extends object, Row>(
  find: Find<Filters, Row>,
  filters: Filters,
  skills: SeveralSkills,
  page: Page,
): Promise<Found<Row> & { withAll: number }> {
  const all = await find({ ...filters, allSkills: skills }, page)
  const withAll = withAllOf(all.total)
  if (all.total > mostWithAllCounted && all.rows.length === page.limit) {
    // The page has none of the others, so where those begin does not matter.
    const { total } = await find(filters, onlyTotal)
    return { rows: all.rows, total, withAll }
  }
  if (all.total > mostCounted) return { ...all, withAll }
  const others = await find(
    { ...filters, notAllSkills: { value: skills.value } },
    { limit: page.limit, offset: Math.max(0, page.offset - all.total) },
  )
  return {
    rows: [...all.rows, ...others.rows].slice(0, page.limit),
    total: all.total + others.total,
    withAll,
  }
}
