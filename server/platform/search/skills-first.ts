import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Page } from './input.ts'
import type { Found } from './pages.ts'
import type { Search } from './search-index.ts'

type Find<Filters, Row> = (filters: Filters, page: Page) => Promise<Found<Row>>

/** The bits and the facets of several skills. */
export type SeveralSkills = { value: number; facets: readonly number[] }

/** The chosen skills, where several were: those with all of them are counted, and may come first. */
export function severalSkills({ filters }: Search): SeveralSkills | null {
  const { value, facets = [] } = filters['skills'] ?? {}
  return typeof value === 'number' && facets.length > 1 ? { value, facets } : null
}

/** Those with all of the skills, and after them those with some, each in the same order. */
export async function pageWithSkillsFirst<Filters extends object, Row>(
  find: Find<Filters & { allSkills?: SeveralSkills; notAllSkills?: { value: number } }, Row>,
  filters: Filters,
  skills: SeveralSkills,
  page: Page,
): Promise<Found<Row> & { withAll: number }> {
  const all = await find({ ...filters, allSkills: skills }, page)
  if (all.total > mostCounted) return { ...all, withAll: all.total }
  const others = await find(
    { ...filters, notAllSkills: { value: skills.value } },
    { limit: page.limit, offset: Math.max(0, page.offset - all.total) },
  )
  return {
    rows: [...all.rows, ...others.rows].slice(0, page.limit),
    total: all.total + others.total,
    withAll: all.total,
  }
}
