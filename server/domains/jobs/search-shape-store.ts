import { sql, type RawBuilder } from 'kysely'
import { bitsMeet, inTurn } from '../../platform/search/statements.ts'
import type { Branches } from './search-branches.ts'
import type { Search } from './search-filters.ts'
import type { GiveSearch } from './search-values.ts'

type Filter = 'workType' | 'genders' | 'skills' | 'languages' | 'ages' | 'religions' | 'places'

/** What is asked, whatever the values: a statement of its own, with these conditions and no others. */
export type Shape = {
  key: string
  filters: readonly Filter[]
  /** Whose branches are read: all jobs in them meet this filter. */
  driver: Branches['driver']
  /** Several branches may hold the same job. */
  several: boolean
}

const isSet: { readonly [Name in Filter]: (search: Search) => boolean } = {
  workType: ({ workType }) => workType !== null,
  religions: ({ religions }) => religions !== 0,
  genders: ({ genders }) => genders !== 0,
  skills: ({ skills }) => skills.bits !== 0,
  languages: ({ languages }) => languages.facets.length > 0,
  ages: ({ ages }) => ages !== 0,
  places: ({ places }) => places.length > 0,
}
/** What costs least to look at comes first. */
const allFilters = ['workType', 'religions', 'genders', 'skills', 'languages', 'ages', 'places'] as const

export function shapeOf(search: Search, { driver, facets }: Branches): Shape {
  const filters = allFilters.filter((name) => isSet[name](search))
  const several = driver !== 'all' && facets.some((facet) => facet !== facets[0])
  return { key: [driver, several, ...filters].join(' '), filters, driver, several }
}

const meets: { readonly [Name in Filter]: (give: GiveSearch) => RawBuilder<unknown> } = {
  workType: (give) => sql`facts.work_type = ${give('workType')}::smallint`,
  genders: (give) => bitsMeet('genders', give('genders'), 'smallint'),
  skills: (give) => bitsMeet('skills', give('skills'), 'integer'),
  languages: (give) => bitsMeet('languages', give('languages'), 'bigint'),
  ages: (give) => bitsMeet('ages', give('ages'), 'integer'),
  religions: (give) => bitsMeet('religions', give('religions'), 'smallint'),
  places: (give) => sql`facts.places && ${give('places')}::smallint[]`,
}

/** Of a job called `facts`: all that is asked but for what its branch says already. */
export const fits = (give: GiveSearch, { filters }: Shape, known: Shape['driver'] = 'all') =>
  inTurn(filters.filter((name) => name !== known).map((name) => meets[name](give)))

/** A job that several branches hold is taken in the first of them alone. */
export function notEarlier(give: GiveSearch, { driver, several }: Shape) {
  if (!several || driver === 'all') return sql`true`
  if (driver === 'places')
    return sql`not facts.places && (${give('places')}::smallint[])[1 : branch.earlier::integer]`
  return driver === 'skills'
    ? sql`facts.skills & branch.earlier::integer = 0`
    : sql`facts.languages & branch.earlier = 0`
}
