import { sql, type RawBuilder } from 'kysely'
import { bitsMeet, inTurn } from '../../platform/search/statements.ts'
import { filtersIn, type Branches, type Filter } from './search-branches.ts'
import type { Search } from './search-filters.ts'

type SearchValues = Omit<Branches, 'driver'> & {
  gender: number
  religion: number
  salary: number
  skills: number
  languages: string
  bornAfter: string | null
  bornUntil: string | null
  places: readonly number[]
}
export type GiveFilter = (name: keyof SearchValues) => RawBuilder<unknown>

/** What is asked, whatever the values: a statement of its own, with these conditions and no others. */
export type Shape = {
  key: string
  /** But for the driver's, which everyone in its branches meets. */
  filters: readonly Filter[]
  driver: Branches['driver']
  /** Several branches may hold the same person. */
  several: boolean
}

export function shapeOf(search: Search, { driver, facets }: Branches): Shape {
  // Years of birth are read whole, and the days at both ends asked for.
  const filters = filtersIn(search).filter((name) => name === 'born' || name !== driver)
  const several = facets.length > 1 && (driver === 'places' || driver === 'skills' || driver === 'languages')
  return { key: [driver, several, ...filters].join(' '), filters, driver, several }
}

export const filterValuesOf = (search: Search, { facets, earlier }: Branches): SearchValues => ({
  facets,
  earlier,
  gender: search.gender.value,
  religion: search.religion.value,
  salary: search.salary.value,
  skills: search.skills.value,
  languages: search.languages.value,
  bornAfter: search.born.value?.after ?? null,
  bornUntil: search.born.value?.until ?? null,
  places: search.places,
})

const isOne = (column: 'gender' | 'religion' | 'salary') => (give: GiveFilter) =>
  sql`facts.${sql.ref(column)} = ${give(column)}::smallint`

const meets: { readonly [Name in Filter]: (give: GiveFilter) => RawBuilder<unknown> } = {
  religion: isOne('religion'),
  salary: isOne('salary'),
  gender: isOne('gender'),
  skills: (give) => bitsMeet('skills', give('skills'), 'integer'),
  languages: (give) => bitsMeet('languages', give('languages'), 'bigint'),
  born: (give) => sql`facts.born > ${give('bornAfter')}::date and facts.born <= ${give('bornUntil')}::date`,
  places: (give) => sql`facts.places && ${give('places')}::smallint[]`,
}
/** What costs least to look at comes first. */
const cheapFirst = ['religion', 'salary', 'gender', 'skills', 'languages', 'born', 'places'] as const

/** Of somebody called `facts`, in a branch of the driver. */
export const fits = (give: GiveFilter, { filters }: Shape) =>
  inTurn(cheapFirst.filter((name) => filters.includes(name)).map((name) => meets[name](give)))

/** Whom several branches hold is taken in the first of them alone. */
export function notEarlier(give: GiveFilter, { driver, several }: Shape) {
  if (!several) return sql`true`
  if (driver === 'places')
    return sql`not facts.places && (${give('places')}::smallint[])[1 : branch.earlier::integer]`
  return driver === 'skills'
    ? sql`facts.skills & branch.earlier::integer = 0`
    : sql`facts.languages & branch.earlier = 0`
}
