import { sql } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'
import { addTerms } from '../../platform/search/terms.ts'
import { stemsOf } from '../../platform/search/understanding/stemmed.ts'
import { selectJobs, type JobDetails, type JobRow } from './details-store.ts'
import { jobTexts } from './masked-texts.ts'
import { jobIndex } from './search/declaration.ts'
import { facetsOf } from './search/facets.ts'

/** In one statement for all of them. Only what is active can be found. */
export async function addFacets(
  transaction: Executor,
  jobs: readonly (JobDetails & { id: string })[],
): Promise<void> {
  const active = jobs.filter(({ status }) => status === 'ACTIVE')
  if (active.length === 0) return
  const entries = active.map((job) => {
    const { facets, entry } = facetsOf(job)
    return { job_id: job.id, starts: job.startDate, facets, stems: stemsIn(job), ...entry }
  })
  await sql`
    insert into job_facets (facet, job_type, job_id, work_type, genders, skills, languages, ages, religions,
      places, pay, starts, kinds, said_kinds, said_skills, verified)
    select facet, entry.job_type, entry.job_id, entry.work_type, entry.genders, entry.skills, entry.languages,
      entry.ages, entry.religions, entry.places, entry.pay, entry.starts, entry.kinds, entry.said_kinds, entry.said_skills,
      exists (
        select from jobs join employer_verifications using (employer_id) where jobs.id = entry.job_id
      )
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (job_id uuid, facets smallint[],
        job_type smallint, work_type smallint, genders smallint, skills integer, languages bigint, ages integer,
        religions smallint, places smallint[], pay integer, starts date, kinds bigint, said_kinds bigint,
        said_skills integer),
      unnest(entry.facets) as facet`.execute(transaction)
  await addTerms(
    transaction,
    jobIndex,
    entries.map(({ job_id, stems, facets }) => ({ id: job_id, stems, facets })),
  )
}

/** By phone numbers and addresses that a text holds, nobody finds a job. */
function stemsIn({ additionalNotes, ...job }: JobDetails): string[] {
  const texts = jobTexts.of({ ...job, additional_notes: additionalNotes })
  return stemsOf(`${texts.masked_title} ${texts.masked_description}`)
}

export async function removeFacets(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('job_facets').where('job_id', '=', anyOf(ids, 'uuid')).execute()
  await transaction.deleteFrom('job_words').where('job_id', '=', anyOf(ids, 'uuid')).execute()
}

export async function removeFacetsOf(transaction: Executor, employerId: string): Promise<void> {
  const rows = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employerId)
    .where('status', '=', 'ACTIVE')
    .execute()
  await removeFacets(
    transaction,
    rows.map(({ id }) => id),
  )
}

/** Jobs whose facets a migration wants to be made anew. */
export async function listWaiting(executor: Executor, most: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('jobs_to_index')
    .select('job_id as id')
    .orderBy('job_id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export async function endWaiting(transaction: Executor, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('jobs_to_index').where('job_id', '=', anyOf(ids, 'uuid')).execute()
}

/**
 * Those among them that may be found. They and their employers are locked until the transaction ends, so that nobody
 * closes a job or disables an employer meanwhile; the employers come first, as in every change of a job.
 */
export async function lockFindable(transaction: Executor, ids: readonly string[]): Promise<JobRow[]> {
  const employers = await transaction
    .selectFrom('accounts')
    .select(['id', 'disabled_at as disabledAt'])
    .where('id', 'in', (build) =>
      build.selectFrom('jobs').select('employer_id').where('id', '=', anyOf(ids, 'uuid')),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const enabled = employers.filter(({ disabledAt }) => disabledAt === null).map(({ id }) => id)
  return selectJobs(transaction)
    .where('id', '=', anyOf(ids, 'uuid'))
    .where('employer_id', '=', anyOf(enabled, 'uuid'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
