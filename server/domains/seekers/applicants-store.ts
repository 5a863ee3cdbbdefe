import { sql } from 'kysely'
import { mostApplicants, type ApplicationState } from '../../../contract/rules/jobs.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { cardColumns, cardJoins, type CardRow } from './card-store.ts'

export type ApplicantRow = CardRow & {
  applicationId: string
  status: ApplicationState
  appliedAt: Date
  coverLetter: string
}

/**
 * Who applied for a job, the newest first, in one statement however many they are. Without an owner, the job may be
 * anyone's. Null where there is no such job.
 */
export async function readApplicants(
  read: Reads,
  job: { id: string; ownerId: string | null; status: ApplicationState | null },
): Promise<ApplicantRow[] | null> {
  const rows = await read(sql<ApplicantRow | { applicationId: null }>`
    select listed.*
    from jobs job left join lateral (
      select application.id as "applicationId", application.status, application.applied_at as "appliedAt",
        application.masked_cover_letter as "coverLetter", ${cardColumns}
      from job_applications application
        join accounts person on person.id = application.seeker_id and person.disabled_at is null
        ${cardJoins(sql`job.employer_id`)}
      where application.job_id = job.id and application.status <> 'WITHDRAWN'
        and (${job.status}::text is null or application.status = ${job.status})
      order by application.applied_at desc, application.id desc limit ${mostApplicants}
    ) listed on true
    where job.id = ${job.id} and (${job.ownerId}::uuid is null or job.employer_id = ${job.ownerId})`)
  // A job without applicants is one row of nobody.
  return rows.length === 0 ? null : rows.filter((row) => row.applicationId !== null)
}
