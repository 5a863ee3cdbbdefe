import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { makePerson, sessionOf } from '../server/testing/accounts.ts'
import { makeJob } from '../server/testing/jobs.ts'
import { startServer } from '../server/testing/process.ts'

// One person applies for one job many times at the same moment, again and again.   npm run drill:apply [rounds] [at once]
const rounds = Number(process.argv[2] ?? 50)
const atOnce = Number(process.argv[3] ?? 200)

const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
const server = await startServer({
  DATABASE_URL: embedded.url,
  SECRET_KEY: 'the key of a drill, which is long enough',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'silent',
})
const database = openDatabase(embedded.url)
const employer = await makePerson(database, 'household')

const statuses = new Map<number, number>()
let doubled = 0
for (let round = 0; round < rounds; round += 1) {
  const seeker = await makePerson(database, 'seeker')
  const cookie = `session=${await sessionOf(database, seeker)}`
  const jobId = await makeJob(database, employer.id)
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () =>
      fetch(`${server.url}/api/employer/jobs/${jobId}/apply`, {
        method: 'POST',
        headers: { cookie, origin: server.url },
      }),
    ),
  )
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const applications = await database.executor
    .selectFrom('job_applications')
    .select('id')
    .where('job_id', '=', jobId)
    .execute()
  if (applications.length !== 1) doubled += 1
}

const summary = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
const good = doubled === 0 && [...statuses.keys()].every((status) => status < 500) && statuses.has(200)
process.stdout.write(
  `\n  ${good ? '' : 'FAILED '}${rounds} rounds of ${atOnce} at once: ${summary}; ${rounds - doubled} rounds left one application.\n`,
)

await database.close()
await server.stop()
await embedded.stop()
await rm(folder, { recursive: true, force: true })
process.exit(good ? 0 : 1)
