import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { ErrorCode } from '../contract/errors.ts'
import { documentationEndpoints, probeEndpoints } from '../contract/operations.ts'
import { isEmployer } from '../contract/rules/accounts.ts'
import { chooseLanguage, type Language } from '../contract/rules/language.ts'
import { languageHeader } from '../contract/rules/wire.ts'
import { newsletterEndpoints } from '../contract/newsletter.ts'
import { accountSettingsEndpoints } from '../contract/account-settings.ts'
import { hiringEndpoints } from '../contract/hiring.ts'
import { savedJobEndpoints } from '../contract/saved-jobs.ts'
import { savedSearchEndpoints } from '../contract/saved-searches.ts'
import { jobSearchEndpoints } from '../contract/job-search.ts'
import { accountEndpoints } from '../contract/accounts.ts'
import { pictureEndpoints } from '../contract/pictures.ts'
import { employerEndpoints } from '../contract/employers.ts'
import { jobEndpoints } from '../contract/jobs.ts'
import { partnerEndpoints } from '../contract/partners.ts'
import { profileEndpoints } from '../contract/profile.ts'
import { reportEndpoints } from '../contract/reports.ts'
import { seekerSearchEndpoints } from '../contract/seeker-search.ts'
import { seekerEndpoints } from '../contract/seekers.ts'
import { siteEndpoints } from '../contract/site.ts'
import { staffEndpoints } from '../contract/staff.ts'
import type { Config } from './config.ts'
import { pictureRoutes } from './domains/accounts/picture-routes.ts'
import { profileRoutes } from './domains/accounts/profile-routes.ts'
import { accountRoutes } from './domains/accounts/routes.ts'
import { accountSettingsRoutes } from './domains/accounts/settings-routes.ts'
import type { DataExporter } from './domains/accounts/settings.ts'
import { staffRoutes } from './domains/accounts/staff-routes.ts'
import { listApplications } from './domains/hiring/applications.ts'
import { hiringRoutes } from './domains/hiring/routes.ts'
import { listSearches } from './domains/jobs/saved-searches.ts'
import { savedSearchRoutes } from './domains/jobs/saved-searches-routes.ts'
import { savedJobRoutes } from './domains/jobs/saved-routes.ts'
import { exportSavedJobs } from './domains/jobs/saved.ts'
import { jobSearchRoutes } from './domains/jobs/search-routes.ts'
import { employerRoutes } from './domains/employers/routes.ts'
import { jobRoutes } from './domains/jobs/routes.ts'
import { readJobs } from './domains/jobs/service.ts'
import { jobView } from './domains/jobs/view.ts'
import { newsletterRoutes } from './domains/newsletter/routes.ts'
import { exportOffers } from './domains/hiring/offers.ts'
import { partnerRoutes } from './domains/partners/routes.ts'
import { reportRoutes } from './domains/reports/routes.ts'
import { exportReports } from './domains/reports/service.ts'
import { seekerRoutes } from './domains/seekers/routes.ts'
import { exportSavedSeekers } from './domains/seekers/saved.ts'
import { seekerSearchRoutes } from './domains/seekers/search-routes.ts'
import { readOnboarding } from './domains/seekers/service.ts'
import { availabilityView, onboardingView } from './domains/seekers/view.ts'
import { presentUserView } from './domains/accounts/view.ts'
import { siteRoutes } from './domains/site/routes.ts'
import type { Database } from './platform/database/connection.ts'
import { bindEndpoints } from './platform/http/bind.ts'
import { CallLimiter } from './platform/http/call-limiter.ts'
import { rawAnswer } from './platform/http/errors.ts'
import { answerFailures, refuseUnknownCalls } from './platform/http/failures.ts'
import { takeFiles } from './platform/http/files.ts'
import { languageOfQuery, readForms } from './platform/http/forms.ts'
import { addBuild, addHeaders } from './platform/http/headers.ts'
import { loggerOptions, logRequests } from './platform/http/log.ts'
import { refuseOverload } from './platform/http/overload.ts'
import { measure } from './platform/http/metrics.ts'
import { checkHost, checkOrigin, checkSingleHost } from './platform/http/origin.ts'
import type { Pages } from './platform/http/pages.ts'
import { documentationRoutes, probeRoutes } from './platform/http/probes.ts'
import { addReload } from './platform/http/reload.ts'
import { addDevMail } from './platform/mail/dev-mail.ts'
import type { Mailer } from './platform/mail/mail.ts'
import { limitPerRecipient } from './platform/mail/recipient-limit.ts'
import { sessionCookie, type SessionCookie } from './platform/sessions/cookie.ts'
import { createSessionCache, type SessionCache } from './platform/sessions/session-cache.ts'
import { findCaller } from './platform/sessions/sessions.ts'
import { endSessionsLeftOffline } from './platform/sessions/sign-out.ts'
import type { Signer } from './platform/signing.ts'
import { createPictures } from './platform/pictures.ts'
import type { Passwords } from './platform/passwords.ts'
import type { Texts } from './platform/texts.ts'

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
  passwords: Passwords
  /** Of the database, to hear of changed sessions. Without it none is cached. */
  notificationsUrl?: string
  /** Null in tests that call the interface alone. */
  pages: Pages | null
  version: string
  /** A short id of the built web; without it no answer names one. */
  build?: string | null
  /** True once the process is asked to end: it is then no longer ready. */
  isStopping: () => boolean
}

export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config, database, texts, mailer, signer, passwords, pages, version, isStopping } = dependencies
  const build = dependencies.build ?? pages?.build ?? null
  const app = fastify({
    logger: loggerOptions(config) ?? false,
    // Fastify's own lines carry whole addresses; ours do not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 64 * 1024,
    handlerTimeout: 15_000 * config.timeLimitFactor,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // Whoever still has a connection while the process ends is answered.
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
  readForms(app)
  app.decorateRequest('language', 'en')
  app.decorateRequest('caller', null)
  logRequests(app)
  const metrics = measure(app, database.pool, { process: config.production || pages !== null })
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
    if (isStopping() && !app.server.listening) void reply.header('connection', 'close')
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const file = downloads[request.routeOptions.config.endpoint ?? '']
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
  const sessionCache = cacheSessions(app, dependencies, cookies)
  const limiter = new CallLimiter({
    executor: database.executor,
    signer,
    cookie: cookies,
    rateLimitFactor: config.rateLimitFactor,
  })
  limiter.register(app)
  endSessionsLeftOffline(app, database.executor, cookies)
  if (pages !== null) refuseUnknownCalls(app)
  const binding = {
    keys: {
      metricsToken: config.metricsToken,
      findCaller: async (request: FastifyRequest) => {
        const id = cookies.read(request)
        if (id === null) return null
        // An act is always allowed by what the database says now.
        const caller = await (sessionCache !== null && isRead(request)
          ? sessionCache.find(id)
          : findCaller(database, id))
        if (caller !== null) limiter.rememberSession(id, caller.accountId)
        return caller
      },
      secondFactorForced: !config.development,
    },
    cookie: cookies,
    executor: database.executor,
    signer,
    rateLimitFactor: config.rateLimitFactor,
    answersAreChecked: !config.production,
  }
  const underApi = { ...binding, prefix: '/api' }
  const accountTools = {
    mailer: limitPerRecipient(mailer, signer, config.rateLimitFactor),
    signer,
    passwords,
    publicUrl: config.publicUrl,
    rateLimitFactor: config.rateLimitFactor,
  }
  bindEndpoints(app, probeEndpoints, probeRoutes(database, metrics, isStopping), { ...binding, prefix: '' })
  bindEndpoints(
    app,
    documentationEndpoints,
    documentationRoutes({ version, email: config.brand.email }),
    underApi,
  )
  bindEndpoints(app, siteEndpoints, siteRoutes(database.executor), underApi)
  const newsletterTools = { mailer, signer, publicUrl: config.publicUrl }
  bindEndpoints(app, newsletterEndpoints, newsletterRoutes(newsletterTools, texts), underApi)
  const { executor } = database
  const brandName = config.brand.name ?? texts('en', 'common.brand')
  bindEndpoints(app, accountEndpoints, accountRoutes(executor, accountTools, texts), underApi)
  bindEndpoints(
    app,
    accountSettingsEndpoints,
    accountSettingsRoutes(executor, accountTools, texts, exporters),
    underApi,
  )
  bindEndpoints(app, profileEndpoints, profileRoutes(executor, accountTools, texts), underApi)
  await app.register(async (scope) => {
    await takeFiles(scope)
    bindEndpoints(scope, pictureEndpoints, pictureRoutes(executor, createPictures(), texts), underApi)
  })
  bindEndpoints(app, partnerEndpoints, partnerRoutes(executor, accountTools, texts), underApi)
  bindEndpoints(app, staffEndpoints, staffRoutes(executor, accountTools, texts, brandName), underApi)
  bindEndpoints(app, seekerEndpoints, seekerRoutes(executor, texts), underApi)
  bindEndpoints(app, seekerSearchEndpoints, seekerSearchRoutes(database, texts), underApi)
  bindEndpoints(app, reportEndpoints, reportRoutes(executor, texts), underApi)
  bindEndpoints(app, jobSearchEndpoints, jobSearchRoutes(database), underApi)
  bindEndpoints(app, savedJobEndpoints, savedJobRoutes(database, texts), underApi)
  bindEndpoints(app, savedSearchEndpoints, savedSearchRoutes(executor, signer, texts), underApi)
  bindEndpoints(app, employerEndpoints, employerRoutes(executor, texts), underApi)
  bindEndpoints(app, jobEndpoints, jobRoutes(executor, texts), underApi)
  const offerTools = { mailer, publicUrl: config.publicUrl }
  bindEndpoints(app, hiringEndpoints, hiringRoutes(database, offerTools, texts), underApi)
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

/** Each domain hands over what a person has told it, when the person asks for all that we keep. */
const exporters: { readonly [part: string]: DataExporter } = {
  seekers: async (executor, caller) => {
    if (caller.type !== 'CAREER') return null
    const row = await readOnboarding(executor, caller)
    return { ...onboardingView(row), availability: availabilityView(row) }
  },
  applications: async (executor, caller) =>
    caller.type === 'CAREER' ? listApplications(executor, caller) : null,
  savedJobs: exportSavedJobs,
  savedSeekers: exportSavedSeekers,
  reports: exportReports,
  savedSearches: async (executor, caller) =>
    caller.type === 'CAREER' ? listSearches(executor, caller) : null,
  jobs: async (executor, caller) =>
    isEmployer(caller.type) ? (await readJobs(executor, caller)).map(jobView) : null,
  offers: exportOffers,
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

function cacheSessions(
  app: FastifyInstance,
  { database, notificationsUrl }: Dependencies,
  cookies: SessionCookie,
): SessionCache | null {
  if (notificationsUrl === undefined) return null
  const cache = createSessionCache(database, { url: notificationsUrl, log: app.log })
  // What somebody has changed is there when they read next; other nodes hear of it from the database.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const id = isRead(request) ? null : cookies.read(request)
    if (id !== null) cache.forget(id)
    done()
  })
  app.addHook('onClose', () => cache.close())
  return cache
}

/** Answers that a browser keeps as a file. */
const downloads: { readonly [endpoint: string]: string } = { 'GET /account/data': 'my-data.json' }

const clientErrors: { readonly [code: string]: ErrorCode } = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

const isProbe = (url: string) => /^\/(healthz|readyz|metrics)(\?|$)/.test(url)
