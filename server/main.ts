import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { readConfig, SettingsError, type Config } from './config.ts'
import { addDemoPeople, demoPassword, demoPeople } from './demo/demo.ts'
import { domains, emit, mailTemplates, schedule, tasksOf, textNamespaces } from './domains.ts'
import { ensureFirstStaff } from './domains/accounts/first-staff.ts'
import { hasDemoAccounts, isWithoutAccounts } from './domains/accounts/service.ts'
import { openDatabase, type Executor } from './platform/database/connection.ts'
import { startEmbeddedDatabase } from './platform/database/embedded/launcher.ts'
import { superviseDatabase } from './platform/database/embedded/supervisor.ts'
import { migrate } from './platform/database/migrate.ts'
import { waitForDatabase } from './platform/database/wait.ts'
import { GracefulStop } from './platform/http/graceful-stop.ts'
import { loadPages } from './platform/http/pages.ts'
import { createDelivery } from './platform/mail/deliver.ts'
import { createMailer } from './platform/mail/mail.ts'
import { openTransport } from './platform/mail/transport.ts'
import { createPasswords, type Passwords } from './platform/passwords.ts'
import { migrateQueue } from './platform/queue/migrate.ts'
import { startWorker, type Worker } from './platform/queue/worker.ts'
import { keptSecretKey } from './platform/secret-key.ts'
import { createSigner, type Signer } from './platform/signing.ts'
import { loadTexts } from './platform/texts.ts'

/** How long requests under way may take to end before the process goes all the same. */
const drainMilliseconds = 20_000

/** How long a port may stay taken. */
const portMilliseconds = 4_000

const say = (line: string) => process.stdout.write(`${line}\n`)

async function start(config: Config): Promise<void> {
  const embeddedOptions = { folder: config.dataFolder, say }
  const embedded = config.databaseUrl === null ? await startEmbeddedDatabase(embeddedOptions) : null
  const url = config.databaseUrl ?? embedded?.url ?? ''
  try {
    await waitForDatabase(url)
    const applied = await migrate(url)
    await migrateQueue(url)
    if (applied.length > 0) say(`Database brought up to ${applied.at(-1)}.`)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const database = openDatabase(url, { timeLimitFactor: config.timeLimitFactor })
  const passwords = await createPasswords()
  let signer: Signer
  try {
    await addFirstPeople(config, database.executor, passwords)
    signer = createSigner(config.secretKey ?? (await keptSecretKey(config.dataFolder)))
  } catch (error) {
    await database.close()
    await embedded?.stop()
    throw error
  }
  const pages = await loadPages({
    publicUrl: config.publicUrl,
    brand: config.brand,
    reload: config.reload,
    development: config.development,
  })
  const texts = await loadTexts(textNamespaces)
  const mailer = createMailer({ publicUrl: config.publicUrl })
  const serving = new GracefulStop(config.stopDelaySeconds)
  const app = await buildApp({
    config,
    database,
    texts,
    mailer,
    signer,
    passwords,
    notificationsUrl: url,
    pages,
    version: await readVersion(),
    isStopping: () => serving.hasBegun,
  })

  const supervised = embedded === null ? null : superviseDatabase(embedded, embeddedOptions, app.log)
  const { publicUrl, brand, mail } = config
  const transport = openTransport(mail, config.mailFolder)
  const sender = { publicUrl, brand, from: mail.from, texts, templates: mailTemplates }
  const deliver = createDelivery({ ...sender, transport, log: app.log })
  let worker: Worker | null = null

  const stop = async () => {
    if (serving.hasBegun) return
    setTimeout(() => process.exit(1), config.stopDelaySeconds * 2_000 + drainMilliseconds).unref()
    await serving.stop(app)
    await worker?.stop()
    transport.close()
    await database.close()
    await supervised?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  // A parent that was killed without a word closes our input: nobody could stop us after that.
  if (process.env['STOP_WITH_PARENT'] === '1') process.stdin.on('end', () => void stop()).resume()

  try {
    await listen(app, config)
  } catch (error) {
    await database.close()
    await supervised?.stop()
    throw error
  }
  const tasks = {
    'send-mail': deliver,
    ...tasksOf({ database, mailer, signer, publicUrl, rateLimitFactor: config.rateLimitFactor }),
  }
  worker = startWorker({ url, log: app.log, tasks, schedule })
  void pages.warm()
  void runAfterStart(database.executor, app.log)
  if (config.production && config.mail.server === null) {
    say(`MAIL_URL is not set: no mail leaves; each is kept as a file in ${config.mailFolder}.`)
  }
  say(`Abronet is ready at ${config.publicUrl}`)
  const people = config.demo ? await demoPeople(database.executor) : []
  if (people.length > 0) say(`Demo accounts, all with the password ${demoPassword}: ${people.join(', ')}`)
}

/** Whoever must be there before anybody can register: the first of the staff, and on one's own machine the demo. */
async function addFirstPeople(config: Config, executor: Executor, passwords: Passwords): Promise<void> {
  if (!config.development && (await hasDemoAccounts(executor)))
    throw new SettingsError(
      'This database holds demo accounts, whose password everybody knows: remove them with npm run remove-demo, then start again.',
    )
  const isNew = await isWithoutAccounts(executor)
  if (config.admin !== null) {
    const outcome = await ensureFirstStaff(executor, { passwords, emit }, config.admin)
    if (outcome === 'address taken')
      throw new SettingsError('ADMIN_EMAIL is the address of somebody who is not staff: choose another one.')
    if (outcome === 'created') say(`${config.admin.email} is the first of the staff.`)
  }
  if (config.demo && isNew) await addDemoPeople(executor, passwords)
}

/** What domains do after a start; a failure of one ends neither the others nor the process. */
async function runAfterStart(executor: Executor, log: FastifyInstance['log']): Promise<void> {
  for (const domain of domains) {
    if (!('afterStart' in domain)) continue
    await domain.afterStart(executor).catch((error: unknown) => {
      log.error({ err: error, domain: domain.name }, 'The work after the start failed')
    })
  }
}

/** The one before us may still be ending, so a port that is taken is asked for again for a while. */
async function listen(app: FastifyInstance, config: Config): Promise<void> {
  const end = Date.now() + portMilliseconds
  for (;;) {
    try {
      await app.listen({ host: config.host, port: config.port })
      return
    } catch (error) {
      if (!isPortTaken(error) || Date.now() > end) throw error
      await pause(100)
    }
  }
}

const isPortTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../package.json'), 'utf8')
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? '0.0.0'
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof SettingsError) return error.message
  if (isPortTaken(error))
    return 'The port is taken by another program: end that program, or set PORT to a free one.'
  return error.message
}

try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`Abronet cannot start. ${explain(error)}\n`)
  process.exit(1)
}
