import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

// A first version: node:http, pg, one table, the plainest SQL. Nobody signs in, nothing is masked, nothing is matched.
//   node bench/plain/server.ts <address of the database>
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })

type JobRow = {
  id: string
  title: string
  description: string
  locations: string[]
  job_type: string
  work_type: string
  start_date: string
  hours_per_day: string | null
  monthly_salary: number | null
  hourly_rate_cents: number | null
  requirements: string
  additional_notes: string
  status: string
  gender: string
  skills: string[]
  languages: string[]
  age_ranges: string[]
  religions: string[]
  created_at: Date
  employer_type: string
  verified: boolean
}

const view = (row: JobRow) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  location: row.locations[0] ?? '',
  locations: row.locations,
  jobType: row.job_type,
  workType: row.work_type,
  startDate: row.start_date,
  workHours: String(row.hours_per_day ?? 0),
  salary: String(row.monthly_salary ?? 0),
  hourlyRate: (row.hourly_rate_cents ?? 0) / 100,
  requirements: row.requirements,
  additionalNotes: row.additional_notes,
  status: row.status,
  gender: row.gender,
  skills: row.skills,
  languages: row.languages,
  ageRanges: row.age_ranges,
  religions: row.religions,
  createdAt: row.created_at.toISOString(),
  employerKind: row.employer_type === 'BUSINESS' ? 'business' : 'household',
  verificationInProgress: !row.verified,
  applicationStatus: null,
  saved: false,
  employerRating: null,
  employerAnswers: null,
})

const columns = `id, title, description, locations, job_type, work_type, start_date::text as start_date, hours_per_day,
  monthly_salary, hourly_rate_cents, requirements, additional_notes, status, gender, skills, languages, age_ranges,
  religions, created_at, employer_type, verified`
const pageSize = 5
const mostCounted = 1000
const mostWithAll = 100

/** Conditions for what is asked, and nothing else. */
function conditionsOf(asked: URLSearchParams): { fits: string; hasAll: string | null; values: unknown[] } {
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const [jobType, towns, skills] = [asked.get('jobType'), asked.getAll('location'), asked.getAll('skills')]
  const skillsValue = skills.length === 0 ? '' : put(skills)
  const conditions = [
    "status = 'ACTIVE'",
    ...(jobType === null ? [] : [`job_type = ${put(jobType)}`]),
    ...(towns.length === 0 ? [] : [`locations && ${put(towns)}`]),
    ...(skills.length === 0 ? [] : [`skills && ${skillsValue}`]),
  ]
  // Of several skills, those with all of them come first.
  const hasAll = skills.length < 2 ? null : `skills @> ${skillsValue}`
  return { fits: conditions.join(' and '), hasAll, values }
}

async function count(fits: string, values: unknown[], most = mostCounted): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: `count where ${fits}`.slice(0, 60),
    text: `select count(*)::integer as count
      from (select from plain.jobs where ${fits} limit ${most + 1}) found`,
    values,
  })
  return rows[0]?.count ?? 0
}

async function search(asked: URLSearchParams) {
  const { fits, hasAll, values } = conditionsOf(asked)
  const [counted, withAllSkills, page] = await Promise.all([
    count(fits, values),
    hasAll === null ? null : count(`${hasAll} and ${fits}`, values, mostWithAll),
    pool.query<JobRow>({
      name: `page where ${fits}`.slice(0, 60),
      text: `select ${columns} from plain.jobs where ${fits}
        order by ${hasAll === null ? '' : `${hasAll} desc, `}id desc limit ${pageSize}`,
      values,
    }),
  ])
  const total = Math.min(counted, mostCounted)
  return {
    content: page.rows.map((row) => ({ data: view(row) })),
    totalPages: Math.ceil(total / pageSize),
    totalElements: total,
    totalIsLowerBound: counted > mostCounted,
    understood: [],
    withAllSkills,
  }
}

async function byId(id: string) {
  const { rows } = await pool.query<JobRow>({
    name: 'job',
    text: `select ${columns} from plain.jobs where id = $1 and status = 'ACTIVE'`,
    values: [id],
  })
  const [row] = rows
  if (row === undefined) throw new Error('There is no such job')
  return view(row)
}

async function answer(address: string): Promise<unknown> {
  const url = new URL(address, 'http://plain')
  const id = /^\/api\/jobs\/([\w-]+)$/.exec(url.pathname)?.[1]
  return id === undefined ? search(url.searchParams) : byId(id)
}

const server = createServer((request, response) => {
  const send = (status: number, body: string) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    response.writeHead(status, headers).end(body)
  }
  answer(request.url ?? '').then(
    (body) => send(200, JSON.stringify(body)),
    (error: unknown) => send(500, JSON.stringify(String(error))),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address: AddressInfo | string | null = server.address()
  if (typeof address === 'object' && address !== null) process.stdout.write(`${address.port}\n`)
})
