import { sql, type RawBuilder } from 'kysely'
import type { Reads } from '../database/reads.ts'
import type { Param } from '../database/statement.ts'
import type { Branches } from './branches.ts'
import type { Search, SearchIndex } from './search-index.ts'
import {
  enough,
  isNotTooOld,
  keyColumns,
  keyOrder,
  listedAndCounted,
  prepareSearch,
  type Scope,
} from './statements.ts'

/** Rows that are scored for one list. */
export const mostCandidates = 500
/** Of each way to find some, at most as many; what one way leaves, others do not take, so that the work stays the same. */
export const candidateShares = { inPlace: 250, anywhere: 40, nearby: 120, elsewhere: 50, newest: 40 } as const
/** Places around somebody, or around a job, where candidates are looked for. */
export const mostTowns = 12

/** Of the newest rows of a branch so many are looked at, however few of them suit. */
const mostLooked = 1000

/** A range of an index to take some of the newest rows from. No bits and gender 0 are no filter. */
export type CandidateBranch = {
  facet: number
  partition: number
  kinds: number
  skills: number
  gender: number
  most: number
}

/** Some of each facet, together as many as `share`. */
export function takeFrom(
  facets: readonly number[],
  share: number,
  filter: { kinds?: number; skills?: number; gender?: number; partitions?: readonly number[] } = {},
): CandidateBranch[] {
  const { kinds = 0, skills = 0, gender = 0, partitions = [0] } = filter
  const most = Math.max(1, Math.floor(share / (facets.length * partitions.length)))
  return facets.flatMap((facet) =>
    partitions.map((partition) => ({ facet, partition, kinds, skills, gender, most })),
  )
}

/** As texts of PostgreSQL, which the driver would otherwise write anew for each call. */
export const candidateParams = (branches: readonly CandidateBranch[]) => ({
  facets: arrayText(branches.map(({ facet }) => facet)),
  partitions: arrayText(branches.map(({ partition }) => partition)),
  kinds: arrayText(branches.map(({ kinds }) => kinds)),
  skills: arrayText(branches.map(({ skills }) => skills)),
  genders: arrayText(branches.map(({ gender }) => gender)),
  most: arrayText(branches.map(({ most }) => most)),
})
export type CandidateParams = ReturnType<typeof candidateParams>

const arrayText = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

/** The rows of `candidateParams`, called `found`, from `newest`: the newest of `branch.facet` first, `mostLooked` of them. */
export const candidateRows = (
  param: Param<keyof CandidateParams>,
  newest: RawBuilder<unknown>,
  suitsGender: RawBuilder<unknown>,
) => sql`
  unnest(${param('facets', 'smallint[]')}, ${param('partitions', 'smallint[]')}, ${param('kinds', 'bigint[]')},
    ${param('skills', 'integer[]')}, ${param('genders', 'smallint[]')}, ${param('most', 'integer[]')})
    as branch (facet, partition, kinds, skills, gender, most)
  cross join lateral (
    -- The planner does not see the limit: it would otherwise read a whole branch to sort it.
    select facts.* from (${newest} limit (select ${sql.lit(mostLooked)})) facts
    where (branch.kinds = 0 or facts.kinds & branch.kinds <> 0)
      and (branch.skills = 0 or facts.skills & branch.skills <> 0) and (branch.gender = 0 or ${suitsGender})
    limit branch.most
  ) found`

/**
 * All rows called `found` as one text, each a line of its id and of numbers that are not negative: to parse five hundred rows
 * of eleven columns takes the driver longer than everything else takes.
 */
export const linesOf = (id: string, numbers: readonly RawBuilder<unknown>[]) =>
  sql<string | null>`string_agg(concat_ws(' ', ${sql.join([sql.ref(`found.${id}`), ...numbers])}), chr(10))`

const idLength = 36
const zero = '0'.charCodeAt(0)
const nine = '9'.charCodeAt(0)
const listEnd = '}'.charCodeAt(0)

/** Goes through a text of lines. Its place is a local variable within each step: this is read digit by digit. */
class LineReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  id(): string {
    const id = this.#text.slice(this.#at, this.#at + idLength)
    this.#at += idLength
    return id
  }

  /** The next number. */
  number(): number {
    const text = this.#text
    let at = this.#at
    let code = text.charCodeAt(at)
    while (code < zero || code > nine) code = text.charCodeAt((at += 1))
    let value = 0
    while (code >= zero && code <= nine) {
      value = value * 10 + code - zero
      code = text.charCodeAt((at += 1))
    }
    this.#at = at
    return value
  }

  /** The next list of numbers. */
  list(): number[] {
    const values: number[] = []
    this.#at = this.#text.indexOf('{', this.#at) + 1
    while (this.#text.charCodeAt(this.#at) !== listEnd) values.push(this.number())
    return values
  }

  skipLine(): void {
    const end = this.#text.indexOf('\n', this.#at)
    this.#at = end === -1 ? this.#text.length : end + 1
  }
}

/** Each id once, though several branches may have it. To split the text into strings would take several times as long. */
export function readLines<Row>(
  lines: string | null,
  readRow: (id: string, line: Pick<LineReader, 'number' | 'list'>) => Row,
): Row[] {
  const reader = new LineReader(lines ?? '')
  const rows = new Map<string, Row>()
  while (!reader.isAtEnd()) {
    const id = reader.id()
    if (!rows.has(id)) rows.set(id, readRow(id, reader))
    reader.skipLine()
  }
  return [...rows.values()]
}

/** Of many branches each gives some, together more than are wanted: some may have few, and several the same rows. */
const endOf = ({ facets }: Branches, wanted: number): number =>
  Math.min(wanted, Math.ceil(((new Set(facets).size > 1 ? 3 : 2) * wanted) / facets.length))

const eachOnce = ({ index, shape }: Scope) =>
  shape.overlapping
    ? sql`distinct on (${sql.join(keyColumns(index).map((column) => sql.ref(`found.${column}`)))}) found.*`
    : sql`found.*`

export type CandidateLines = { lines: string | null; total: number }

/** The newest that match a search as `linesOf`, to be scored, with the total. */
export function prepareCandidates(
  index: SearchIndex,
  lines: RawBuilder<string | null>,
): (read: Reads, search: Search, branches: Branches, wanted: number) => Promise<CandidateLines> {
  const statement = prepareSearch<CandidateLines>(
    index,
    (scope) => sql`
      with ${listedAndCounted(scope, eachOnce(scope), {
        // To read past rows that another branch has takes longer than to remove duplicates afterwards.
        once: false,
        within: isNotTooOld(scope),
      })}
      select (
        select ${lines}
        from (select * from listed order by ${keyOrder(index, 'listed')} limit ${scope.param('limit', 'integer')}) found
      ) as lines, counted.total from counted`,
  )
  return async (read, search, branches, wanted) => {
    const params = { limit: wanted, end: endOf(branches, wanted), counted: enough }
    const [row] = await read(statement(search, branches, params))
    return row ?? { lines: null, total: 0 }
  }
}
