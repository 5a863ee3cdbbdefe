import { sql } from 'kysely'
import type { Executor } from '../../platform/database/connection.ts'

/** A job that is open, or that the seeker has applied for. The jobs of a disabled employer are not open. */
export async function isVisible(executor: Executor, seekerId: string, jobId: string): Promise<boolean> {
  const { rows } = await sql`
    select from jobs where id = ${jobId} and (
      (status = 'ACTIVE' and exists (
        select from accounts where accounts.id = jobs.employer_id and accounts.disabled_at is null))
      or exists (select from job_applications where job_id = jobs.id and seeker_id = ${seekerId}))
  `.execute(executor)
  return rows.length > 0
}
