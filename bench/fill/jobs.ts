import { sql } from 'kysely'
import { kindOfWork } from '../../contract/reference/kinds-of-work.ts'
import { jobTypes, workTypes } from '../../contract/reference/options/jobs.ts'
import { valuesOf } from '../../contract/reference/options/option.ts'
import { ageRanges, religions } from '../../contract/reference/options/people.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { makePerson } from '../../server/testing/accounts.ts'
import { makeJobs, type JobDetails } from '../../server/testing/jobs.ts'
import { chance, type Dice } from './chance.ts'
import { bulkLoad, withoutIndexes } from './bulk-load.ts'
import { kinds, languages, places, skills } from './reference.ts'
import { jobTexts } from './texts.ts'

/** Made one by one as the product makes them; the others are copies of these, with ids and times of their own. */
const originals = 10_000
const perEmployer = 500
const daysBack = 180
function details({ next, common, some }: Dice, ofTexts: Dice, number: number): Partial<JobDetails> {
  const [kind = 'nanny'] = ofTexts.common(kinds)
  return {
    ...jobTexts(ofTexts, kind, number),
    jobType: common(valuesOf(jobTypes))[0] ?? 'LIVE_IN',
    workType: householdWork(kind) ?? valuesOf(workTypes)[Math.floor(next() * workTypes.length)] ?? 'NANNY',
    gender: next() < 0.5 ? 'ANY' : next() < 0.8 ? 'FEMALE' : 'MALE',
    places: some(places, 2),
    skills: some(skills, 4),
    languages: some(languages, 2),
    ageRanges: next() < 0.5 ? [] : some(valuesOf(ageRanges), 4),
    religions: next() < 0.8 ? [] : some(valuesOf(religions), 1),
    monthlySalary: 1000 + Math.floor(next() * 90) * 100,
    createdAt: new Date(Date.now() - next() * daysBack * 86_400_000),
  }
}

/** The form has none for other work: its employers choose any. */
const householdWork = (kind: string) => valuesOf(workTypes).find((value) => value === kindOfWork(kind))

export async function fillJobs(database: Database, rows: number): Promise<void> {
  const dice = chance(7)
  const ofTexts = chance(23)
  const first = Math.min(rows, originals)
  for (let made = 0; made < first; made += perEmployer) {
    const employer = await makePerson(database, 'household')
    await makeJobs(
      database,
      employer.id,
      Array.from({ length: Math.min(perEmployer, first - made) }, (_, index) =>
        details(dice, ofTexts, made + index),
      ),
    )
  }
  const copies = Math.ceil(rows / first) - 1
  if (copies > 0) await copyJobs(database, copies)
  await bulkLoad(database, async (connection) => {
    await sql`vacuum analyze jobs, job_facets, job_words, skill_sets`.execute(connection)
  })
}

/** What the employer who is signed in looks for: three open jobs of two kinds. */
export async function postJobs(database: Database, employerId: string): Promise<void> {
  await makeJobs(database, employerId, [
    { places: ['adama'], skills: ['childcare', 'cooking'], languages: ['am', 'om'] },
    { places: ['adama', 'addis-ababa-bole'], skills: ['cleaning', 'laundry'], workType: 'HOUSEKEEPER' },
    { places: ['addis-ababa-yeka'], skills: ['elderly-care'], gender: 'FEMALE', workType: 'CAREGIVER' },
  ])
}

async function copyJobs(database: Database, copies: number): Promise<void> {
  await bulkLoad(database, async (connection) => {
    const run = async (statement: ReturnType<typeof sql>) => {
      await statement.execute(connection)
    }
    await run(sql`create temporary table copied as
      select job.id as original, uuidv7(age * -1) as id, now() - age as created_at
      from jobs job, generate_series(1, ${sql.lit(copies)}) copy,
        lateral (select random() * interval '${sql.raw(String(daysBack))} days' + copy * interval '0' as age) aged`)
    await withoutIndexes(connection, 'jobs', () =>
      run(sql`insert into jobs (id, employer_id, status, title, description, requirements, job_type, work_type, gender,
        start_date, monthly_salary, places, skills, languages, age_ranges, religions, created_at, masked_title,
        masked_description, masked_requirements, masking_version)
      select copied.id, employer_id, status, title, description, requirements, job_type, work_type, gender,
        start_date, monthly_salary, places, skills, languages, age_ranges, religions, copied.created_at, masked_title,
        masked_description, masked_requirements, masking_version
      from copied join jobs on jobs.id = copied.original order by copied.id`),
    )
    await withoutIndexes(connection, 'job_facets', () =>
      run(sql`insert into job_facets (facet, job_type, job_id, work_type, genders, skills, languages, ages,
          religions, places, pay, starts, verified, kinds, said_kinds, said_skills)
        select facet, job_type, copied.id, work_type, genders, skills, languages, ages, religions, places, pay,
          starts, verified, kinds, said_kinds, said_skills
        from copied join job_facets original on job_id = copied.original
        order by copied.id`),
    )
    await withoutIndexes(connection, 'job_words', () =>
      run(sql`insert into job_words (job_id, words)
        select copied.id, words from copied join job_words original on job_id = copied.original order by copied.id`),
    )
    await run(sql`drop table copied`)
  })
}
