import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emit } from './domains.ts'
import { setDisabled } from './domains/accounts/disable-account.ts'
import { makePerson, sessionOf } from './testing/accounts.ts'
import { operatorToken, testApp } from './testing/app.ts'
import { everyCall, sendSample } from './testing/calls.ts'

/** Everyone there is to call, with the kind of account they have, if any. */
const callers = {
  anonymous: null,
  operator: null,
  seeker: 'seeker',
  otherSeeker: 'seeker',
  household: 'household',
  business: 'business',
  partner: 'partner',
  otherPartner: 'partner',
  support: 'support',
  admin: 'admin',
  disabled: 'seeker',
  expired: 'seeker',
} as const
type Caller = keyof typeof callers
type Row = { readonly [C in Caller]: number }

const signedOut = (status: number) => ({
  anonymous: status,
  operator: status,
  disabled: status,
  expired: status,
})
const people = (status: number) => ({
  seeker: status,
  otherSeeker: status,
  household: status,
  business: status,
  partner: status,
  otherPartner: status,
  support: status,
  admin: status,
})
/** Open to everyone, signed in or not. */
const everyone = (status: number): Row => ({ ...signedOut(status), ...people(status) })
/** Anyone who has an account. */
const account = (status: number): Row => ({ ...signedOut(401), ...people(status) })
const nobody = account(403)
const seekers = (status: number): Row => ({ ...nobody, seeker: status, otherSeeker: status })
const employers = (status: number): Row => ({ ...nobody, household: status, business: status })
const administrators = (status: number): Row => ({ ...nobody, admin: status })
/** Employers, and staff of both levels. */
const finders = (status: number): Row => ({ ...employers(status), support: status, admin: status })
const documentOwners = (status: number): Row => ({ ...seekers(status), household: status, business: status })
const staff = (status: number): Row => ({ ...nobody, support: status, admin: status })
const learnersAndStaff = (status: number): Row => ({ ...seekers(status), support: status, admin: status })

/**
 * The reviewed table: what each caller gets from each endpoint, by a valid call. A change here is a change of who may do
 * what. Each row is called by new people, so that what one call ends is not missed by the next.
 */
const matrix: { readonly [endpoint: string]: Row } = {
  'GET /api/session': everyone(200),
  // The samples name nobody, and links that were never sent.
  'POST /api/auth/login': everyone(401),
  'POST /api/auth/verify-email': everyone(400),
  'POST /api/auth/check-reset-link': everyone(200),
  'POST /api/auth/reset-password': everyone(400),
  'POST /api/auth/logout': everyone(200),
  'POST /api/auth/register': everyone(201),
  'POST /api/users/register': everyone(201),
  'POST /api/users': everyone(201),
  'POST /api/auth/forgot-password': everyone(200),
  'POST /api/auth/request-password-reset': everyone(200),
  'POST /api/auth/resend-verification': account(200),

  'GET /api/account': account(200),
  'PUT /api/account/preferences': account(200),
  'PUT /api/account/password': account(200),
  'PUT /api/account/email': account(200),
  'GET /api/account/sessions': account(200),
  // Nobody's session; that of another person is not there either (settings.db.test.ts).
  'DELETE /api/account/sessions/:id': account(404),
  'POST /api/account/sessions/end-others': account(200),
  'GET /api/account/data': account(200),
  'POST /api/account/delete': account(200),
  'GET /api/profile': account(200),
  'GET /api/users/me': account(200),
  'PUT /api/profile': account(200),
  'PUT /api/users/job-seeker/profile': account(200),

  'POST /api/users/upload-profile-picture': account(200),
  'DELETE /api/users/profile-picture': account(200),
  // Nobody's picture; who may see whose is in pictures.db.test.ts.
  'GET /api/users/:id/picture': account(404),

  'GET /api/onboarding': seekers(200),
  'PUT /api/onboarding/profile-setup': seekers(200),
  'PUT /api/onboarding/job-preferences': seekers(200),
  'POST /api/skills-certification/user': seekers(200),
  'GET /api/job-seekers/availability': seekers(200),
  'PUT /api/job-seekers/availability': seekers(200),
  'POST /api/onboarding/verification': employers(200),

  'GET /api/users/recommended-jobseekers': finders(200),
  'GET /api/skills-certification/search': finders(200),
  'GET /api/skills-certification/search/language': finders(200),
  'GET /api/skills-certification/search/gender': finders(200),
  'GET /api/skills-certification/search/age-range': finders(200),
  'GET /api/skills-certification/search/religion': finders(200),
  'GET /api/skills-certification/search/salary-range': finders(200),
  'GET /api/skills-certification/search/skill': finders(200),
  'GET /api/skills-certification/search/location': finders(200),
  'GET /api/seeker-search/suggestions': finders(200),
  // Nobody; who may see whom is in visible.db.test.ts.
  'GET /api/job-seekers/:id': finders(404),
  'GET /api/saved-seekers': finders(200),
  'PUT /api/saved-seekers/:id': finders(404),
  'DELETE /api/saved-seekers/:id': finders(200),

  'GET /api/employer/jobs/advanced-search': seekers(200),
  'GET /api/employer/jobs/recommended': seekers(200),
  'GET /api/job-search/suggestions': seekers(200),
  'GET /api/job-search/improvements': seekers(200),
  'GET /api/job-preferences/jobs/by-location': seekers(200),
  'GET /api/job-preferences/jobs/by-job-type': seekers(200),
  'GET /api/job-preferences/jobs/by-work-type': seekers(200),
  'GET /api/job-preferences/jobs/search': seekers(200),
  // There is no such job and no such application; those of others are not there either (applications.db.test.ts).
  'GET /api/jobs/:id': seekers(404),
  'POST /api/employer/jobs/:id/apply': seekers(404),
  'GET /api/job-preferences/jobs/job-seeker': seekers(200),
  'POST /api/job-applications/:id/withdraw': seekers(404),
  'POST /api/job-applications/move': employers(404),
  // Who sees whose history is in moves.db.test.ts.
  'GET /api/application-history/:id': { ...account(404), partner: 403, otherPartner: 403 },
  'GET /api/saved-jobs': seekers(200),
  'PUT /api/saved-jobs/:id': seekers(404),
  'DELETE /api/saved-jobs/:id': seekers(200),
  'POST /api/reports': { ...seekers(404), household: 404, business: 404 },
  'GET /api/jobseeker/dashboard': seekers(200),
  'GET /api/employer/dashboard': employers(200),
  'POST /api/employer/jobs': employers(201),
  // Nobody's job; that of another employer is not there either (jobs.db.test.ts).
  'GET /api/employer/jobs/:id': employers(404),
  'PUT /api/employer/jobs/:id': employers(404),
  'DELETE /api/employer/jobs/:id': employers(404),
  'POST /api/employer/jobs/:id/duplicate': employers(404),
  'POST /api/employer/jobs/:id/close': employers(404),
  'POST /api/employer/jobs/:id/reopen': employers(404),
  'POST /api/employer/jobs/:id/keep-open': employers(404),
  // Nobody's job; who sees whose applicants is in applicants.db.test.ts.
  'GET /api/jobs/:id/applicants': { ...employers(404), support: 404, admin: 404 },
  'GET /api/job-applications/by-job/:id': { ...employers(404), support: 404, admin: 404 },
  // Nobody's application and nobody's interview; who may do what is in interviews.db.test.ts.
  'POST /api/interview-proposals/:id': employers(404),
  'POST /api/interviews/:id/pick': seekers(404),
  'POST /api/interviews/:id/ask': seekers(404),
  'POST /api/interviews/:id/cancel': employers(404),
  'GET /api/interviews/:id/calendar': { ...seekers(404), household: 404, business: 404 },
  // Staff have verified none of these employers.
  'POST /api/employer-interests/job-seeker/:id': employers(403),
  'GET /api/training-status/has-employer-interest': seekers(200),
  'GET /api/job-offers': seekers(200),
  'GET /api/job-offers/:id': seekers(404),
  'POST /api/job-offers/:id/accept': seekers(404),
  'POST /api/job-offers/:id/decline': seekers(404),
  'GET /api/employer/offers': employers(200),
  'POST /api/employer/offers/:id/withdraw': employers(404),
  // Not verified by staff.
  'POST /api/employer/offers/:id/confirm': employers(403),
  'GET /api/placements': { ...seekers(200), household: 200, business: 200 },
  // Nobody's placement, and nobody to read of; those of others are not there either (placements.db.test.ts, reviews.db.test.ts).
  'POST /api/placements/:id/end': { ...seekers(404), household: 404, business: 404 },
  'POST /api/placements/:id/check-in': seekers(404),
  'POST /api/placements/:id/review': { ...seekers(404), household: 404, business: 404 },
  'GET /api/job-seekers/:id/reviews': finders(404),
  'GET /api/jobs/:id/employer-reviews': { ...seekers(404), support: 404, admin: 404 },
  'POST /api/admin/check-ins/:id/close': staff(404),
  'POST /api/admin/reports/:id/close': staff(404),
  'GET /api/admin/employers': administrators(200),
  'POST /api/admin/employers/:id/verify': administrators(404),
  'GET /api/documents': documentOwners(200),
  // No such document in the catalogue; documents of others are in documents/access.db.test.ts.
  'POST /api/job-seeker/documents': seekers(404),
  'POST /api/employer/documents': employers(404),
  'POST /api/documents/:documentId/from-upload': documentOwners(404),
  'POST /api/documents/:documentId/uploads': documentOwners(404),
  // Nobody's upload; that of another person is not there either (uploads/tus.db.test.ts).
  'OPTIONS /api/uploads/:id': everyone(204),
  'HEAD /api/uploads/:id': documentOwners(404),
  'PATCH /api/uploads/:id': documentOwners(404),
  'DELETE /api/uploads/:id': documentOwners(404),
  'GET /api/documents/:documentId/file': documentOwners(404),
  'DELETE /api/documents/:documentId': documentOwners(404),
  'GET /api/admin/documents': staff(200),
  'GET /api/admin/documents/:id': staff(404),
  'GET /api/admin/documents/:id/pages/:page': staff(404),
  'POST /api/admin/documents/:id/verify': staff(404),
  'POST /api/admin/documents/:id/reject': staff(404),
  'GET /api/admin/document-catalogue': staff(200),
  'POST /api/admin/document-catalogue': administrators(200),
  'PUT /api/admin/document-catalogue/:id': administrators(404),
  'GET /api/admin/training': staff(200),
  'POST /api/admin/training': administrators(200),
  'PUT /api/admin/training/order': administrators(200),
  // No such module.
  'GET /api/admin/training/:id': staff(404),
  'PUT /api/admin/training/:id': administrators(404),
  'POST /api/admin/training/:id/film': administrators(404),
  'POST /api/admin/training/:id/pictures': administrators(404),
  'GET /api/admin/training/:id/pictures/:pictureId': staff(404),
  'POST /api/admin/training/:id/publish': administrators(404),
  'PUT /api/admin/training/:id/retired': administrators(404),
  'GET /api/admin/doubtful-texts': staff(200),
  'POST /api/admin/doubtful-texts/:kind/:id/review': staff(404),

  'POST /api/partners/register': everyone(201),
  'POST /api/partners/login': everyone(401),
  'POST /api/partners/logout': everyone(200),
  'GET /api/partners/exists/:username': everyone(200),
  'GET /api/partners/news': { ...nobody, partner: 200, otherPartner: 200 },

  'POST /api/staff/second-factor': staff(200),
  // There is nothing to confirm yet.
  'POST /api/staff/second-factor/confirm': staff(403),

  'POST /api/site/browser-faults': everyone(204),
  'GET /api/saved-searches': seekers(200),
  'POST /api/saved-searches': seekers(200),
  'DELETE /api/saved-searches/:id': seekers(200),
  'POST /api/saved-searches/stop': everyone(200),
  'GET /api/job-preferences/jobs/messages': seekers(200),
  'GET /api/conversations': { ...finders(200), seeker: 200, otherSeeker: 200 },
  'POST /api/conversations': { ...seekers(200), household: 200, business: 200 },
  // The sample id belongs to no conversation; messages/access.db.test.ts tests the conversations of others.
  'GET /api/conversations/:id': { ...finders(404), seeker: 404, otherSeeker: 404 },
  'GET /api/conversations/:id/messages': { ...finders(404), seeker: 404, otherSeeker: 404 },
  'POST /api/conversations/:id/messages': { ...finders(404), seeker: 404, otherSeeker: 404 },
  'PUT /api/conversations/:id/read': { ...finders(404), seeker: 404, otherSeeker: 404 },
  'PUT /api/conversations/:id/block': { ...seekers(404), household: 404, business: 404 },
  'GET /api/unread-messages': { ...finders(200), seeker: 200, otherSeeker: 200 },
  'GET /api/messages': { ...finders(200), seeker: 200, otherSeeker: 200 },
  'GET /api/admin/urgent': staff(200),
  'POST /api/admin/money-requests/:id/review': staff(404),
  'GET /api/events': account(200),
  'GET /api/guarantors': seekers(200),
  'POST /api/guarantors': seekers(200),
  // Nobody's guarantor; those of others are not there either (guarantors.db.test.ts).
  'PUT /api/guarantors/:id': seekers(404),
  'DELETE /api/guarantors/:id': seekers(404),
  'POST /api/guarantors/:id/remind': seekers(404),
  // By links that nobody signed. Erasing needs no entry: the sample's link is ours.
  'GET /api/guarantor-requests': everyone(400),
  'POST /api/guarantor-requests/confirm': everyone(400),
  'POST /api/guarantor-requests/refuse': everyone(400),
  'POST /api/guarantor-requests/correct': everyone(400),
  'POST /api/guarantor-requests/erase': everyone(200),
  'POST /api/admin/shared-guarantors/:id/review': staff(404),
  'GET /api/training-status/status-with-modules': seekers(200),
  // Nobody's module; whose progress is whose is in training/progress.db.test.ts.
  'GET /api/training-status/complete-module/:id': seekers(404),
  'POST /api/training-status/complete-module/:id': seekers(404),
  'GET /api/training/modules/:id': seekers(404),
  'POST /api/training/modules/:id/watched': seekers(404),
  'POST /api/training/modules/:id/answers': seekers(404),
  'GET /api/training/modules/:id/film': learnersAndStaff(404),
  'GET /api/training/modules/:id/poster': learnersAndStaff(404),
  'GET /api/training/modules/:id/pictures/:scene': learnersAndStaff(404),
  'GET /api/training/modules/:id/captions/:language': learnersAndStaff(404),
  // Nobody's number; what each state answers is in certificates/*.db.test.ts.
  'GET /api/certificates/:number': everyone(404),
  'GET /api/certificate-check': everyone(200),
  'GET /api/training/certificate': seekers(200),
  'GET /api/training/certificate/file': seekers(404),
  'GET /api/admin/certificates/:number': staff(404),
  'POST /api/admin/certificates/:number/revoke': staff(404),
  'POST /api/admin/certificates/:number/reinstate': staff(404),
  'GET /api/notices/preferences': { ...seekers(200), household: 200, business: 200 },
  'PUT /api/notices/preferences': { ...seekers(200), household: 200, business: 200 },
  'POST /api/notices/stop': everyone(200),
  'POST /api/newsletter/subscribe': everyone(200),
  // The sample's links are ours, but lead to nobody: nothing to confirm, and nothing left to end.
  'POST /api/newsletter/confirm': everyone(400),
  'POST /api/newsletter/unsubscribe': everyone(200),
  'GET /api/openapi.json': everyone(200),
  'GET /healthz': everyone(200),
  'GET /readyz': everyone(200),
  'GET /metrics': { ...everyone(404), operator: 200 },
}

/** Routes that are no endpoints: public pages, the files beside them, and what developers see on their own machine. */
const pageRoutes =
  /^(GET|HEAD) (\*|\/(assets|fonts|illustrations|locales|share)\/.+|\/favicon\.(svg|ico)|\/certificates-worker\.js(\.br|\.gz)?|\/sitemap\.xml|\/robots\.txt|\/dev\/mail.*)$/

const { app, database } = await testApp({ pages: true, environment: { RATE_LIMIT_FACTOR: '1000' } })
// So that no administrator of the table is the last one.
await makePerson(database, 'admin')

/** How a caller shows up: by a cookie, a bearer, or nothing. */
async function headersOf(caller: Caller): Promise<{ [name: string]: string }> {
  const kind = callers[caller]
  if (kind === null) return caller === 'operator' ? { authorization: `Bearer ${operatorToken}` } : {}
  const person = await makePerson(database, kind)
  const session = await sessionOf(database, person)
  if (caller === 'disabled') {
    await setDisabled(database.executor, emit, person.id, true)
  }
  if (caller === 'expired') {
    await sql`update sessions set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
      where account_id = ${person.id}`.execute(database.executor)
  }
  return { cookie: `session=${session}` }
}
const isCaller = (name: string): name is Caller => Object.hasOwn(callers, name)
const everyCaller = Object.keys(callers).filter(isCaller)
const routes = await new Promise<string[]>((resolve) => {
  void app.ready(() => resolve(readRoutes(app.printRoutes({ commonPrefix: false }))))
})

/** Reads Fastify's own drawing of its route tree, so that no route can hide from the walk. */
function readRoutes(drawing: string): string[] {
  const parents: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const branch = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/u.exec(line)
    if (branch === null) return []
    const [, indent = '', text = '', methods] = branch
    const depth = indent.length / 4
    parents[depth] = text
    const path = parents.slice(0, depth + 1).join('')
    return (methods ?? '')
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${path}`)
  })
}

test('the reviewed table names every endpoint of the contract and no other', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(everyCall.map((call) => call.name).toSorted())
})

test('every route that answers is an endpoint of the contract, or a page', () => {
  const known = new Set(everyCall.flatMap(({ name }) => [name, name.replace(/^GET/, 'HEAD')]))
  expect(routes.length).toBeGreaterThan(everyCall.length)
  expect(routes.filter((route) => !known.has(route) && !pageRoutes.test(route))).toEqual([])
  for (const { name } of everyCall) expect(routes).toContain(name)
})

test.each(everyCall)('$name answers each caller as the table says', async (call) => {
  const answers: { [caller: string]: number } = {}
  for (const caller of everyCaller) {
    answers[caller] = (await sendSample(app, call, await headersOf(caller))).statusCode
  }
  expect(answers).toEqual(matrix[call.name])
})

test('no call that carries a password is remembered by a key, not even as a hash', () => {
  const carries = everyCall.filter(({ sample }) => /password/i.test(JSON.stringify(sample.body ?? {})))
  expect(carries.length).toBeGreaterThan(8)
  expect(carries.filter(({ endpoint }) => endpoint.creates === true)).toEqual([])
})

test('a wrong or misspelt operator token opens nothing', async () => {
  for (const authorization of [
    'Bearer wrong',
    `Basic ${operatorToken}`,
    operatorToken,
    `Bearer ${operatorToken}x`,
    'Bearer ',
  ]) {
    const answer = await app.inject({ url: '/metrics', headers: { authorization } })
    expect(answer.statusCode, authorization).toBe(404)
  }
})

test('without a token in the settings there are no figures for anyone', async () => {
  const { app: closed } = await testApp({ environment: { METRICS_TOKEN: '' } })
  const answer = await closed.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })
  expect(answer.statusCode).toBe(404)
})
