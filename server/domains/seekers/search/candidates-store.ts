import { sql } from 'kysely'
import type { SeekerFacts } from '../../../../contract/rules/seekers.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { prepare } from '../../../platform/database/statement.ts'
import {
  candidateParams,
  candidateRows,
  type CandidateBranch,
  type CandidateParams,
} from '../../../platform/search/candidates.ts'

/** A seeker always has a place. */
export type CandidateRow = SeekerFacts & { id: string; placeId: string }

const columns = sql`
  person.id, person.place_id as "placeId", person.gender, person.date_of_birth::text as "dateOfBirth",
  person.age_range as "ageRange", person.masked_job_title as "jobTitle", profile.religion, (person.created_at at time zone 'UTC')::date::text as "registeredOn",
  coalesce(profile.job_types, '{}') as "jobTypes", coalesce(profile.work_types, '{}') as "workTypes",
  coalesce(profile.wanted_places, '{}') as "wantedPlaces", coalesce(profile.skills, '{}') as skills,
  coalesce(profile.languages, '{}') as languages, profile.salary_range as "salaryRange",
  profile.available_from::text as "availableFrom"`

type Params = CandidateParams & { limit: number }
const ofBranches = prepare<{ people: CandidateRow[] }, Params>(
  (param) => sql`
    select coalesce(json_agg(people), '[]') as people
    from (
      select ${columns}
      from (
        select distinct found.account_id
        from ${candidateRows(
          param,
          sql`select account_id, skills, gender, kinds from seeker_facets
            where facet = branch.facet and (facet < 2000 or facet >= 7000)
            order by account_id desc`,
          sql`facts.gender in (0, branch.gender)`,
        )}
        limit ${param('limit', 'integer')}
      ) candidate
        join accounts person on person.id = candidate.account_id
        left join seeker_profiles profile on profile.account_id = person.id
    ) people`,
)

/**
 * Each person once, whichever branches have them. A person without a gender suits any. As one JSON: the driver takes
 * longer to parse five hundred rows of lists than everything else takes.
 */
export async function readCandidates(
  read: Reads,
  branches: readonly CandidateBranch[],
  limit: number,
): Promise<CandidateRow[]> {
  const [row] = await read(ofBranches({ ...candidateParams(branches), limit }))
  return row?.people ?? []
}

const listed = prepare<{ people: CandidateRow[] }, { ids: readonly string[] }>(
  (param) => sql`
    select coalesce(json_agg(people), '[]') as people
    from (
      select ${columns} from accounts person left join seeker_profiles profile on profile.account_id = person.id
      where person.id = any(${param('ids', 'uuid[]')}::uuid[])
    ) people`,
)

/** The same of given people. */
export async function readListed(read: Reads, ids: readonly string[]): Promise<CandidateRow[]> {
  const [row] = await read(listed({ ids }))
  return row?.people ?? []
}

/** Where an employer lives; null for staff, and where the account no longer exists. */
export async function readHome(read: Reads, accountId: string): Promise<string | null> {
  const rows = await read(sql<{ placeId: string | null }>`
    select place_id as "placeId" from accounts where id = ${accountId}::uuid`)
  return rows[0]?.placeId ?? null
}
