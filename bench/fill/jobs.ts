import { sql } from 'kysely'
import { jobTypes, workTypes } from '../../contract/reference/options/jobs.ts'
import { valuesOf } from '../../contract/reference/options/option.ts'
import { ageRanges, religions } from '../../contract/reference/options/people.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { makePerson } from '../../server/testing/accounts.ts'
import { makeJobs, type JobDetails } from '../../server/testing/jobs.ts'
import { chance } from './chance.ts'
import { bulkLoad, withoutIndexes } from './bulk-load.ts'
import { languages, places, skills } from './reference.ts'

/** Made one by one as the product makes them; the others are copies of these, with ids and times of their own. */
const originals = 10_000
const perEmployer = 500
const daysBack = 180
/** One job in so many has a word that no other has. */
const rare = 2000

const texts = [
  ['Live-in nanny', 'Care for two children, school runs and lunch, every day but Sunday.'],
  ['Housekeeper', 'Keep the house clean, wash and iron twice a week, help in the kitchen.'],
  ['Cook for a family', 'Lunch and dinner, fasting dishes on Wednesdays and Fridays.'],
  ['ሞግዚት ለሁለት ልጆች', 'ሁለት ልጆችን በቀን መንከባከብና መመገብ።'],
  ['Kunuunsituu daa’imaa', 'Daa’imman lama kunuunsuu fi nyaata qopheessuu.'],
] as const

function details({ next, common, some }: ReturnType<typeof chance>, number: number): Partial<JobDetails> {
  const [title = '', description = ''] = texts[Math.floor(next() * texts.length)] ?? []
  return {
    title: number % rare === 0 ? 'Keeper of a giraffe' : title,
    description,
    jobType: common(valuesOf(jobTypes))[0] ?? 'LIVE_IN',
    workType: common(valuesOf(workTypes))[0] ?? 'NANNY',
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

export async function fillJobs(database: Database, rows: number): Promise<void> {
  const dice = chance(7)
  const first = Math.min(rows, originals)
  for (let made = 0; made < first; made += perEmployer) {
    const employer = await makePerson(database, 'household')
    await makeJobs(
      database,
      employer.id,
      Array.from({ length: Math.min(perEmployer, first - made) }, (_, index) => details(dice, made + index)),
    )
  }
  const copies = Math.ceil(rows / first) - 1
  if (copies > 0) await copyJobs(database, copies)
  await bulkLoad(database, async (connection) => {
    await sql`vacuum analyze jobs, job_facets`.execute(connection)
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
          religions, places, pay, starts, verified)
        select facet, job_type, copied.id, work_type, genders, skills, languages, ages, religions, places, pay,
          starts, verified
        from copied join job_facets original on job_id = copied.original
        order by copied.id`),
    )
    await run(sql`drop table copied`)
  })
}
