import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ErrorCode } from '../contract/errors.ts'
import { documentationEndpoints, probeEndpoints } from '../contract/operations.ts'
import { chooseLanguage, type Language } from '../contract/rules/language.ts'
import { idleHeader, languageHeader } from '../contract/rules/wire.ts'
import type { Config } from './config.ts'
import { domains, emit, exporters } from './domains.ts'
import type { Audit } from './platform/audit/audit.ts'
import type { CertificateSigner } from './platform/certificate-signer.ts'
import type { Database } from './platform/database/connection.ts'
import { listenTo } from './platform/database/notifications.ts'
import { LiveHub } from './platform/events/live-hub.ts'
import { Streams, type StreamTimes } from './platform/events/streams.ts'
import { bindEndpoints } from './platform/http/bind.ts'
import { CallLimiter } from './platform/http/call-limiter.ts'
import { rawAnswer } from './platform/http/errors.ts'
import { answerFailures, refuseUnknownCalls } from './platform/http/failures.ts'
import { IncomingBodies, longestBodyMilliseconds } from './platform/http/incoming-bodies.ts'
import type { GracefulStop } from './platform/http/graceful-stop.ts'
import { languageOfQuery, readForms } from './platform/http/forms.ts'
import { readJson } from './platform/http/json-bodies.ts'
import { addBuild, addHeaders } from './platform/http/headers.ts'
import { loggerOptions, logRequests } from './platform/http/log.ts'
import { refuseOverload } from './platform/http/overload.ts'
import { measure, type Metrics } from './platform/http/metrics.ts'
import { checkHost, checkOrigin, checkSingleHost } from './platform/http/origin.ts'
import type { Pages } from './platform/http/pages.ts'
import { documentationRoutes, probeRoutes } from './platform/http/probes.ts'
import { addReload } from './platform/http/reload.ts'
import { addDevMail } from './platform/mail/dev-mail.ts'
import type { Mailer } from './platform/mail/mail.ts'
import type { CheckFile } from './platform/file-checks/file-checks.ts'
import type { Scan } from './platform/scanner/clamd.ts'
import { sessionCookie, type SessionCookie } from './platform/sessions/cookie.ts'
import { createSessionCache, type SessionCache } from './platform/sessions/session-cache.ts'
import { presentUserView } from './platform/sessions/session-user.ts'
import { findCaller, findIdleCaller } from './platform/sessions/sessions.ts'
import { endSessionsLeftOffline } from './platform/sessions/sign-out.ts'
import type { Signer } from './platform/signing.ts'
import type { FileStore } from './platform/storage/file-store.ts'
import type { Passwords } from './platform/passwords.ts'
import type { Texts } from './platform/texts.ts'
import type { Uploads } from './platform/uploads/uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
  }
}

export type Dependencies = {
  config: Config
  database: Database
  texts: Texts
  mailer: Mailer
  signer: Signer
  certificateSigner: CertificateSigner
  audit: Audit
  passwords: Passwords
  uploads: Uploads
  files: FileStore
  checkFile: CheckFile
  /** Null where there is no scanner. */
  scan: Scan | null
  /** Address for LISTEN, for changed sessions and events. Without it no session is cached and streams get no events. */
  notificationsUrl?: string
  /** Shorter in tests. */
  streamTimes?: Partial<StreamTimes>
  /** After so long without a byte an upload ends; shorter in tests. */
  stallMilliseconds?: number
  /** Null in tests that call the interface alone. */
  pages: Pages | null
  version: string
  /** A short id of the built web; without it no answer names one. */
  build?: string | null
  /** Where other processes serve too: what the figures tell of all of them. */
  shareMetrics?: ((own: Metrics) => Metrics) | undefined
  /** Once the process is asked to end, it is no longer ready and later closes connections. */
  stopping: Pick<GracefulStop, 'hasBegun' | 'closesKept' | 'onCloseKept'>
}

export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const {
    config,
    database,
    texts,
    mailer,
    signer,
    audit,
    passwords,
    pages,
    version,
    stopping,
    notificationsUrl,
  } = dependencies
  const build = dependencies.build ?? pages?.build ?? null
  const app = fastify({
    logger: loggerOptions(config) ?? false,
    // Fastify's own lines carry whole addresses; ours do not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 64 * 1024,
    handlerTimeout: 15_000 * config.timeLimitFactor,
    // Uploads may take so long. All other bodies are limited by a hook.
    requestTimeout: longestBodyMilliseconds,
    keepAliveTimeout: 72_000,
    // A connection that is still open while the process ends is answered.
    return503OnClosing: false,
    http: { headersTimeout: 15_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack()
      reply.raw.socket?.end(rawAnswer('malformed_request', texts))
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return
      socket.end(rawAnswer(clientErrors[error.code ?? ''] ?? 'malformed_request', texts))
    },
  })

  app.removeContentTypeParser('text/plain')
  readJson(app)
  readForms(app)
  app.decorateRequest('language', 'en')
  app.decorateRequest('caller', null)
  app.decorateRequest('isStreaming', false)
  logRequests(app)
  const { executor, pool } = database
  const streams = new Streams({ executor, log: app.log, times: dependencies.streamTimes })
  const bodies = new IncomingBodies({ stall: dependencies.stallMilliseconds })
  bodies.register(app, texts)
  stopping.onCloseKept(() => {
    streams.close()
    bodies.close()
  })
  // Streams never end by themselves, and closing waits for open requests, also without a graceful stop.
  app.addHook('preClose', async () => streams.close())
  const ownMetrics = measure(app, { pool, streams }, { process: config.production || pages !== null })
  const metrics = dependencies.shareMetrics?.(ownMetrics) ?? ownMetrics
  await app.register(cookie)
  app.addHook('onRequest', (request, _reply, done) => {
    request.language = chooseLanguage({
      // A form on the copy of a page in one language says so in its address.
      address: languageOfQuery(request),
      page: request.headers[languageHeader],
      cookie: request.cookies['lng'],
      acceptLanguage: request.headers['accept-language'],
    })
    done()
  })
  addHeaders(app, config.publicUrl)
  if (build !== null) addBuild(app, build)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Once nobody listens, the next request of a kept connection has to go to another process.
    if (stopping.closesKept) void reply.header('connection', 'close')
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const file = request.routeOptions.config.downloadAs
    if (file !== undefined && reply.statusCode === 200)
      void reply.header('content-disposition', `attachment; filename="${file}"`)
    done()
  })
  answerFailures(app, texts, pages)
  // Probes tell the truth under any load, and what is kept ready costs little.
  const isCheap = (request: FastifyRequest) => isProbe(request.url) || pages?.isKept(request) === true
  refuseOverload(app, isCheap, config.timeLimitFactor)
  const ours = new URL(config.publicUrl)
  app.addHook('onRequest', (request, _reply, done) => {
    checkSingleHost(request)
    // Orchestrators call probes by whatever address the process has.
    if (!isProbe(request.url)) checkHost(request, ours)
    checkOrigin(request, ours)
    done()
  })

  const cookies = sessionCookie(config.publicUrl)
  const live = new LiveHub(app.log)
  const sessionCache = notificationsUrl === undefined ? null : cacheSessions(app, database, cookies)
  if (notificationsUrl !== undefined && sessionCache !== null) {
    const listeners = [sessionCache.listener, streams.listener, live.listener]
    const notifications = listenTo({ url: notificationsUrl, listeners, log: app.log })
    app.addHook('onClose', () => notifications.close())
  }
  const limiter = new CallLimiter({
    executor: database.executor,
    signer,
    cookie: cookies,
    rateLimitFactor: config.rateLimitFactor,
  })
  limiter.register(app)
  endSessionsLeftOffline(app, database.executor, cookies)
  if (pages !== null) refuseUnknownCalls(app)
  const findSessionOf = (request: FastifyRequest, id: string) => {
    // A browser reopens a stream by itself, so that is no sign of a person using it.
    const isStream = request.routeOptions.config.isStream === true
    const find = isStream || request.headers[idleHeader] !== undefined ? findIdleCaller : findCaller
    // Writes and streams are checked against the database, never against the cache.
    return sessionCache !== null && isRead(request) && !isStream
      ? sessionCache.find(id, find)
      : find(database, id)
  }
  const binding = {
    keys: {
      metricsToken: config.metricsToken,
      findCaller: async (request: FastifyRequest) => {
        const id = cookies.read(request)
        if (id === null) return null
        const caller = await findSessionOf(request, id)
        if (caller !== null) limiter.rememberSession(id, caller.accountId)
        return caller
      },
      secondFactorForced: !config.development,
    },
    cookie: cookies,
    executor: database.executor,
    signer,
    rateLimitFactor: config.rateLimitFactor,
    streams,
    uploads: dependencies.uploads,
    bodies,
    answersAreChecked: !config.production,
  }
  const underApi = { ...binding, prefix: '/api' }
  bindEndpoints(
    app,
    probeEndpoints,
    probeRoutes(database, metrics, () => stopping.hasBegun),
    { ...binding, prefix: '' },
  )
  bindEndpoints(
    app,
    documentationEndpoints,
    documentationRoutes({ version, email: config.brand.email }),
    underApi,
  )
  const context = {
    database,
    texts,
    mailer,
    signer,
    certificateSigner: dependencies.certificateSigner,
    audit,
    passwords,
    uploads: dependencies.uploads,
    files: dependencies.files,
    checkFile: dependencies.checkFile,
    scan: dependencies.scan,
    emit,
    live,
    exporters,
    publicUrl: config.publicUrl,
    rateLimitFactor: config.rateLimitFactor,
    brandName: config.brand.name ?? texts('en', 'common.brand'),
  }
  for (const domain of domains) await domain.bind(app, context, underApi)
  if (config.reload) addReload(app)
  if (config.development && config.mail.server === null) addDevMail(app, config.mailFolder, texts)
  const visitors = {
    cookie: cookies,
    findCaller: binding.keys.findCaller,
    view: presentUserView,
    limiter,
  }
  if (pages !== null) await pages.register(app, visitors)
  return app
}

const isRead = ({ method, routeOptions }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && routeOptions.config.ownPagesOnly !== true

function cacheSessions(app: FastifyInstance, database: Database, cookies: SessionCookie): SessionCache {
  const cache = createSessionCache(database)
  // What somebody has changed is there when they read next; other nodes hear of it from the database.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const id = isRead(request) ? null : cookies.read(request)
    if (id !== null) cache.forget(id)
    done()
  })
  return cache
}

const clientErrors: { readonly [code: string]: ErrorCode } = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

const isProbe = (url: string) => /^\/(healthz|readyz|metrics)(\?|$)/.test(url)
