import { sql } from 'kysely'
import type { SeekerFacts } from '../../../../contract/rules/seekers.ts'
import type { Reads } from '../../../platform/database/reads.ts'
import { prepareLookup } from '../../../platform/database/statement.ts'

/** What of a person decides which jobs suit. */
const facts = prepareLookup<SeekerFacts, { accountId: string }>(
  (param) => sql`
  select account.place_id as "placeId", account.gender, account.date_of_birth::text as "dateOfBirth",
    account.age_range as "ageRange", account.masked_job_title as "jobTitle", seeker.religion, (account.created_at at time zone 'UTC')::date::text as "registeredOn",
    coalesce(seeker.job_types, '{}') as "jobTypes", coalesce(seeker.work_types, '{}') as "workTypes",
    coalesce(seeker.wanted_places, '{}') as "wantedPlaces", coalesce(seeker.skills, '{}') as skills,
    coalesce(seeker.languages, '{}') as languages, seeker.salary_range as "salaryRange",
    seeker.available_from::text as "availableFrom"
  from accounts account left join seeker_profiles seeker on seeker.account_id = account.id
  where account.id = ${param('accountId', 'uuid')}`,
)

export async function readSeekerFacts(read: Reads, accountId: string): Promise<SeekerFacts | null> {
  const rows = await read(facts({ accountId }))
  return rows[0] ?? null
}
