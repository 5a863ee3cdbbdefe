import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { domains, emit, mailTemplates, schedule, tasksOf, textNamespaces } from './domains.ts'
import { openFiles } from './open-files.ts'
import { openAudit } from './platform/audit/audit.ts'
import { createHeadKeeper } from './platform/audit/keep-head.ts'
import { createCertificateSigner } from './platform/certificate-signer.ts'
import { openDatabase, type Executor } from './platform/database/connection.ts'
import { createFileChecks } from './platform/file-checks/file-checks.ts'
import { GracefulStop } from './platform/http/graceful-stop.ts'
import type { Metrics } from './platform/http/metrics.ts'
import { loadPages } from './platform/http/pages.ts'
import { createDelivery } from './platform/mail/deliver.ts'
import { createMailer } from './platform/mail/mail.ts'
import { openTransport } from './platform/mail/transport.ts'
import { createPasswords } from './platform/passwords.ts'
import { listen } from './platform/processes/listen.ts'
import type { Start } from './platform/processes/messages.ts'
import { startWorker } from './platform/queue/worker.ts'
import { createClamd } from './platform/scanner/clamd.ts'
import { keptSecretKey } from './platform/secret-key.ts'
import { lexicon } from './platform/search/understanding/lexicon.ts'
import { createSigner } from './platform/signing.ts'
import { fileSchedule, fileTasks } from './platform/storage/tasks.ts'
import { loadTexts } from './platform/texts.ts'
import { createUploads } from './platform/uploads/uploads.ts'

export type Server = {
  /** Serves what is under way, then closes everything that this process has opened. */
  stop(): Promise<void>
}

type Options = {
  /** Everything that needs no database is loaded while it is awaited. */
  start: Promise<Start>
  /** Where other processes serve too, what the figures tell of all of them. */
  shareMetrics?: (own: Metrics) => Metrics
  /** Where other processes serve too, resolves when none of them does heavy work. */
  takeTurn?: () => Promise<() => void>
  /** Where other processes listen at the same address, resolves when they do not any more. */
  waitUntilAllClosed?: () => Promise<void>
}

/** Serves requests, and in the lead process the queue; resolves when it listens. */
export async function serve(
  config: Config,
  { start, shareMetrics, takeTurn, waitUntilAllClosed }: Options,
): Promise<Server> {
  const { publicUrl, brand, mail } = config
  const loading = Promise.all([
    start,
    createPasswords(),
    loadPages({ publicUrl, brand, reload: config.reload, development: config.development }),
    loadTexts(textNamespaces),
    readVersion(),
  ])
  // Else the first search would build it, and all other requests would wait for that.
  lexicon()
  const [{ url, connections, isLead }, passwords, pages, texts, version] = await loading
  const database = openDatabase(url, { connections, timeLimitFactor: config.timeLimitFactor })
  const mailer = createMailer({ publicUrl })
  const { files, disk, keys, storage } = await openFiles(config, database.executor)
  const uploads = createUploads(keys)
  const scan = config.clamd === null ? null : createClamd(config.clamd)
  const { previousSecretKey } = config
  const secretKey = config.secretKey ?? (await keptSecretKey(config.dataFolder))
  const signer = createSigner(secretKey, previousSecretKey)
  const certificateSigner = createCertificateSigner(config.certificateKey ?? secretKey)
  const { audit, ...auditParts } = openAudit({ secretKey, previousSecretKey, disk: storage })
  const stopping = new GracefulStop(config.stopDelaySeconds, waitUntilAllClosed)
  const app = await buildApp({
    config,
    database,
    texts,
    mailer,
    signer,
    certificateSigner,
    audit,
    passwords,
    uploads,
    files,
    checkFile: createFileChecks({ timeLimitFactor: config.timeLimitFactor, takeTurn }),
    scan,
    notificationsUrl: url,
    pages,
    version,
    shareMetrics,
    stopping,
  })
  try {
    await listen(app, config)
  } catch (error) {
    await database.close()
    throw error
  }
  void pages.warm()

  const startLead = () => {
    const transport = openTransport(mail, config.mailFolder)
    const sender = { publicUrl, brand, from: mail.from, texts, templates: mailTemplates }
    const tasks = {
      'send-mail': createDelivery({ ...sender, transport, log: app.log }),
      ...fileTasks({ executor: database.executor, disk }),
      'keep-audit-head': createHeadKeeper(database.executor, auditParts),
      ...tasksOf({
        database,
        mailer,
        signer,
        certificateSigner,
        uploads,
        files,
        scan,
        audit,
        publicUrl,
        rateLimitFactor: config.rateLimitFactor,
        emit,
      }),
    }
    const worker = startWorker({ url, log: app.log, tasks, schedule: [...schedule, ...fileSchedule] })
    void runAfterStart(database.executor, app.log)
    return async () => {
      await worker.stop()
      transport.close()
    }
  }
  const stopLead = isLead ? startLead() : null

  return {
    async stop() {
      await stopping.stop(app)
      await stopLead?.()
      await database.close()
    },
  }
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

async function readVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../package.json'), 'utf8')
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? '0.0.0'
}
