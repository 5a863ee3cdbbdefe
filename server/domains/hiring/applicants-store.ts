import { sql } from 'kysely'
import {
  applicationTransitions,
  employerStates,
  mostApplicants,
  type ApplicationState,
  type RejectionReason,
} from '../../../contract/rules/hiring.ts'
import type { Reads } from '../../platform/database/reads.ts'
import { lastOffer, type LastOffer } from './applications-store.ts'

export type ApplicantRow = {
  applicationId: string
  seekerId: string
  status: ApplicationState
  appliedAt: Date
  coverLetter: string
  rejectionReason: RejectionReason | null
  offer: LastOffer | null
}
type ApplicantsOfJob = { employerId: string; applicants: ApplicantRow[] }

/** Who applied for a job, the newest first. Without an owner, the job may be anyone's. Null where there is no such job. */
export async function readApplicants(
  read: Reads,
  job: { id: string; ownerId: string | null; status: ApplicationState | null },
): Promise<ApplicantsOfJob | null> {
  const shown = employerStates.filter((state) => job.status === null || state === job.status)
  // In raw SQL: a job without applicants is a row of another form, which the builder's types cannot say.
  const rows = await read(sql<{ employerId: string } & (ApplicantRow | { applicationId: null })>`
    select job.employer_id as "employerId", listed.*
    from jobs job left join lateral (
      select application.id as "applicationId", application.seeker_id as "seekerId", application.status,
        application.applied_at as "appliedAt", application.rejection_reason as "rejectionReason",
        ${lastOffer} as offer, case when application.status = ${applicationTransitions.hire.to}
          then application.cover_letter else application.masked_cover_letter end as "coverLetter"
      from job_applications application
        join accounts person on person.id = application.seeker_id and person.disabled_at is null
      where application.job_id = job.id and application.status = any(${shown}::text[])
      order by application.applied_at desc, application.id desc limit ${mostApplicants}
    ) listed on true
    where job.id = ${job.id} and (${job.ownerId}::uuid is null or job.employer_id = ${job.ownerId})`)
  const [first] = rows
  if (first === undefined) return null
  // A job without applicants is one row without an application.
  return { employerId: first.employerId, applicants: rows.filter((row) => row.applicationId !== null) }
}
