import { sql } from 'kysely'
import type { Reads } from '../../platform/database/reads.ts'
import { prepare } from '../../platform/database/statement.ts'
import { inOrder } from '../../platform/search/statements.ts'
import type { RankedJob } from './matching/job.ts'
import type { Seeker } from './matching/seeker.ts'

/** One part of the index to take some of the newest from. */
export type CandidateBranch = { facet: number; jobType: number; skills: number; most: number }

/**
 * All rows named `found` as one text, a line for each. Five hundred rows of eleven columns take the driver longer to take
 * apart than all else that is done for a list; one text does not.
 */
export const rankedLines = sql`string_agg(concat_ws(' ', found.job_id, found.job_type, found.work_type, found.genders,
  found.skills, found.languages, found.ages, found.places, found.pay, found.starts, found.verified), chr(10))`

/** Each job once, however many lines tell of it. */
export function readLines(lines: string | null): RankedJob[] {
  if (lines === null) return []
  const jobs = new Map<string, RankedJob>()
  for (const line of lines.split('\n')) {
    const [
      id = '',
      jobType,
      workType,
      genders,
      skills,
      languages = '0',
      ages,
      places = '',
      pay,
      starts = '',
      verified,
    ] = line.split(' ')
    if (jobs.has(id)) continue
    jobs.set(id, {
      id,
      jobType: Number(jobType),
      workType: Number(workType),
      genders: Number(genders),
      skills: Number(skills),
      languages,
      ages: Number(ages),
      places: places.slice(1, -1).split(',').map(Number),
      pay: Number(pay),
      starts,
      verified: verified === 't',
    })
  }
  return [...jobs.values()]
}

type BranchValues = {
  facets: number[]
  jobTypes: number[]
  skills: number[]
  most: number[]
  genders: number
}
const ofBranches = prepare<{ lines: string | null }, BranchValues>(
  (give) => sql`
    select ${rankedLines} as lines
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
      ) found`,
)

/** From the index alone. */
export async function readBranches(
  read: Reads,
  { genderBits }: Seeker,
  branches: readonly CandidateBranch[],
): Promise<RankedJob[]> {
  const [row] = await read(
    ofBranches({
      facets: branches.map(({ facet }) => facet),
      jobTypes: branches.map(({ jobType }) => jobType),
      skills: branches.map(({ skills }) => skills),
      most: branches.map(({ most }) => most),
      genders: genderBits,
    }),
  )
  return readLines(row?.lines ?? null)
}
