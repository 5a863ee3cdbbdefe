import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { startServer } from '../server/testing/process.ts'
import { addressOf } from './sign-in/caller.ts'
import { forge } from './sign-in/forgeries.ts'
import { guessAt } from './sign-in/guesses.ts'
import { compareNames } from './sign-in/names.ts'
import { registerAtOnce } from './sign-in/registrations.ts'
import { compareResets } from './sign-in/resets.ts'

// Strangers guess, ask who has an account, forge requests and register in a hurry.   npm run drill:sign-in [guesses] [names]
const guesses = Number(process.argv[2] ?? 1_000)
const names = Number(process.argv[3] ?? 500)
const registrations = 50

const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
const server = await startServer({
  DATABASE_URL: embedded.url,
  SECRET_KEY: 'the key of a drill, which is long enough',
  // So that one machine can come from many addresses.
  TRUST_PROXY: '127.0.0.1,::1',
  LOG_LEVEL: 'silent',
})
const database = openDatabase(embedded.url)
const { url } = server

const parts = [
  [`${guesses} guesses from one address`, () => guessAt(url, database, guesses, () => '203.0.113.1')],
  [`${guesses} guesses from as many addresses`, () => guessAt(url, database, guesses, addressOf)],
  [`${names} wrong passwords and ${names} unknown names`, () => compareNames(url, database, names)],
  [
    `${names} known and ${names} unknown addresses ask for a new password`,
    () => compareResets(url, database, names),
  ],
  ['Forgeries', () => forge(url, database)],
  [`${registrations} equal registrations at once`, () => registerAtOnce(url, database, registrations)],
] as const
let failed = false
process.stdout.write('\n')
for (const [name, run] of parts) {
  const { good, summary } = await run()
  failed ||= !good
  process.stdout.write(`  ${good ? '' : 'FAILED '}${name}: ${summary}.\n`)
}

await database.close()
await server.stop()
await embedded.stop()
await rm(folder, { recursive: true, force: true })
process.exit(failed ? 1 : 0)
