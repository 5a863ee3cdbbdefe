import { sql, type RawBuilder } from 'kysely'
import type { Reads } from '../../platform/database/reads.ts'
import { everything } from '../../platform/search/codes.ts'
import { inOrder } from '../../platform/search/statements.ts'
import type { Seeker } from './matching/seeker.ts'

/** One part of the index to take some of the newest from. */
export type CandidateBranch = { facet: number; jobType: number; skills: number; most: number }

/** A job as it stands to one person, counted by the database: that is less to carry than the lists. */
export type CandidateRow = {
  id: string
  jobType: number
  workType: number
  pay: number
  places: number[]
  skillsAsked: number
  skillsMet: number
  languagesAsked: number
  languagesMet: number
  ageFits: boolean
  genderFits: boolean
  startDate: string
  createdAt: Date
  employerVerified: boolean
}

/** Each job once, whichever branches have it. */
export function readBranches(
  read: Reads,
  seeker: Seeker,
  branches: readonly CandidateBranch[],
  most: number,
): Promise<CandidateRow[]> {
  const column = (name: keyof CandidateBranch) => branches.map((branch) => branch[name])
  return readFacts(
    read,
    seeker,
    sql`select distinct found.job_type, found.job_id
      from unnest(${column('facet')}::smallint[], ${column('jobType')}::smallint[],
          ${column('skills')}::integer[], ${column('most')}::integer[]) as branch (facet, job_type, skills, most)
        cross join lateral (
          select facts.job_type, facts.job_id
          from (
            select job_type, job_id, skills, genders from job_facets
            where facet = branch.facet and job_type = branch.job_type
            order by job_id desc ${inOrder}
          ) facts
          where (branch.skills = 0 or facts.skills & branch.skills <> 0)
            and (${seeker.genderBits}::smallint = 0 or facts.genders & ${seeker.genderBits}::smallint <> 0)
          limit branch.most
        ) found
      limit ${most}::integer`,
  )
}

export const readListed = (read: Reads, seeker: Seeker, ids: readonly string[]): Promise<CandidateRow[]> =>
  readFacts(
    read,
    seeker,
    sql`select job_type, job_id from job_facets
      where job_id = any(${ids}::uuid[]) and facet = ${sql.lit(everything)}`,
  )

function readFacts(read: Reads, seeker: Seeker, candidates: RawBuilder<unknown>): Promise<CandidateRow[]> {
  const bits = (column: 'skills' | 'languages', mine: number | string) => {
    const [type, width] = column === 'skills' ? (['integer', 32] as const) : (['bigint', 64] as const)
    const count = (value: RawBuilder<unknown>) => sql`bit_count((${value})::bit(${sql.lit(width)}))::integer`
    const asked = sql`facts.${sql.ref(column)}`
    return sql`${count(asked)} as ${sql.ref(`${column}Asked`)},
      ${count(sql`${asked} & ${mine}::${sql.raw(type)}`)} as ${sql.ref(`${column}Met`)}`
  }
  const welcomes = (column: 'ages' | 'genders', type: 'integer' | 'smallint', mine: number) => {
    const given = sql`${mine}::${sql.raw(type)}`
    return sql`(${given} = 0 or facts.${sql.ref(column)} & ${given} <> 0)`
  }
  return read(sql<CandidateRow>`
    select facts.job_id as id, facts.job_type as "jobType", facts.work_type as "workType", facts.pay, facts.places,
      ${bits('skills', seeker.skillBits)}, ${bits('languages', seeker.languageBits)},
      ${welcomes('ages', 'integer', seeker.ageBits)} as "ageFits",
      ${welcomes('genders', 'smallint', seeker.genderBits)} as "genderFits",
      job.start_date::text as "startDate", job.created_at as "createdAt", verification.employer_id is not null as "employerVerified"
    from (${candidates}) candidate
      join job_facets facts on facts.facet = ${sql.lit(everything)} and facts.job_type = candidate.job_type
        and facts.job_id = candidate.job_id
      join jobs job on job.id = candidate.job_id
      left join employer_verifications verification on verification.employer_id = job.employer_id`)
}
