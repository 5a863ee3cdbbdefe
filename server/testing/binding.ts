import type { FastifyInstance } from 'fastify'
import { Streams } from '../platform/events/streams.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Binding } from '../platform/http/bind.ts'
import { IncomingBodies } from '../platform/http/incoming-bodies.ts'
import { sessionCookie } from '../platform/sessions/cookie.ts'
import type { Caller } from '../platform/sessions/sessions.ts'
import { createFileKeys } from '../platform/storage/file-keys.ts'
import { createUploads } from '../platform/uploads/uploads.ts'
import { testSecretKey, testSigner } from './app.ts'

/** With what a test binds endpoints of its own. */
export const testBinding = (
  app: FastifyInstance,
  database: Database,
  findCaller: () => Promise<Caller | null> = async () => null,
): Binding => ({
  prefix: '/api',
  keys: { metricsToken: null, findCaller, secondFactorForced: false },
  cookie: sessionCookie('http://localhost:3000'),
  executor: database.executor,
  signer: testSigner,
  rateLimitFactor: 1,
  streams: new Streams({ executor: database.executor, log: app.log }),
  uploads: createUploads(createFileKeys(testSecretKey, null)),
  bodies: new IncomingBodies(),
  answersAreChecked: true,
})
