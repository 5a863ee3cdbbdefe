import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { openDatabase } from '../../server/platform/database/connection.ts'
import { bareJobs } from './jobs.ts'
import { bareMessages } from './messages.ts'
import { profile } from './profile.ts'
import { readsOver } from './reads.ts'
import { bareSeekers } from './seekers.ts'
import type { Work } from './work.ts'

// What the work itself costs: node:http, pg, a look-up of the session and the best SQL, each prepared once. No limits, no
// headers, no checks.   node bench/bare/server.ts <address of the database>
const address = process.argv[2] ?? ''
const pool = new pg.Pool({ connectionString: address, max: 10 })

const read = readsOver(pool, openDatabase(address))
const works: Work[] = [
  profile(pool),
  bareMessages(pool),
  await bareJobs(pool, read),
  await bareSeekers(pool, read),
]

const session = {
  name: 'session',
  text: `select account.id from sessions session join accounts account on account.id = session.account_id
    where session.id_hash = $1 and session.expires_at > now() and session.seen_at + session.idle_after > now()
      and account.disabled_at is null`,
}

async function answer(path: string, cookie: string, posted: string): Promise<unknown> {
  const id = /(?:^|; )session=([\w-]{43})/.exec(cookie)?.[1] ?? ''
  const hash = createHash('sha256').update(id).digest()
  const { rows } = await pool.query<{ id: string }>({ ...session, values: [hash] })
  const [account] = rows
  if (account === undefined) throw new Error('Nobody is signed in')
  for (const work of works) {
    const done = work(path, account.id, posted)
    if (done !== null) return done
  }
  throw new Error(`Nothing is at ${path}`)
}

const server = createServer((request, response) => {
  const send = (status: number, body: string) => {
    const fields = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    }
    response.writeHead(status, fields).end(body)
  }
  const { url = '', headers, method } = request
  const done =
    method === 'POST'
      ? text(request).then((posted) => answer(url, headers.cookie ?? '', posted))
      : answer(url, headers.cookie ?? '', '')
  done.then(
    (body) => send(200, JSON.stringify(body)),
    (error: unknown) => send(500, JSON.stringify(String(error))),
  )
})
server.listen(0, '127.0.0.1', () => {
  const listening: AddressInfo | string | null = server.address()
  if (typeof listening === 'object' && listening !== null) process.stdout.write(`${listening.port}\n`)
})
