import { sql } from 'kysely'
import { applicationTransitions, hiringDays } from '../../../contract/rules/hiring.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { NoticeKind } from '../../../contract/rules/notices.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { anyOf } from '../../platform/database/expressions.ts'

export type Reader = { id: string; email: string; language: Language }

const kind: NoticeKind = 'applications'

/** So long ago that the employer is reminded. */
const isOverdue = (until: Date) =>
  sql<boolean>`application.applied_at <= ${until}::timestamptz - make_interval(days => ${hiringDays.employerIsNudged})`

/** Applications without an answer of which the employer was not mailed, or not reminded after so many days. */
const dueApplications = (executor: Executor, until: Date) =>
  executor
    .selectFrom('job_applications as application')
    .innerJoin('jobs as job', 'job.id', 'application.job_id')
    .where('application.status', '=', applicationTransitions.apply.to)
    .where('application.answered_at', 'is', null)
    .where('application.applied_at', '<=', until)
    .where((build) =>
      build.or([
        build('application.digested_at', 'is', null),
        build.and([build('application.nudged_at', 'is', null), isOverdue(until)]),
      ]),
    )

/** Employers with such applications who can be mailed and want it, in the order of their ids. */
export async function readDigestReaders(
  executor: Executor,
  { until, after, most }: { until: Date; after: string | null; most: number },
): Promise<Reader[]> {
  return dueApplications(executor, until)
    .innerJoin('accounts as employer', 'employer.id', 'job.employer_id')
    .select(['employer.id', 'employer.email', 'employer.language'])
    .distinct()
    .where('employer.disabled_at', 'is', null)
    .where('employer.email_verified_at', 'is not', null)
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('notice_stops')
            .whereRef('notice_stops.account_id', '=', 'employer.id')
            .where('notice_stops.kind', '=', kind),
        ),
      ),
    )
    .$if(after !== null, (query) => query.where('employer.id', '>', after))
    .orderBy('employer.id')
    .limit(most)
    .execute()
}

export type DueApplication = {
  id: string
  employerId: string
  jobId: string
  jobTitle: string
  isOverdue: boolean
}

/** Locked; those that somebody else holds just now are mailed the next day. */
export async function lockDueApplications(
  transaction: Executor,
  employerIds: readonly string[],
  until: Date,
): Promise<DueApplication[]> {
  return dueApplications(transaction, until)
    .select(['application.id', 'job.employer_id as employerId', 'job.id as jobId', 'job.title as jobTitle'])
    .select(isOverdue(until).as('isOverdue'))
    .where('job.employer_id', '=', anyOf(employerIds, 'uuid'))
    .orderBy('job.id', 'desc')
    .orderBy('application.id')
    .forNoKeyUpdate('application')
    .skipLocked()
    .execute()
}

/** From now on the employer counts as mailed of these, and as reminded of those that have waited long. */
export async function markDigested(
  transaction: Executor,
  applications: readonly DueApplication[],
): Promise<void> {
  const overdue = applications.filter((application) => application.isOverdue)
  const idsOf = (rows: readonly DueApplication[]) =>
    anyOf(
      rows.map(({ id }) => id),
      'uuid',
    )
  await transaction
    .updateTable('job_applications')
    .set((build) => ({
      digested_at: sql`coalesce(digested_at, now())`,
      nudged_at: build
        .case()
        .when('id', '=', idsOf(overdue))
        .then(sql<Date>`now()`)
        .else(build.ref('nudged_at'))
        .end(),
    }))
    .where('id', '=', idsOf(applications))
    .execute()
}
