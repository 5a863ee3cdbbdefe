import { searchPageOf } from '../../contract/search-words.ts'
import { createSeekerScorer, readOpenJobs, seekerOf } from '../../server/domains/jobs/service.ts'
import { readCards } from '../../server/domains/seekers/card-store.ts'
import { cardView } from '../../server/domains/seekers/card-view.ts'
import { readListed } from '../../server/domains/seekers/search/candidates-store.ts'
import { seekerIndex, type SeekerSearch } from '../../server/domains/seekers/search/declaration.ts'
import { readFilters } from '../../server/domains/seekers/search/filters.ts'
import { findPeople } from '../../server/domains/seekers/search/found-store.ts'
import { createPersonFit } from '../../server/domains/seekers/search/text-fit.ts'
import type { Reads } from '../../server/platform/database/reads.ts'
import { branchesOf, type Branches } from '../../server/platform/search/branches.ts'
import { createShares } from '../../server/platform/search/statistics.ts'
import { understoodParts } from '../../server/platform/search/typed.ts'
import type { Words } from '../../server/platform/search/ways.ts'
import { createExpect } from '../../server/platform/search/terms.ts'

type Asked = { search: SeekerSearch; branches: Branches; words: Words }
/** Of an employer's open jobs the newest are looked at. */
export const mostJobs = 5

/** The same statements, scores and order as the product, for a text that is read once. */
export async function typedSeekers(
  read: Reads,
  today: string,
): Promise<(path: string, accountId: string) => Promise<unknown>> {
  const [shares, expect] = await Promise.all([
    createShares(read, seekerIndex)(),
    createExpect(read, seekerIndex)(),
  ])
  const known = new Map<string, Asked>()
  const askedBy = (path: string): Asked => {
    const search = readFilters({ q: new URL(path, 'http://bare').searchParams.get('q') ?? '' }, today)
    const { words } = search.typed
    const branches = branchesOf(seekerIndex, search, shares)
    return { search, branches, words: { words, expect } }
  }
  return async (path, accountId) => {
    const asked = known.get(path) ?? askedBy(path)
    known.set(path, asked)
    const { search, branches, words } = asked
    const { people, total } = await findPeople(read, search, branches, words)
    const [jobs, rows] =
      people.length === 0
        ? [[], []]
        : await Promise.all([
            readOpenJobs(read, accountId, mostJobs),
            readListed(
              read,
              people.map(({ id }) => id),
            ),
          ])
    const score = createSeekerScorer(jobs, Date.now())
    const scores = new Map(rows.map((row) => [row.id, score(seekerOf(row, today))]))
    const fit = createPersonFit(search.typed)
    const best = people
      .map((person) => ({
        id: person.id,
        fit: fit(person),
        match: scores.get(person.id)?.match,
        score: scores.get(person.id)?.score ?? 0,
      }))
      .toSorted(
        (one, other) => other.fit - one.fit || other.score - one.score || (one.id < other.id ? 1 : -1),
      )
      .slice(0, 5)
    const matches = new Map(best.map(({ id, match }) => [id, match]))
    const cards = await readCards(read, accountId, [...matches.keys()])
    const listed = cards.map((row) => cardView(row, today, matches.get(row.id)?.()))
    return searchPageOf(listed, total, 5, {
      listed: people.length,
      understood: understoodParts(search.typed, 'en'),
      withAllSkills: null,
    })
  }
}
