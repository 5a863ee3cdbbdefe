import { sql } from 'kysely'
import type { ListedJob } from '../../../contract/employers.ts'
import { applicationTransitions, employerStates } from '../../../contract/rules/hiring.ts'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Executor } from '../../platform/database/connection.ts'

export type EmployerRow = {
  id: string
  type: 'HOUSEHOLD' | 'BUSINESS'
  username: string
  firstName: string | null
  lastName: string | null
  companyName: string | null
  placeId: string | null
  createdAt: Date
}
const person = sql`account.id, account.type, account.username, account.first_name as "firstName",
  account.last_name as "lastName", account.company_name as "companyName", account.place_id as "placeId",
  account.created_at as "createdAt"`
const isVerified = sql`exists (select from employer_verifications where employer_id = account.id)`

export type Totals = {
  verified: boolean
  active: number
  inactive: number
  closed: number
  applicants: number
  hired: number
  pictureVersion: string | null
}

/** Who an employer is, and the figures over all of their jobs. */
export async function readEmployer(
  executor: Executor,
  employerId: string,
): Promise<(EmployerRow & Totals) | null> {
  const { rows } = await sql<EmployerRow & Totals>`
    select ${person}, ${isVerified} as verified, picture.version as "pictureVersion", posted.*, applied.*
    from accounts account left join account_pictures picture on picture.account_id = account.id,
      lateral (
        select count(*) filter (where status = 'ACTIVE')::integer as active,
          count(*) filter (where status = 'INACTIVE')::integer as inactive,
          count(*) filter (where status = 'CLOSED')::integer as closed
        from jobs where employer_id = account.id
      ) posted,
      lateral (
        select count(*) filter (where application.status = any(${employerStates}::text[]))::integer as applicants,
          count(*) filter (where application.status = ${applicationTransitions.hire.to})::integer as hired
        from jobs join job_applications application on application.job_id = jobs.id
        where jobs.employer_id = account.id
      ) applied
    where account.id = ${employerId}`.execute(executor)
  return rows[0] ?? null
}

export type ListedRow = Pick<ListedJob, 'jobId' | 'title' | 'status' | 'jobType' | 'applicantCount'> & {
  monthlySalary: number | null
  hourlyRateCents: number | null
}
/** More than anyone looks through; those beyond are found by their own addresses. */
const mostListed = 500

/** The active ones first, each with how many have applied. */
export async function listJobs(executor: Executor, employerId: string): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select listed.*, (
      select count(*)::integer from job_applications
      where job_id = listed."jobId" and status = any(${employerStates}::text[])
    ) as "applicantCount"
    from (
      select id as "jobId", title, status, job_type as "jobType", monthly_salary as "monthlySalary",
        hourly_rate_cents as "hourlyRateCents"
      from jobs where employer_id = ${employerId}
      order by status = 'ACTIVE' desc, id desc limit ${mostListed}
    ) listed
    order by status = 'ACTIVE' desc, "jobId" desc`.execute(executor)
  return rows
}

const unverified = sql`account.type in ('HOUSEHOLD', 'BUSINESS') and account.disabled_at is null and not ${isVerified}`

export async function listUnverified(
  executor: Executor,
  { page, size }: { page: number; size: number },
): Promise<EmployerRow[]> {
  const { rows } = await sql<EmployerRow>`
    select ${person} from accounts account where ${unverified}
    order by account.id limit ${size} offset ${page * size}`.execute(executor)
  return rows
}

/** Counted as far as is told. */
export async function countUnverified(executor: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from accounts account where ${unverified} limit ${mostCounted + 1}) waiting`.execute(
    executor,
  )
  return rows[0]?.count ?? 0
}

/** Locked until the transaction ends. */
export async function lockEmployer(transaction: Executor, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from accounts where id = ${id} and type in ('HOUSEHOLD', 'BUSINESS') for key share
  `.execute(transaction)
  return rows.length > 0
}

/** False where somebody has done so before. */
export async function addVerification(
  transaction: Executor,
  employerId: string,
  staffId: string,
): Promise<boolean> {
  const added = await transaction
    .insertInto('employer_verifications')
    .values({ employer_id: employerId, verified_by: staffId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('employer_id')
    .executeTakeFirst()
  return added !== undefined
}
