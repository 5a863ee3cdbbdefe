import { sql } from 'kysely'
import { spokenLanguages } from '../../contract/reference/languages.ts'
import { ethiopianPlaces } from '../../contract/reference/places.ts'
import { skills } from '../../contract/reference/services.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { bulkLoad } from '../fill/bulk-load.ts'

/** The values that travel, by the ids that our own table keeps. */
const labels = Object.fromEntries(
  [ethiopianPlaces, skills, spokenLanguages].flatMap((vocabulary) =>
    vocabulary.all.map(({ id }): [string, string] => [id, vocabulary.label(id, 'en')]),
  ),
)

/** The same jobs in one table as a first version would have it, with the indexes that come to mind. */
export async function fillPlainJobs(database: Database): Promise<void> {
  await bulkLoad(database, async (connection) => {
    const run = async (statement: ReturnType<typeof sql>) => {
      await statement.execute(connection)
    }
    await run(sql`create schema plain`)
    await run(
      sql`create table plain.labels as select * from jsonb_each_text(${sql.lit(JSON.stringify(labels))}::jsonb)`,
    )
    await run(sql`create function plain.named(ids text[]) returns text[] stable language sql as
      'select coalesce(array_agg(value order by place), ''{}'') from unnest(ids) with ordinality as listed (id, place)
       join plain.labels on key = id'`)
    await run(sql`create table plain.jobs as
      select job.id, job.title, job.description, plain.named(job.places) as locations, job.job_type, job.work_type,
        job.start_date, job.hours_per_day, job.monthly_salary, job.hourly_rate_cents, job.requirements,
        job.additional_notes, job.status, job.gender, plain.named(job.skills) as skills,
        plain.named(job.languages) as languages, job.age_ranges, job.religions, job.created_at,
        employer.type as employer_type, verification.employer_id is not null as verified
      from jobs job join accounts employer on employer.id = job.employer_id
        left join employer_verifications verification on verification.employer_id = job.employer_id
      where not job.any_place`)
    await run(sql`alter table plain.jobs add primary key (id)`)
    await run(sql`create index on plain.jobs (status, job_type, id)`)
    await run(sql`create index on plain.jobs using gin (skills)`)
    await run(sql`create index on plain.jobs using gin (locations)`)
    await run(sql`vacuum analyze plain.jobs`)
  })
}
