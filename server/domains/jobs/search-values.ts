import type { RawBuilder } from 'kysely'
import type { Branches } from './search-branches.ts'
import type { Search } from './search-filters.ts'

/** Everything that a statement of a search may name; each is sent once, however often it is named. */
export type SearchValues = Branches & {
  filterJobTypes: readonly number[]
  workType: number | null
  genders: number
  skills: number
  languages: string
  ages: number
  religions: number
  places: readonly number[]
  words: string
  seekerId: string
  limit: number
  offset: number
  /** The end of the page, counted from the first. */
  end: number
  /** Of how many of the newest the words are looked for. */
  looked: number
}
export type Give<Name extends string> = (name: Name) => RawBuilder<unknown>
export type GiveSearch = Give<keyof SearchValues>

type Asked = {
  seekerId?: string
  page?: { limit: number; offset: number }
  end?: number
  looked?: number
}

export const valuesOf = (search: Search, branches: Branches, asked: Asked): SearchValues => ({
  ...branches,
  filterJobTypes: search.jobTypes,
  workType: search.workType,
  genders: search.genders,
  skills: search.skills.bits,
  languages: search.languages.bits,
  ages: search.ages,
  religions: search.religions,
  places: search.places,
  words: search.words ?? '',
  seekerId: asked.seekerId ?? '',
  limit: asked.page?.limit ?? 0,
  offset: asked.page?.offset ?? 0,
  end: asked.end ?? (asked.page?.limit ?? 0) + (asked.page?.offset ?? 0),
  looked: asked.looked ?? 0,
})
