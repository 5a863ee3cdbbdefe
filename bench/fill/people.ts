import { sql } from 'kysely'
import type { Database } from '../../server/platform/database/connection.ts'

/** Other people, each with an account and a session. */
export async function fillPeople({ executor }: Database, rows: number): Promise<void> {
  await sql`insert into accounts (id, type, username, email, phone, password_hash, language, first_name, last_name, place_id)
    select gen_random_uuid(), 'CAREER', 'other.' || number, 'other.' || number || '@example.com', '+251911234567',
      '$argon2id$nobody', 'am', 'Hanna', 'Kebede', 'adama' from generate_series(1, ${rows}::int) as number`.execute(
    executor,
  )
  await sql`insert into sessions (id_hash, account_id, device, idle_after, expires_at)
    select sha256(id::text::bytea), id, 'Chrome, Android', interval '30 days', now() + interval '180 days'
    from accounts where username like 'other.%'`.execute(executor)
  await sql`vacuum analyze accounts, sessions`.execute(executor)
}

/** What the person who is signed in looks for. */
export async function tellOfSeeker({ executor }: Database, id: string): Promise<void> {
  await sql`insert into seeker_profiles (account_id, job_types, work_types, wanted_places, skills, languages, salary_range)
    values (${id}, '{LIVE_IN,FULL_TIME}', '{NANNY}', '{adama,addis-ababa-bole}', '{childcare,cooking}', '{am,om}',
      '3000-4000')`.execute(executor)
}
