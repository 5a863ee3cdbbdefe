import type pg from 'pg'
import { spokenLanguages } from '../../contract/reference/languages.ts'
import { ethiopianPlaces } from '../../contract/reference/places.ts'
import { skills } from '../../contract/reference/services.ts'
import { mostCounted, mostWithAllCounted } from '../../contract/rules/jobs.ts'
import { searchPageOf } from '../../contract/search-words.ts'
import {
  jobPlaceFacets,
  jobTypeCode,
  jobTypeCodes,
  workTypeCode,
} from '../../server/domains/jobs/search/facets.ts'
import { matchJob } from '../../server/domains/jobs/search/matching/candidates.ts'
import type { Seeker } from '../../server/domains/jobs/search/matching/seeker.ts'
import { seekerJobView } from '../../server/domains/jobs/search/view.ts'
import {
  ageBits,
  everything,
  genderBits,
  languageBits,
  languageFacets,
  religionBits,
  skillBits,
  skillFacets,
} from '../../server/platform/search/codes.ts'
import type { Reads } from '../../server/platform/database/reads.ts'
import { createFindSeeker, kinds } from './matches.ts'
import { isSampled, sampledAndListed } from './sample.ts'
import { typedJobs } from './typed-jobs.ts'
import type { Work } from './work.ts'

const columnsWith = (
  work: string,
) => `job.id, job.title, job.description, job.any_place as "anyPlace", job.places, job.job_type as "jobType",
  job.work_type as "workType", job.start_date::text as "startDate", job.hours_per_day::float8 as "hoursPerDay",
  job.monthly_salary as "monthlySalary", job.hourly_rate_cents as "hourlyRateCents", job.requirements,
  job.additional_notes as "additionalNotes", job.status, job.gender, job.skills, job.languages,
  job.age_ranges as "ageRanges", job.religions, job.created_at as "createdAt", employer.type as "employerType",
  verification.employer_id is not null as verified, application.status as "applicationStatus",
  kept.job_id is not null as saved, ${work} as kinds,
  case when figures.account_id is not null then json_build_object('reviews', figures.reviews, 'stars', figures.stars,
    'cases', figures.answer_cases, 'answers', figures.answers, 'hours', figures.answer_hours) end as figures`
const sources = `jobs job join accounts employer on employer.id = job.employer_id
  left join employer_verifications verification on verification.employer_id = job.employer_id
  left join job_applications application on application.job_id = job.id and application.seeker_id = $1
  left join saved_jobs kept on kept.job_id = job.id and kept.seeker_id = $1
  left join account_figures figures on figures.account_id = job.employer_id`
const byId = {
  name: 'job',
  text: `select ${columnsWith(kinds)} from ${sources} where job.id = $2 and (job.status = 'ACTIVE' or application.id is not null)`,
}

type JobRow = Parameters<typeof seekerJobView>[0]
type Statement = { name: string; text: string }
type Part = 'any skill' | 'all skills' | 'some skills'

/** Each search gets statements of its own with nothing in them that was not asked for, which are planned once. */
export async function bareJobs(pool: pg.Pool, read: Reads): Promise<Work> {
  const { rows } = await pool.query<{ facet: number; count: number }>(
    'select facet, count(*)::integer as count from job_facets group by facet',
  )
  const counts = new Map(rows.map(({ facet, count }) => [facet, count]))
  const findSeeker = createFindSeeker(read)
  const typed = await typedJobs(read, findSeeker)
  const statements = new Map<string, Statement>()
  const find = async (path: string, part: Part, accountId: string) => {
    const key = `${part} ${path}`
    const statement = statements.get(key) ?? {
      name: `jobs ${statements.size}`,
      text: searchText(new URL(path, 'http://bare'), part, counts),
    }
    statements.set(key, statement)
    const found = await pool.query<JobRow & { total: number }>({ ...statement, values: [accountId] })
    const seeker = await findSeeker(accountId)
    return {
      jobs: found.rows.filter(({ id }) => id !== null).map((row) => viewFor(row, seeker)),
      total: found.rows[0]?.total ?? 0,
    }
  }
  // Of several skills, those with all of them come first, and are counted up to a hundred.
  const search = async (path: string, accountId: string) => {
    const { searchParams } = new URL(path, 'http://bare')
    if (searchParams.getAll('skills').length < 2) {
      const { jobs, total } = await find(path, 'any skill', accountId)
      return searchPageOf(jobs, total, 5)
    }
    const all = await find(path, 'all skills', accountId)
    const areMany = all.total > mostWithAllCounted
    const rest = await find(path, areMany ? 'any skill' : 'some skills', accountId)
    const jobs = areMany ? all.jobs : [...all.jobs, ...rest.jobs].slice(0, 5)
    const total = areMany ? rest.total : all.total + rest.total
    const withAllSkills = Math.min(all.total, mostWithAllCounted + 1)
    return searchPageOf(jobs, total, 5, { understood: [], withAllSkills })
  }
  const one = async (id: string, accountId: string) => {
    const found = await pool.query<JobRow>({ ...byId, values: [accountId, id] })
    const [row] = found.rows
    if (row === undefined) throw new Error('There is no such job')
    return viewFor(row, await findSeeker(accountId))
  }
  return (path, accountId) => {
    if (path.startsWith('/api/employer/jobs/advanced-search?'))
      return path.includes('?q=') ? typed(path, accountId) : search(path, accountId)
    const id = /^\/api\/jobs\/([\w-]+)$/.exec(path)?.[1]
    if (id === undefined) return null
    return one(id, accountId)
  }
}

const viewFor = (row: JobRow, seeker: Seeker) => seekerJobView(row, matchJob(row, seeker, Date.now()))

function searchText({ searchParams: asked }: URL, part: Part, counts: ReadonlyMap<number, number>): string {
  const ids = (name: string, find: (value: string) => { id: string } | undefined) =>
    asked.getAll(name).map((value) => find(value)?.id ?? '')
  const skillIds = ids('skills', (value) => skills.named(value))
  const languageIds = ids('languages', (value) => spokenLanguages.named(value))
  const towns = ids('location', (value) => ethiopianPlaces.named(value))
  const places = towns.length === 0 ? [] : jobPlaceFacets(towns)
  const jobType = asked.get('jobType')
  const types = jobType === null ? jobTypeCodes : [jobTypeCode(jobType)]
  const cost = (facets: readonly number[]) =>
    facets.length === 0 ? Infinity : facets.reduce((sum, facet) => sum + (counts.get(facet) ?? 0), 0)
  const drivers = [
    { facets: places, before: (index: number) => `not places && ${smallints(places.slice(0, index))}` },
    {
      facets: skillFacets(skillIds),
      before: (index: number) => `said_skills & ${skillBits(skillIds.slice(0, index))} = 0`,
    },
    {
      facets: languageFacets(languageIds),
      before: (index: number) => `languages & ${languageBits(languageIds.slice(0, index))} = 0`,
    },
    { facets: [everything], before: () => 'true' },
  ]
  const driver = drivers.reduce((best, next) => (cost(next.facets) < cost(best.facets) ? next : best))
  const bits = (column: string, mask: number | string) =>
    Number(mask) === 0 ? [] : [`${column} & ${mask} <> 0`]
  const workType = asked.get('workType')
  const gender = asked.get('gender')
  const conditions = [
    ...(workType === null ? [] : [`work_type = ${workTypeCode(workType)}`]),
    ...bits('genders', gender === null ? 0 : genderBits([gender])),
    ...skillConditions(skillBits(skillIds), part),
    ...bits('languages', languageBits(languageIds)),
    ...bits('ages', ageBits(asked.getAll('ageRanges'))),
    ...bits('religions', religionBits(asked.getAll('religions'))),
    ...(places.length === 0 || driver.facets === places ? [] : [`places && ${smallints(places)}`]),
  ]
  const branches = (limit: string, source = 'all') =>
    driver.facets
      .flatMap((facet, index) =>
        types.map((type) => {
          const where = [
            `facet = ${facet} and job_type = ${type}`,
            ...conditions,
            source === 'sample'
              ? isSampled('job_id')
              : `job_id >= coalesce((select oldest from sampled where many), '${nil}')`,
            ...(index === 0 || source === 'all' ? [] : [driver.before(index)]),
          ].join(' and ')
          return `(select job_id, kinds from job_facets where ${where} order by job_type desc, job_id desc limit ${limit})`
        }),
      )
      .join(' union all ')
  const once = driver.facets.length > 1 ? 'distinct' : ''
  const most = part === 'all skills' ? mostWithAllCounted : mostCounted
  return `with ${sampledAndListed(branches, `${once} job_id, kinds`, { oldest: '(array_agg(job_id order by job_id desc))[5]', most })},
      page as (select job_id, kinds from listed order by job_id desc limit 5)
    select counted.total, ${columnsWith('page.kinds::float8')}
    from counted left join (page join (${sources}) on job.id = page.job_id) on true
    order by job.id desc`
}

const skillConditions = (bits: number, part: Part): string[] => {
  if (bits === 0) return []
  if (part === 'all skills') return [`skills & ${bits} = ${bits}`]
  return [`skills & ${bits} <> 0`, ...(part === 'some skills' ? [`skills & ${bits} <> ${bits}`] : [])]
}

const nil = '00000000-0000-0000-0000-000000000000'
const smallints = (numbers: readonly number[]) => `'{${numbers.join(',')}}'::smallint[]`
