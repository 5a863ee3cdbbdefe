import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { ethiopianPlaces } from '../contract/reference/places.ts'

// What the work itself costs: node:http, pg, and the best SQL for a session and its profile: one prepared statement.
// No limits, no headers, no checks.   node bench/bare-server.ts <address of the database>
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })

type Row = { [column: string]: unknown; location: string | null }

const profile = {
  name: 'profile',
  text: `select account.id, username, type as "userType", first_name as "firstName", last_name as "lastName",
      company_name as "companyName", email, email_verified_at is not null as "emailVerified",
      pending_email as "pendingEmail", phone as "phoneNumber", place_id as location, gender,
      date_of_birth::text as "dateOfBirth", age_range as "dateOfBirthRange", job_title as job,
      profile_step as "profileStep",
      '/api/users/' || account.id || '/picture?version=' || picture.version as "profilePhotoUrl"
    from sessions session join accounts account on account.id = session.account_id
      left join account_pictures picture on picture.account_id = account.id
    where session.id_hash = $1 and session.expires_at > now() and session.seen_at + session.idle_after > now()
      and account.disabled_at is null`,
}

const server = createServer((request, response) => {
  const id = /(?:^|; )session=([\w-]{43})/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(id).digest()
  const answer = (status: number, body: string) => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    }
    response.writeHead(status, headers).end(body)
  }
  pool.query<Row>({ ...profile, values: [hash] }).then(
    ({ rows: [row] }) => {
      if (row === undefined) return answer(401, '{}')
      const location = row.location === null ? null : ethiopianPlaces.label(row.location, 'en')
      return answer(200, JSON.stringify({ ...row, location }))
    },
    (error: unknown) => answer(500, JSON.stringify(String(error))),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address: AddressInfo | string | null = server.address()
  if (typeof address === 'object' && address !== null) process.stdout.write(`${address.port}\n`)
})
