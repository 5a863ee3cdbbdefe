import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { textNamespaces } from '../domains.ts'
import type { Database } from '../platform/database/connection.ts'
import type { StreamTimes } from '../platform/events/streams.ts'
import { loadPages } from '../platform/http/pages.ts'
import { createMailer } from '../platform/mail/mail.ts'
import { createSigner } from '../platform/signing.ts'
import { loadTexts } from '../platform/texts.ts'
import { cloneDatabase } from './database.ts'
import { testPasswords } from './passwords.ts'

export const operatorToken = 'token-of-the-operator'
export const testSigner = createSigner('a secret that only the tests know')

type Options = {
  environment?: { [name: string]: string }
  /** Needs the build. */
  pages?: boolean
  database?: Database
  /** The address of that database; with it sessions are cached and streams get events. */
  notificationsUrl?: string
  streamTimes?: Partial<StreamTimes>
  build?: string
}

/** The real application on a database of its own; not listening, unless the test asks it to. */
export async function testApp(options: Options = {}): Promise<{ app: FastifyInstance; database: Database }> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: operatorToken,
    // A machine may pause for seconds, and is no machine that is asked too much.
    TIME_LIMIT_FACTOR: '20',
    ...options.environment,
  })
  const database = options.database ?? (await cloneDatabase()).database
  const app = await buildApp({
    config,
    database,
    texts: await loadTexts(textNamespaces),
    mailer: createMailer({ publicUrl: config.publicUrl }),
    signer: testSigner,
    passwords: await testPasswords(),
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
    version: '0.0.0',
    build: options.build ?? null,
    stopping: { hasBegun: false, closesKept: false, onCloseKept: () => {} },
  })
  afterAll(async () => {
    // Clients of the same process keep their connections open.
    app.server.closeAllConnections()
    await app.close()
  })
  return { app, database }
}
