import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { offerTransitions } from '../../contract/rules/hiring.ts'
import { emit } from '../domains.ts'
import { beginPlacement } from '../domains/hiring/placements.ts'
import type { Database } from '../platform/database/connection.ts'

/** A hire that was just confirmed. Answers the ids of the offer and of the placement. */
export async function makePlacement(
  { executor }: Database,
  {
    employerId,
    seekerId,
    jobId = null,
    applicationId = null,
    title = 'Nanny for two children',
    startDate = null,
  }: {
    employerId: string
    seekerId: string
    jobId?: string | null
    applicationId?: string | null
    title?: string
    startDate?: string | null
  },
): Promise<{ id: string; offerId: string }> {
  const offerId = newId()
  await executor
    .insertInto('offers')
    .values({
      id: offerId,
      employer_id: employerId,
      seeker_id: seekerId,
      job_id: jobId,
      status: offerTransitions.hire.to,
    })
    .execute()
  await executor.transaction().execute((transaction) =>
    beginPlacement(
      transaction,
      { emit },
      {
        offerId,
        applicationId,
        employerId,
        seekerId,
        jobId,
        title,
        monthlySalary: 8000,
        hourlyRateCents: null,
        startDate,
        hoursPerDay: 8.5,
        liveIn: true,
        daysOff: 1,
      },
    ),
  )
  const { id } = await executor
    .selectFrom('placements')
    .select('id')
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow()
  return { id, offerId }
}

/** The day so many days ago, where the people are. */
export const startedDaysAgo = async ({ executor }: Database, days: number): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Africa/Addis_Ababa')::date - ${days}::integer)::text as day`.execute(
    executor,
  )
  return rows[0]?.day ?? ''
}
