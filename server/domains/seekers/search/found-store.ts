import { sql } from 'kysely'
import type { Reads } from '../../../platform/database/reads.ts'
import type { Branches } from '../../../platform/search/branches.ts'
import { linesOf, mostCandidates, readLines } from '../../../platform/search/candidates.ts'
import { everything } from '../../../platform/search/codes.ts'
import { matches, ofEachBranch, prepareSearch } from '../../../platform/search/statements.ts'
import type { Subject } from '../../../platform/search/text-fit.ts'
import { prepareFoundCandidates, type Words } from '../../../platform/search/ways.ts'
import { seekerIndex, type SeekerSearch } from './declaration.ts'

/** What of a person says how directly they are what was typed. */
export type FoundPerson = Subject & { id: string; jobTypes: number; places: number[] }

/** As `readPeople` reads them. */
const personLines = linesOf('account_id', [
  sql`found.kinds`,
  sql`found.said_kinds`,
  sql`found.skills`,
  sql`found.said_skills`,
  sql`found.job_types`,
  sql`found.places`,
])
const readPeople = (lines: string | null): FoundPerson[] =>
  readLines(lines, (id, line) => ({
    id,
    kinds: line.number(),
    saidKinds: line.number(),
    skills: line.number(),
    saidSkills: line.number(),
    jobTypes: line.number(),
    places: line.list(),
  }))

const firstByName = prepareFoundCandidates(seekerIndex, personLines)

/** Of the newest people of a branch so many are looked at. */
const mostLooked = 2000
/** Whose order the index of the newest has. */
const isOrdered = (facet: number) => facet < 2000 || facet >= 7000
const ofAll: Branches = {
  driver: 'all',
  facets: [everything],
  partitions: [0],
  earlier: ['0'],
  skillWay: 'facets',
}

const newest = prepareSearch<{ lines: string | null }>(
  seekerIndex,
  (scope) => sql`
    select ${personLines} as lines from (
      select found.* from ${ofEachBranch(
        scope,
        sql`
          select facts.* from (
            select * from seeker_facets
            where facet = branch.facet and (facet < 2000 or facet >= 7000)
            order by account_id desc limit (select ${scope.param('looked', 'integer')})
          ) facts
          where ${matches(scope)}
          limit ${scope.param('limit', 'integer')}`,
      )}
    ) found`,
)

/** At most as many as are scored. Where there are more, the newest: those whose names begin the alphabet have no advantage. */
export async function findPeople(
  read: Reads,
  search: SeekerSearch,
  branches: Branches,
  words: Words,
): Promise<{ people: FoundPerson[]; total: number }> {
  const { lines, total } = await firstByName(read, search, branches, mostCandidates, words)
  const people = readPeople(lines)
  if (words.words !== null || total <= mostCandidates) return { people, total }
  const from = branches.facets.every(isOrdered) ? branches : ofAll
  const looked = Math.ceil(mostLooked / from.facets.length)
  const [row] = await read(newest(search, from, { looked, limit: mostCandidates }))
  const byId = new Map([...readPeople(row?.lines ?? null), ...people].map((person) => [person.id, person]))
  return { people: [...byId.values()].slice(0, mostCandidates), total }
}
