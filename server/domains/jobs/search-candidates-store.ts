import { sql } from 'kysely'
import type { Reads } from '../../platform/database/reads.ts'
import { prepare } from '../../platform/database/statement.ts'
import { inOrder } from '../../platform/search/statements.ts'
import type { RankedJob } from './matching/job.ts'
import type { Seeker } from './matching/seeker.ts'

/** One part of the index to take some of the newest from. */
export type CandidateBranch = { facet: number; jobType: number; skills: number; most: number }

/** Of rows named `found`. */
export const rankedColumns = sql`
  found.job_id as id, found.job_type as "jobType", found.work_type as "workType", found.genders, found.skills,
  found.languages, found.ages, found.places, found.pay, found.starts::text as starts, found.verified`

type BranchValues = {
  facets: number[]
  jobTypes: number[]
  skills: number[]
  most: number[]
  genders: number
  limit: number
}
const ofBranches = prepare<RankedJob, BranchValues>(
  (give) => sql`
    select ${rankedColumns}
    from unnest(${give('facets')}::smallint[], ${give('jobTypes')}::smallint[],
        ${give('skills')}::integer[], ${give('most')}::integer[]) as branch (facet, job_type, skills, most)
      cross join lateral (
        select facts.*
        from (
          select job_type, job_id, work_type, genders, skills, languages, ages, places, pay, starts, verified
          from job_facets where facet = branch.facet and job_type = branch.job_type
          order by job_id desc ${inOrder}
        ) facts
        where (branch.skills = 0 or facts.skills & branch.skills <> 0)
          and (${give('genders')}::smallint = 0 or facts.genders & ${give('genders')}::smallint <> 0)
        limit branch.most
      ) found
    limit ${give('limit')}::integer`,
)

/** From the index alone. A job comes as often as branches have it: to sort them out there takes longer than to carry them. */
export const readBranches = (
  read: Reads,
  { genderBits }: Seeker,
  branches: readonly CandidateBranch[],
  limit: number,
): Promise<RankedJob[]> =>
  read(
    ofBranches({
      facets: branches.map(({ facet }) => facet),
      jobTypes: branches.map(({ jobType }) => jobType),
      skills: branches.map(({ skills }) => skills),
      most: branches.map(({ most }) => most),
      genders: genderBits,
      limit,
    }),
  )
