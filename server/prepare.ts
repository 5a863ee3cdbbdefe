import { SettingsError, type Config } from './config.ts'
import { addDemoPeople, demoPassword, demoPeople } from './demo/demo.ts'
import { emit } from './domains.ts'
import { ensureFirstStaff } from './domains/accounts/first-staff.ts'
import { hasDemoAccounts, isWithoutAccounts } from './domains/accounts/service.ts'
import { openFiles } from './open-files.ts'
import { openAudit, type Audit } from './platform/audit/audit.ts'
import { beginChain } from './platform/audit/begin.ts'
import { openDatabase, type Executor } from './platform/database/connection.ts'
import { startEmbeddedDatabase } from './platform/database/embedded/launcher.ts'
import { superviseDatabase, type SupervisedDatabase } from './platform/database/embedded/supervisor.ts'
import { migrate } from './platform/database/migrate.ts'
import { waitForDatabase } from './platform/database/wait.ts'
import { createPasswords } from './platform/passwords.ts'
import { migrateQueue } from './platform/queue/migrate.ts'
import { keptSecretKey } from './platform/secret-key.ts'
import { createSigner, type Signer } from './platform/signing.ts'
import type { FileStore } from './platform/storage/file-store.ts'

export type Prepared = {
  url: string
  /** Null with a server by DATABASE_URL. */
  embedded: SupervisedDatabase | null
  /** Says where the product is ready, and for whom. */
  announce(): void
}

/** Everything that is done once, however many processes serve: the database, its migrations and the first people. */
export async function prepare(config: Config, say: (line: string) => void): Promise<Prepared> {
  const embedded = config.databaseUrl === null ? await startSupervised(config.dataFolder, say) : null
  const url = config.databaseUrl ?? embedded?.url ?? ''
  try {
    await waitForDatabase(url, config.timeLimitFactor)
    const applied = await migrate(url)
    await migrateQueue(url)
    if (applied.length > 0) say(`Database brought up to ${applied.at(-1)}.`)
    const inDemo = await addFirstPeople(config, url, say)
    return { url, embedded, announce: () => announce(config, inDemo, say) }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

function announce(config: Config, inDemo: readonly string[], say: (line: string) => void): void {
  if (config.production && config.mail.server === null) {
    say(`MAIL_URL is not set: no mail leaves; each is kept as a file in ${config.mailFolder}.`)
  }
  say(`Abronet is ready at ${config.publicUrl}`)
  if (inDemo.length > 0) say(`Demo accounts, all with the password ${demoPassword}: ${inDemo.join(', ')}`)
}

async function startSupervised(folder: string, say: (line: string) => void) {
  const options = { folder, say }
  const database = await startEmbeddedDatabase(options)
  return { url: database.url, ...superviseDatabase(database, options) }
}

/** Answers with the usernames of the demo, where it is on. */
async function addFirstPeople(config: Config, url: string, say: (line: string) => void): Promise<string[]> {
  // A file is written beside the transaction that keeps it.
  const database = openDatabase(url, { connections: 2, timeLimitFactor: config.timeLimitFactor })
  try {
    const { previousSecretKey } = config
    const secretKey = config.secretKey ?? (await keptSecretKey(config.dataFolder))
    const { files, storage } = await openFiles(config, database.executor)
    const { audit, ...auditParts } = openAudit({ secretKey, previousSecretKey, disk: storage })
    await beginChain(database.executor, auditParts)
    const signer = createSigner(secretKey, previousSecretKey)
    await ensureFirstPeople(config, { executor: database.executor, audit, signer, files }, say)
    return config.demo ? await demoPeople(database.executor) : []
  } finally {
    await database.close()
  }
}

/** Those who must be there before anybody can register: the first of the staff, and on one's own machine the demo. */
async function ensureFirstPeople(
  config: Config,
  { executor, ...tools }: { executor: Executor; audit: Audit; signer: Signer; files: FileStore },
  say: (line: string) => void,
): Promise<void> {
  if (!config.development && (await hasDemoAccounts(executor)))
    throw new SettingsError(
      'This database holds demo accounts, whose password everybody knows: remove them with npm run remove-demo, then start again.',
    )
  const needsDemo = config.demo && (await isWithoutAccounts(executor))
  if (config.admin === null && !needsDemo) return
  const passwords = await createPasswords()
  if (config.admin !== null) {
    const outcome = await ensureFirstStaff(executor, { passwords, emit }, config.admin)
    if (outcome === 'address taken')
      throw new SettingsError('ADMIN_EMAIL is the address of somebody who is not staff: choose another one.')
    if (outcome === 'created') say(`${config.admin.email} is the first of the staff.`)
  }
  if (needsDemo) await addDemoPeople(executor, { ...tools, passwords })
}
