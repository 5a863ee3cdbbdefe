import { sql } from 'kysely'
import type { Reads } from '../../../platform/database/reads.ts'
import { prepare } from '../../../platform/database/statement.ts'
import {
  candidateParams,
  candidateRows,
  linesOf,
  type CandidateBranch,
} from '../../../platform/search/candidates.ts'
import { forceOrderedScan } from '../../../platform/search/statements.ts'
import type { RankedJob } from './matching/job.ts'

/** What `readLines` reads, in this order. */
export const rankedColumns = [
  'job_id',
  'job_type',
  'work_type',
  'genders',
  'skills',
  'languages',
  'ages',
  'places',
  'pay',
  'starts',
  'verified',
] as const

/** Each job once, though several branches may have it. */
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

const ofBranches = prepare<{ lines: string | null }, ReturnType<typeof candidateParams>>(
  (param) => sql`
    select ${linesOf(rankedColumns)} as lines
    from ${candidateRows(
      param,
      sql`select ${sql.join(rankedColumns.map((column) => sql.ref(column)))}
        from job_facets where facet = branch.facet and job_type = branch.partition
        order by job_id desc ${forceOrderedScan}`,
      sql`facts.genders & branch.gender <> 0`,
    )}`,
)

/** From the index alone. */
export async function readBranches(read: Reads, branches: readonly CandidateBranch[]): Promise<RankedJob[]> {
  const [row] = await read(ofBranches(candidateParams(branches)))
  return readLines(row?.lines ?? null)
}
