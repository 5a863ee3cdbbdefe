import { sql } from 'kysely'
import type { SeekerFacts } from '../../../contract/rules/seekers.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { prepare } from '../../platform/database/statement.ts'

/** One part of the index to take some of the newest from; no bits and 0 are no filter. */
export type CandidateBranch = { facet: number; skills: number; gender: number; most: number }

/** Somebody whom work may suit. Whoever looks for work has told where they live. */
export type CandidateRow = SeekerFacts & { id: string; placeId: string }

/** Of a part of the index no more are looked at, however rare what is wanted is there. */
const mostLooked = 1000

const columns = sql`
  person.id, person.place_id as "placeId", person.gender, person.date_of_birth::text as "dateOfBirth",
  person.age_range as "ageRange", (person.created_at at time zone 'UTC')::date::text as "toldOn",
  coalesce(told.job_types, '{}') as "jobTypes", coalesce(told.work_types, '{}') as "workTypes",
  coalesce(told.wanted_places, '{}') as "wantedPlaces", coalesce(told.skills, '{}') as skills,
  coalesce(told.languages, '{}') as languages, told.salary_range as "salaryRange",
  told.available_from::text as "availableFrom"`

type BranchValues = {
  facets: number[]
  skills: number[]
  genders: number[]
  most: number[]
  limit: number
}
const ofBranches = prepare<{ people: CandidateRow[] }, BranchValues>(
  (give) => sql`
    select coalesce(json_agg(people), '[]') as people from (
    select ${columns}
    from (
      select distinct found.account_id
      from unnest(${give('facets')}::smallint[], ${give('skills')}::integer[], ${give('genders')}::smallint[],
          ${give('most')}::integer[]) as branch (facet, skills, gender, most)
        cross join lateral (
          select facts.account_id
          from (
            select account_id, skills, gender from seeker_facets
            where facet = branch.facet and facet < 2000
            order by account_id desc limit ${sql.lit(mostLooked)}
          ) facts
          where (branch.skills = 0 or facts.skills & branch.skills <> 0)
            and (branch.gender = 0 or facts.gender in (0, branch.gender))
          limit branch.most
        ) found
      limit ${give('limit')}::integer
    ) candidate
      join accounts person on person.id = candidate.account_id
      left join seeker_profiles told on told.account_id = person.id
    ) people`,
)

/**
 * Each person once, whichever branches have them. Whose gender is not told may be meant. As one JSON: the driver takes
 * longer to take five hundred rows of lists apart than all else takes.
 */
export async function readCandidates(
  read: Reads,
  branches: readonly CandidateBranch[],
  limit: number,
): Promise<CandidateRow[]> {
  const [row] = await read(
    ofBranches({
      facets: branches.map(({ facet }) => facet),
      skills: branches.map(({ skills }) => skills),
      genders: branches.map(({ gender }) => gender),
      most: branches.map(({ most }) => most),
      limit,
    }),
  )
  return row?.people ?? []
}

/** The same of people who were found otherwise. */
export const readListed = (read: Reads, ids: readonly string[]): Promise<CandidateRow[]> =>
  read(sql<CandidateRow>`
    select ${columns} from accounts person left join seeker_profiles told on told.account_id = person.id
    where person.id = any(${ids}::uuid[])`)

/** Where an employer is; null for staff, and where the account is gone. */
export async function readHome(read: Reads, accountId: string): Promise<string | null> {
  const rows = await read(sql<{ placeId: string | null }>`
    select place_id as "placeId" from accounts where id = ${accountId}::uuid`)
  return rows[0]?.placeId ?? null
}
