import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { freePort, startServer, type ServerProcess } from '../server/testing/process.ts'
import { MailSink } from './mail-sink.ts'

// Sign-ups for the newsletter while the process is killed again and again and the mail server goes away for a while.
// Then: is every acknowledged sign-up stored once, and has every mail come?   npm run drill:newsletter [kills] [sign-ups]
const kills = Number(process.argv[2] ?? 30)
const signUps = Number(process.argv[3] ?? 1_000)
const senders = 6
const deliverySeconds = 60

const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
const database = await startEmbeddedDatabase({ folder, say: () => {} })
const sink = new MailSink()
await sink.open()

const port = String(await freePort())
const start = () =>
  startServer({
    PORT: port,
    DATABASE_URL: database.url,
    SECRET_KEY: 'the key of a drill, which is long enough',
    MAIL_URL: `smtp://127.0.0.1:${sink.port}`,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'silent',
  })

let server: ServerProcess = await start()
const state = {
  next: 0,
  done: 0,
  refused: [] as string[],
  inFlight: 0,
  fewestInFlight: Number.POSITIVE_INFINITY,
}
const work = Array.from({ length: senders }, () => sendUntilDone())
const killing = killAgainAndAgain()
await Promise.all([...work, killing])
if (!sink.isOpen) await sink.open()
const recovered = Date.now()
while (sink.recipients().size < signUps && Date.now() - recovered < deliverySeconds * 1_000) await pause(200)
const seconds = (Date.now() - recovered) / 1_000

const stored = await count()
const missing = signUps - sink.recipients().size
const strangers = [...sink.messageIds().values()].filter((ids) => ids.size > 1).length
await server.stop()
await sink.close()
await database.stop()
await rm(folder, { recursive: true, force: true })

process.stdout.write(
  `${kills} kills amid ${signUps} sign-ups, at least ${state.fewestInFlight} in flight at every kill: ` +
    `${stored.rows} stored, ${stored.doubled} twice, ${signUps - stored.rows} lost; ` +
    `${sink.recipients().size} mails delivered within ${seconds.toFixed(1)} s of recovery, ${missing} missing; ` +
    `${sink.repeats()} repeats, ${strangers} of them under another Message-ID; ` +
    `${state.refused.length} requests refused while the mail server was away or at any other time.\n`,
)
const good =
  missing === 0 &&
  strangers === 0 &&
  stored.doubled === 0 &&
  stored.rows === signUps &&
  state.refused.length === 0
process.exit(good ? 0 : 1)

/** A phone that asks again with the same key until it is answered. */
async function sendUntilDone(): Promise<void> {
  while (state.next < signUps) {
    const number = state.next
    state.next += 1
    const key = crypto.randomUUID()
    state.inFlight += 1
    for (let answered = false; !answered;) {
      const status = await fetch(`http://localhost:${port}/api/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key },
        body: `email=person${number}%40drill.example`,
      }).then(
        (answer) => answer.status,
        () => null,
      )
      answered = status === 200
      // Without a server there is no answer; any answer but yes is a refusal that nobody should see.
      if (status !== null && status !== 200) state.refused.push(String(status))
      if (!answered) await pause(50)
    }
    state.inFlight -= 1
    state.done += 1
  }
}

async function killAgainAndAgain(): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    // Spread over the sign-ups, so that each kill falls amid some.
    while (state.done < ((kill - 0.5) / kills) * signUps) await pause(5)
    if (kill === Math.ceil(kills / 3)) await sink.close()
    if (kill === Math.ceil((kills * 2) / 3)) await sink.open()
    state.fewestInFlight = Math.min(state.fewestInFlight, state.inFlight)
    await server.kill()
    server = await start()
  }
}

async function count(): Promise<{ rows: number; doubled: number }> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ rows: number; doubled: number }>(
    `select count(distinct email)::int as rows, (count(*) - count(distinct email))::int as doubled
     from newsletter_subscribers where email like 'person%@drill.example'`,
  )
  await client.end()
  return rows[0] ?? { rows: 0, doubled: 0 }
}
