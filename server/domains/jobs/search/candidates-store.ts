import { sql } from 'kysely'
import type { Reads } from '../../../platform/database/reads.ts'
import { prepare } from '../../../platform/database/statement.ts'
import {
  candidateRows,
  linesOf,
  readLines,
  type CandidateParams,
} from '../../../platform/search/candidates.ts'
import { forceOrderedScan } from '../../../platform/search/statements.ts'
import type { RankedJob } from './matching/job.ts'

/** As `readRankedJobs` reads them. */
export const rankedLines = linesOf('job_id', [
  sql`found.job_type`,
  sql`found.work_type`,
  sql`found.genders`,
  sql`found.skills`,
  sql`found.languages`,
  sql`found.ages`,
  sql`found.places`,
  sql`found.pay`,
  sql`found.starts - date '1970-01-01'`,
  sql`found.verified::integer`,
])

export const readRankedJobs = (lines: string | null): RankedJob[] =>
  readLines(lines, (id, line) => ({
    id,
    jobType: line.number(),
    workType: line.number(),
    genders: line.number(),
    skills: line.number(),
    languages: line.number(),
    ages: line.number(),
    places: line.list(),
    pay: line.number(),
    startsOnDay: line.number(),
    verified: line.number() === 1,
  }))

const ofBranches = prepare<{ lines: string | null }, CandidateParams>(
  (param) => sql`
    select ${rankedLines} as lines
    from ${candidateRows(
      param,
      sql`select job_id, job_type, work_type, genders, skills, languages, ages, places, pay, starts, verified
        from job_facets where facet = branch.facet and job_type = branch.partition
        order by job_id desc ${forceOrderedScan}`,
      sql`facts.genders & branch.gender <> 0`,
    )}`,
)

/** From the index alone. */
export async function readBranches(read: Reads, params: CandidateParams): Promise<RankedJob[]> {
  const [row] = await read(ofBranches(params))
  return readRankedJobs(row?.lines ?? null)
}
