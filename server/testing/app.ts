import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { textNamespaces } from '../domains.ts'
import { openFiles } from '../open-files.ts'
import { createAudit } from '../platform/audit/audit.ts'
import { createAuditKeys } from '../platform/audit/keys.ts'
import { createCertificateSigner, type CertificateSigner } from '../platform/certificate-signer.ts'
import type { Database } from '../platform/database/connection.ts'
import type { StreamTimes } from '../platform/events/streams.ts'
import { loadPages } from '../platform/http/pages.ts'
import { createMailer } from '../platform/mail/mail.ts'
import { createFileChecks } from '../platform/file-checks/file-checks.ts'
import type { Scan } from '../platform/scanner/clamd.ts'
import { createSigner } from '../platform/signing.ts'
import type { FileDisk } from '../platform/storage/file-disk.ts'
import type { FileStore } from '../platform/storage/file-store.ts'
import { loadTexts } from '../platform/texts.ts'
import { createUploads } from '../platform/uploads/uploads.ts'
import { cloneDatabase } from './database.ts'
import { temporaryFolder } from './folder.ts'
import { testPasswords } from './passwords.ts'

export const operatorToken = 'token-of-the-operator'
export const testSecretKey = 'a secret that only the tests know'
export const testSigner = createSigner(testSecretKey)
export const testCertificateSigner = createCertificateSigner(testSecretKey)
export const testAudit = createAudit(createAuditKeys(testSecretKey, null))

type Options = {
  environment?: { [name: string]: string }
  /** Needs the build. */
  pages?: boolean
  database?: Database
  /** The address of that database; with it sessions are cached and streams get events. */
  notificationsUrl?: string
  streamTimes?: Partial<StreamTimes>
  stallMilliseconds?: number
  build?: string
  certificateSigner?: CertificateSigner
  scan?: Scan
}

type TestApp = { app: FastifyInstance; database: Database; files: FileStore; disk: FileDisk }

/** The real application on a database and a folder of its own; not listening, unless the test asks it to. */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: operatorToken,
    // A machine may pause for seconds, and is no machine that is asked too much.
    TIME_LIMIT_FACTOR: '20',
    SECRET_KEY: testSecretKey,
    DATA_DIR: await temporaryFolder(),
    ...options.environment,
  })
  const database = options.database ?? (await cloneDatabase()).database
  const { files, disk, keys } = await openFiles(config, database.executor)
  const app = await buildApp({
    config,
    database,
    texts: await loadTexts(textNamespaces),
    mailer: createMailer({ publicUrl: config.publicUrl }),
    signer: testSigner,
    certificateSigner: options.certificateSigner ?? testCertificateSigner,
    files,
    checkFile: createFileChecks({ timeLimitFactor: config.timeLimitFactor }),
    scan: options.scan ?? null,
    audit: testAudit,
    passwords: await testPasswords(),
    uploads: createUploads(keys),
    pages:
      options.pages === true
        ? await loadPages({
            publicUrl: config.publicUrl,
            brand: config.brand,
            reload: config.reload,
            development: config.development,
          })
        : null,
    ...(options.notificationsUrl === undefined ? {} : { notificationsUrl: options.notificationsUrl }),
    ...(options.streamTimes === undefined ? {} : { streamTimes: options.streamTimes }),
    ...(options.stallMilliseconds === undefined ? {} : { stallMilliseconds: options.stallMilliseconds }),
    version: '0.0.0',
    build: options.build ?? null,
    stopping: { hasBegun: false, closesKept: false, onCloseKept: () => {} },
  })
  afterAll(async () => {
    // Clients of the same process keep their connections open.
    app.server.closeAllConnections()
    await app.close()
  })
  return { app, database, files, disk }
}
