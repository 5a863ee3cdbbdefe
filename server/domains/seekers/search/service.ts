import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { NamedError } from '../../../platform/http/errors.ts'
import { branchesOf, type FacetShare } from '../../../platform/search/branches.ts'
import type { Page } from '../../../platform/search/input.ts'
import { createShares } from '../../../platform/search/statistics.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import { readCards } from '../card-store.ts'
import { cardView } from '../card-view.ts'
import { readSaved, readVisible } from '../visible-store.ts'
import { seekerIndex } from './declaration.ts'
import { readFilters, type SeekerQuery } from './filters.ts'
import { matchFor, rankSeekers } from './recommend.ts'
import { findByName } from './store.ts'

type SearchTools = { read: Reads; shares: () => Promise<FacetShare> }
export function createSeekerSearch({ read }: Database): SearchTools {
  return { read, shares: createShares(read, seekerIndex) }
}

type Found = { seekers: SeekerCard[]; total: number }
const todayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

export async function searchSeekers(
  { read, shares }: SearchTools,
  { accountId }: Caller,
  query: SeekerQuery,
  page: Page,
): Promise<Found> {
  const today = todayOf(Date.now())
  const search = readFilters(query, today)
  const branches = branchesOf(seekerIndex, search, await shares())
  const { rows, total } = await findByName(read, accountId, search, branches, page)
  return { seekers: rows.map((row) => cardView(row, today)), total }
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
  return cardView(row, todayOf(now), await matchFor(read, caller, id, now))
}

export async function listSavedSeekers({ read }: SearchTools, caller: Caller, page: Page): Promise<Found> {
  const { rows, total } = await readSaved(read, caller, page)
  const today = todayOf(Date.now())
  return { seekers: rows.map((row) => cardView(row, today)), total }
}
