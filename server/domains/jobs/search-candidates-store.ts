import { sql } from 'kysely'
import type { Reads } from '../../platform/database/reads.ts'
import { inOrder } from '../../platform/search/statements.ts'
import type { RankedJob } from './matching/job.ts'
import type { Seeker } from './matching/seeker.ts'

/** One part of the index to take some of the newest from. */
export type CandidateBranch = { facet: number; jobType: number; skills: number; most: number }

/** Of rows named `found`. */
export const rankedColumns = sql`
  found.job_id as id, found.job_type as "jobType", found.work_type as "workType", found.genders, found.skills,
  found.languages, found.ages, found.places, found.pay, found.starts::text as starts, found.verified`

/** From the index alone. A job comes as often as branches have it: to sort them out here takes longer than to carry them. */
export function readBranches(
  read: Reads,
  seeker: Seeker,
  branches: readonly CandidateBranch[],
  most: number,
): Promise<RankedJob[]> {
  const column = (name: keyof CandidateBranch) => branches.map((branch) => branch[name])
  return read(sql<RankedJob>`
    select ${rankedColumns}
    from unnest(${column('facet')}::smallint[], ${column('jobType')}::smallint[],
        ${column('skills')}::integer[], ${column('most')}::integer[]) as branch (facet, job_type, skills, most)
      cross join lateral (
        select facts.*
        from (
          select job_type, job_id, work_type, genders, skills, languages, ages, places, pay, starts, verified
          from job_facets where facet = branch.facet and job_type = branch.job_type
          order by job_id desc ${inOrder}
        ) facts
        where (branch.skills = 0 or facts.skills & branch.skills <> 0)
          and (${seeker.genderBits}::smallint = 0 or facts.genders & ${seeker.genderBits}::smallint <> 0)
        limit branch.most
      ) found
    limit ${most}::integer`)
}
