import type { Language } from '../../../../contract/rules/language.ts'
import type { Suggestions } from '../../../../contract/search-words.ts'
import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import type { SeekerSort } from '../../../../contract/seeker-search.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { NamedError } from '../../../platform/http/errors.ts'
import { branchesOf, type FacetShare } from '../../../platform/search/branches.ts'
import type { Page } from '../../../platform/search/input.ts'
import type { Found as FoundRows } from '../../../platform/search/pages.ts'
import { countWithAll, pageWithSkillsFirst, severalSkills } from '../../../platform/search/skills-first.ts'
import { createShares } from '../../../platform/search/statistics.ts'
import { suggestionsFor } from '../../../platform/search/suggestions.ts'
import { createExpect, type Expect } from '../../../platform/search/terms.ts'
import type { Typed } from '../../../platform/search/typed.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import { readCards, type CardRow } from '../card-store.ts'
import { cardView } from '../card-view.ts'
import { readSaved, readVisible } from '../visible-store.ts'
import { seekerIndex, type SeekerSearch } from './declaration.ts'
import { readFilters, type SeekerQuery } from './filters.ts'
import { findPeople, type FoundPerson } from './found-store.ts'
import { rankSeekers, scoresFor } from './recommend.ts'
import { findByName } from './store.ts'
import { createPersonFit } from './text-fit.ts'

type SearchTools = { read: Reads; shares: () => Promise<FacetShare>; expect: () => Promise<Expect> }
export function createSeekerSearch({ read }: Database): SearchTools {
  return { read, shares: createShares(read, seekerIndex), expect: createExpect(read, seekerIndex) }
}

type Found = { seekers: SeekerCard[]; total: number }
type Searched = Found & {
  /** How many of them the pages have. */
  listed: number
  withAllSkills: number | null
  typed: Typed
}
type Order = 'fit' | 'match' | 'name'
const todayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

export async function searchSeekers(
  tools: SearchTools,
  caller: Caller,
  query: SeekerQuery,
  sort: SeekerSort,
  page: Page,
): Promise<Searched> {
  const search = readFilters(query, todayOf(Date.now()))
  const { typed } = search
  const order = orderOf(sort, typed)
  const found =
    order === 'name'
      ? await byName(tools, caller, search, page, sort === '')
      : await bestFirst(tools, caller, search, order, page)
  return { ...found, typed }
}

/** Where no order is chosen: what was typed decides, or else the first name. */
function orderOf(sort: SeekerSort, { understanding: { named, words } }: Typed): Order {
  switch (sort) {
    case 'match':
      return 'match'
    case 'user.firstName,asc':
      return 'name'
    case '':
      return named.length + words.length > 0 ? 'fit' : 'name'
  }
}

type Find = (filters: SeekerSearch['filters'], page: Page) => Promise<FoundRows<CardRow>>

const createFind =
  ({ read, shares, expect }: SearchTools, accountId: string, search: SeekerSearch): Find =>
  async (filters, page) => {
    const searched = { ...search, filters }
    const branches = branchesOf(seekerIndex, searched, await shares())
    const words = { words: search.typed.words, expect: await expect() }
    return findByName(read, accountId, searched, branches, page, words)
  }

async function byName(
  tools: SearchTools,
  caller: Caller,
  search: SeekerSearch,
  page: Page,
  skillsFirst: boolean,
): Promise<Omit<Searched, 'typed'>> {
  const find = createFind(tools, caller.accountId, search)
  const skills = severalSkills(search)
  if (skills !== null && skillsFirst && search.typed.words === null) {
    const { withAll, ...found } = await pageWithSkillsFirst(find, search.filters, skills, page)
    return { ...(await scoredCards(tools, caller, found)), listed: found.total, withAllSkills: withAll }
  }
  const [found, withAllSkills] = await Promise.all([find(search.filters, page), countWithAll(find, search)])
  return { ...(await scoredCards(tools, caller, found)), listed: found.total, withAllSkills }
}

async function scoredCards(
  { read }: SearchTools,
  caller: Caller,
  { rows, total }: FoundRows<CardRow>,
): Promise<Found> {
  const now = Date.now()
  const scores = await scoresFor(
    read,
    caller,
    rows.map(({ id }) => id),
    now,
  )
  return { seekers: rows.map((row) => cardView(row, todayOf(now), scores.get(row.id)?.match())), total }
}

/** The best of those who match come first; the list ends after them. */
async function bestFirst(
  tools: SearchTools,
  caller: Caller,
  search: SeekerSearch,
  order: 'fit' | 'match',
  page: Page,
): Promise<Omit<Searched, 'typed'>> {
  const { read, shares, expect } = tools
  const branches = branchesOf(seekerIndex, search, await shares())
  const words = { words: search.typed.words, expect: await expect() }
  const [{ people, total }, withAllSkills] = await Promise.all([
    findPeople(read, search, branches, words),
    countWithAll(createFind(tools, caller.accountId, search), search),
  ])
  const now = Date.now()
  const scores = await scoresFor(
    read,
    caller,
    people.map(({ id }) => id),
    now,
  )
  const scoreOf = ({ id }: FoundPerson) => scores.get(id)?.score ?? 0
  const fitOf = order === 'fit' ? createFit(search) : () => 0
  const ranked = people
    .map((person) => ({ id: person.id, fit: fitOf(person), score: scoreOf(person) }))
    .toSorted((one, other) => other.fit - one.fit || other.score - one.score || (one.id < other.id ? 1 : -1))
  const part = ranked.slice(page.offset, page.offset + page.limit)
  const rows = await readCards(
    read,
    caller.accountId,
    part.map(({ id }) => id),
  )
  return {
    seekers: rows.map((row) => cardView(row, todayOf(now), scores.get(row.id)?.match())),
    total,
    listed: ranked.length,
    withAllSkills,
  }
}

/** Those with all skills that were chosen come first; then what was typed decides. */
function createFit(search: SeekerSearch): (person: FoundPerson) => number {
  const skills = severalSkills(search)
  const fit = createPersonFit(search.typed)
  return (person) =>
    fit(person) + (skills !== null && (person.skills & skills.value) === skills.value ? 2 : 0)
}

export async function recommendSeekers({ read }: SearchTools, caller: Caller, page: Page): Promise<Found> {
  const now = Date.now()
  const ranked = await rankSeekers(read, caller, now)
  const part = ranked.slice(page.offset, page.offset + page.limit)
  const matches = new Map(part.map(({ id, match }) => [id, match]))
  const rows = await readCards(read, caller.accountId, [...matches.keys()])
  return {
    seekers: rows.map((row) => cardView(row, todayOf(now), matches.get(row.id)?.())),
    total: ranked.length,
  }
}

/** Somebody whom the caller may not see is not found. */
export async function readSeekerCard({ read }: SearchTools, caller: Caller, id: string): Promise<SeekerCard> {
  const now = Date.now()
  const row = await readVisible(read, caller, id)
  if (row === null) throw new NamedError('not_found')
  const scores = await scoresFor(read, caller, [id], now)
  return cardView(row, todayOf(now), scores.get(id)?.match())
}

export async function listSavedSeekers(tools: SearchTools, caller: Caller, page: Page): Promise<Found> {
  return scoredCards(tools, caller, await readSaved(tools.read, caller, page))
}

export const suggestSeekers = async (
  { shares }: SearchTools,
  text: string,
  language: Language,
): Promise<Suggestions> => suggestionsFor(text, language, await shares())
