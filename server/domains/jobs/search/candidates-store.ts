import { sql, type RawBuilder } from 'kysely'
import { jobTypes } from '../../../../contract/reference/options/jobs.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { prepare } from '../../../platform/database/statement.ts'
import {
  candidateRows,
  linesOf,
  readLines,
  type CandidateParams,
} from '../../../platform/search/candidates.ts'
import { everything } from '../../../platform/search/codes.ts'
import { jobTypeCode } from './facets.ts'
import type { RankedJob } from './matching/job.ts'

/** As `readRankedJobs` reads them. */
export const rankedLines = linesOf('job_id', [
  sql`found.job_type`,
  sql`found.genders`,
  sql`found.skills`,
  sql`found.languages`,
  sql`found.ages`,
  sql`found.religions`,
  sql`found.places`,
  sql`found.pay`,
  sql`found.starts - date '1970-01-01'`,
  sql`found.verified::integer`,
  sql`found.kinds`,
  sql`found.said_kinds`,
  sql`found.said_skills`,
])

export const readRankedJobs = (lines: string | null): RankedJob[] =>
  readLines(lines, (id, line) => ({
    id,
    jobType: line.number(),
    genders: line.number(),
    skills: line.number(),
    languages: line.number(),
    ages: line.number(),
    religions: line.number(),
    places: line.list(),
    pay: line.number(),
    startsOnDay: line.number(),
    verified: line.number() === 1,
    kinds: line.number(),
    saidKinds: line.number(),
    saidSkills: line.number(),
  }))

const codeOfJobType = (jobType: RawBuilder<unknown>) =>
  sql`case ${jobType} ${sql.join(
    jobTypes.map(({ value }) => sql`when ${sql.lit(value)} then ${sql.lit(jobTypeCode(value))}`),
    sql` `,
  )} end`

/** What the work of one open `job` is; 33 bits fit a float8, which the driver reads as a number. */
export const indexedKinds = (job: RawBuilder<unknown>) => sql<number | null>`
  (select found.kinds::float8 from job_facets found where ${isIndexEntry(sql`found`, job)})`

/** Whether `facts` is what the index has of `job`, by its key. */
export const isIndexEntry = (facts: RawBuilder<unknown>, job: RawBuilder<unknown>) =>
  sql`${facts}.facet = ${sql.lit(everything)} and ${facts}.job_type = ${codeOfJobType(sql`${job}.job_type`)}
    and ${facts}.job_id = ${job}.id`

const ofBranches = prepare<{ lines: string | null }, CandidateParams>(
  (param) => sql`
    select ${rankedLines} as lines
    from ${candidateRows(
      param,
      sql`select job_id, job_type, genders, skills, languages, ages, religions, places, pay, starts, verified,
          kinds, said_kinds, said_skills
        from job_facets where facet = branch.facet and job_type = branch.partition
        order by job_id desc`,
      sql`facts.genders & branch.gender <> 0`,
    )}`,
)

/** From the index alone. */
export async function readBranches(read: Reads, params: CandidateParams): Promise<RankedJob[]> {
  const [row] = await read(ofBranches(params))
  return readRankedJobs(row?.lines ?? null)
}
