import type pg from 'pg'
import { ethiopianPlaces } from '../../contract/reference/places.ts'
import type { Work } from './work.ts'

type Row = { [column: string]: unknown; location: string | null }

const statement = {
  name: 'profile',
  text: `select account.id, username, type as "userType", first_name as "firstName", last_name as "lastName",
      company_name as "companyName", email, email_verified_at is not null as "emailVerified",
      pending_email as "pendingEmail", phone as "phoneNumber", place_id as location, gender,
      date_of_birth::text as "dateOfBirth", age_range as "dateOfBirthRange", job_title as job,
      profile_step as "profileStep",
      '/api/users/' || account.id || '/picture?version=' || picture.version as "profilePhotoUrl"
    from accounts account left join account_pictures picture on picture.account_id = account.id
    where account.id = $1`,
}

export const profile =
  (pool: pg.Pool): Work =>
  (path, accountId) => {
    if (path !== '/api/profile') return null
    return pool.query<Row>({ ...statement, values: [accountId] }).then(({ rows: [row] }) => ({
      ...row,
      location: row?.location == null ? null : ethiopianPlaces.label(row.location, 'en'),
    }))
  }
