import { sql, type ExpressionBuilder } from 'kysely'
import type { ListedJob } from '../../../contract/employers.ts'
import { applicationTransitions, employerStates, offerTransitions } from '../../../contract/rules/hiring.ts'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf, asBoolean, asInteger } from '../../platform/database/expressions.ts'
import type { DB } from '../../platform/database/types.ts'

export type EmployerRow = {
  id: string
  type: 'HOUSEHOLD' | 'BUSINESS'
  username: string
  firstName: string | null
  lastName: string | null
  companyName: string | null
  placeId: string | null
  createdAt: Date
  emailVerified: boolean
}

const employerTypes = ['HOUSEHOLD', 'BUSINESS'] as const

const employers = (executor: Executor) =>
  executor
    .selectFrom('accounts as account')
    .select([
      'account.id',
      'account.type',
      'account.username',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.company_name as companyName',
      'account.place_id as placeId',
      'account.created_at as createdAt',
    ])
    .select((build) => asBoolean(build('account.email_verified_at', 'is not', null)).as('emailVerified'))
    .where('account.type', 'in', employerTypes)
    .$narrowType<{ type: (typeof employerTypes)[number] }>()

type OfAccount = ExpressionBuilder<DB & { account: DB['accounts'] }, 'account'>
const verification = (build: OfAccount) =>
  build.selectFrom('employer_verifications').whereRef('employer_id', '=', 'account.id')

export type Totals = {
  /** Null where nobody has. */
  verifiedAt: Date | null
  active: number
  inactive: number
  closed: number
  applicants: number
  hired: number
  offersToConfirm: number
  pictureVersion: string | null
}

/** Who an employer is, and the figures over all of their jobs. */
export async function readEmployer(
  executor: Executor,
  employerId: string,
): Promise<(EmployerRow & Totals) | null> {
  const row = await employers(executor)
    .leftJoin('account_pictures as picture', 'picture.account_id', 'account.id')
    .crossJoinLateral((build) =>
      build
        .selectFrom('jobs')
        .select(({ fn }) => [
          asInteger(fn.countAll().filterWhere('status', '=', 'ACTIVE')).as('active'),
          asInteger(fn.countAll().filterWhere('status', '=', 'INACTIVE')).as('inactive'),
          asInteger(fn.countAll().filterWhere('status', '=', 'CLOSED')).as('closed'),
        ])
        .whereRef('employer_id', '=', 'account.id')
        .as('posted'),
    )
    .crossJoinLateral((build) =>
      build
        .selectFrom('jobs')
        .innerJoin('job_applications as application', 'application.job_id', 'jobs.id')
        .select(({ fn }) => [
          asInteger(fn.countAll().filterWhere('application.status', '=', anyOf(employerStates, 'text'))).as(
            'applicants',
          ),
        ])
        .whereRef('jobs.employer_id', '=', 'account.id')
        .as('applied'),
    )
    .crossJoinLateral((build) =>
      build
        .selectFrom('placements')
        .select(({ fn }) => asInteger(fn.countAll()).as('hired'))
        .whereRef('placements.employer_id', '=', 'account.id')
        .as('placed'),
    )
    .crossJoinLateral((build) =>
      build
        .selectFrom('offers')
        .select(({ fn }) => asInteger(fn.countAll()).as('offersToConfirm'))
        .whereRef('offers.employer_id', '=', 'account.id')
        .where('offers.status', '=', offerTransitions.accept.to)
        .as('accepted'),
    )
    .leftJoin('employer_verifications as verification', 'verification.employer_id', 'account.id')
    .selectAll(['posted', 'applied', 'placed', 'accepted'])
    .select(['picture.version as pictureVersion', 'verification.verified_at as verifiedAt'])
    .where('account.id', '=', employerId)
    .executeTakeFirst()
  return row ?? null
}

export type ListedRow = Pick<
  ListedJob,
  'jobId' | 'title' | 'status' | 'jobType' | 'workType' | 'applicantCount' | 'unansweredCount'
> & {
  askedOpenAt: Date | null
  monthlySalary: number | null
  hourlyRateCents: number | null
}
/** More than anyone looks through; those beyond are found by their own addresses. */
const mostListed = 500

/** The active ones first, each with how many have applied and how many of them wait for an answer. */
export async function listJobs(executor: Executor, employerId: string): Promise<ListedRow[]> {
  const activeFirst = sql`status = 'ACTIVE'`
  return executor
    .selectFrom((build) =>
      build
        .selectFrom('jobs')
        .select(['id as jobId', 'title', 'status', 'job_type as jobType', 'work_type as workType'])
        .select(['monthly_salary as monthlySalary', 'hourly_rate_cents as hourlyRateCents'])
        .select('asked_open_at as askedOpenAt')
        .where('employer_id', '=', employerId)
        .orderBy(activeFirst, 'desc')
        .orderBy('id', 'desc')
        .limit(mostListed)
        .as('listed'),
    )
    .crossJoinLateral((build) =>
      build
        .selectFrom('job_applications as application')
        .select(({ fn }) => [
          asInteger(fn.countAll().filterWhere('application.status', '=', anyOf(employerStates, 'text'))).as(
            'applicantCount',
          ),
          asInteger(
            fn
              .countAll()
              .filterWhere('application.status', '=', applicationTransitions.apply.to)
              .filterWhere('application.answered_at', 'is', null),
          ).as('unansweredCount'),
        ])
        .whereRef('application.job_id', '=', 'listed.jobId')
        .as('applied'),
    )
    .selectAll(['listed', 'applied'])
    .orderBy(activeFirst, 'desc')
    .orderBy('jobId', 'desc')
    .execute()
}

const unverified = (executor: Executor) =>
  employers(executor)
    .where('account.disabled_at', 'is', null)
    .where((build) => build.not(build.exists(verification(build))))

export async function listUnverified(
  executor: Executor,
  { page, size }: { page: number; size: number },
): Promise<EmployerRow[]> {
  return unverified(executor)
    .orderBy('account.id')
    .limit(size)
    .offset(page * size)
    .execute()
}

/** Not counted further than it is shown. */
export async function countUnverified(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom(
      unverified(executor)
        .clearSelect()
        .limit(mostCounted + 1)
        .as('waiting'),
    )
    .select(({ fn }) => asInteger(fn.countAll()).as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Locked until the transaction ends. */
export async function lockEmployer(transaction: Executor, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .where('id', '=', id)
    .where('type', 'in', employerTypes)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

export type NewVerification = { id: string; staffId: string; basis: 'DOCUMENTS' | 'VOUCHED'; reason: string }

/** False where somebody has done so before. */
export async function addVerification(
  transaction: Executor,
  { id, staffId, basis, reason }: NewVerification,
): Promise<boolean> {
  const added = await transaction
    .insertInto('employer_verifications')
    .values({ employer_id: id, verified_by: staffId, basis, reason })
    .onConflict((conflict) => conflict.doNothing())
    .returning('employer_id')
    .executeTakeFirst()
  return added !== undefined
}
