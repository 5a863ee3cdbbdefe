import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { browser, makePerson, signedIn, testPassword } from '../../testing/accounts.ts'
import { operatorToken, testApp, testSecretKey } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import { cardPicture, catalogue, documentOf, sendDocument } from '../../testing/documents.ts'
import { temporaryFolder } from '../../testing/folder.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication } from '../../testing/seekers.ts'

// The addresses under which a file is given out, asked in every way that HTTP knows by everybody who must not have it.

const folder = await temporaryFolder()
const environment = { RATE_LIMIT_FACTOR: '1000', DATA_DIR: folder }
const { app, database, disk } = await testApp({ pages: true, environment })
const { executor } = database
const host = 'abronet.example'
const { app: production } = await testApp({
  database,
  environment: {
    ...environment,
    NODE_ENV: 'production',
    PUBLIC_URL: `https://${host}`,
    SECRET_KEY: testSecretKey,
  },
})

type Kind = Parameters<typeof makePerson>[1]
const somebody = async (kind: Kind) => signedIn(app, database, await makePerson(database, kind))
const { identityCard } = catalogue
const seeker = await somebody('seeker')
await sendDocument(seeker, identityCard, await cardPicture())
const document = await documentOf(database, seeker, identityCard)
const employer = await somebody('household')
const jobId = await makeJob(database, employer.person.id)
await makeApplication(database, { jobId, seekerId: seeker.person.id })

const fileAddress = `/api/documents/${identityCard}/file`
const pageAddress = `/api/admin/documents/${document.id}/pages/1?version=${document.version}`
const addresses = [fileAddress, pageAddress, `/api/admin/documents/${document.id}`]

type Headers = { [name: string]: string }
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
const cookieOf = ({ jar }: { jar: ReadonlyMap<string, string> }): Headers => ({
  cookie: `session=${jar.get('session') ?? ''}`,
})
const ask = (url: string, headers: Headers, method: Method = 'GET') => app.inject({ method, url, headers })

const own = await ask(fileAddress, cookieOf(seeker))
const etag = String(own.headers['etag'])
const stored: Buffer[] = []
for await (const name of disk.names()) {
  const content = await disk.read(name.split('/').at(-1) ?? '', { start: 0, end: 1_000_000 })
  if (content !== null) stored.push(await buffer(content))
}

/** Also a part of it, and what is in the store. */
function givesFile({ rawPayload }: Pick<LightMyRequestResponse, 'rawPayload'>): boolean {
  const known = [own.rawPayload, ...stored].flatMap((file) => [file.subarray(0, 24), file.subarray(-24)])
  return rawPayload.includes('RIFF') || known.some((part) => rawPayload.includes(part))
}

async function endedSession(): Promise<Headers> {
  const again = await signedIn(app, database, seeker.person)
  const headers = cookieOf(again)
  await again.post('/api/auth/logout')
  return headers
}
async function hintToken(): Promise<string> {
  const login = { identifier: seeker.person.username, password: testPassword }
  const answer = await browser(app).post('/api/auth/login', login)
  return answer.json<{ data: { token: string } }>().data.token
}
async function disabledSession(): Promise<Headers> {
  const who = await somebody('admin')
  await executor
    .updateTable('accounts')
    .set({ disabled_at: new Date() })
    .where('id', '=', who.person.id)
    .execute()
  return cookieOf(who)
}

const strangers: { readonly [name: string]: Headers } = {
  'somebody who is not signed in': {},
  'the operator': { authorization: `Bearer ${operatorToken}` },
  'another seeker': cookieOf(await somebody('seeker')),
  'an employer whom the seeker applied to': cookieOf(employer),
  'another business': cookieOf(await somebody('business')),
  'a partner': cookieOf(await somebody('partner')),
  'a disabled member of staff': await disabledSession(),
  'the seeker after signing out': await endedSession(),
  'a script with the token of the seeker': { authorization: `Bearer ${await hintToken()}` },
}

/** What a browser, a cache between them and a curious person send. */
const ways: { readonly [name: string]: Headers } = {
  plainly: {},
  'as a reader of pages': { accept: 'text/html' },
  'for its first bytes': { range: 'bytes=0-9' },
  'for its last bytes': { range: 'bytes=-10' },
  'beyond its end': { range: 'bytes=99999999-' },
  'with the etag of its owner': { 'if-none-match': etag },
  'for the rest of what its owner has': { range: 'bytes=5-', 'if-range': etag },
  'as changed since long ago': { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  'as its owner behind a proxy': { 'x-account': seeker.person.id, 'x-forwarded-for': '127.0.0.1' },
  'by another name of the address': { 'x-original-url': fileAddress, 'x-rewrite-url': fileAddress },
  'by another method': { 'x-http-method-override': 'GET' },
}

test('the owner and staff do get it at these addresses, and nothing on the way may keep it', async () => {
  expect(own.statusCode).toBe(200)
  expect(givesFile(own)).toBe(true)
  expect(own.headers['cache-control']).toBe('no-store')
  const staff = await somebody('support')
  const page = await ask(pageAddress, cookieOf(staff))
  expect(givesFile(page)).toBe(true)
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['etag']).toBeUndefined()
  const head = await ask(fileAddress, cookieOf(seeker), 'HEAD')
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  const again = await ask(fileAddress, { ...cookieOf(seeker), 'if-none-match': etag })
  expect(again.headers['cache-control']).toBe('no-store')
})

test.each(Object.keys(strangers))(
  'DOC-25 %s gets neither a byte nor the length of it, however it is asked for',
  async (name) => {
    for (const [way, headers] of Object.entries(ways))
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'OPTIONS'] as const)
        for (const address of addresses) {
          const about = `${method} ${address} ${way}`
          const answer = await ask(address, { ...strangers[name], ...headers }, method)
          expect(givesFile(answer), about).toBe(false)
          expect([400, 401, 403, 404, 405, 409, 415, 421], about).toContain(answer.statusCode)
          expect(answer.headers, about).not.toHaveProperty('etag')
          expect(answer.headers, about).not.toHaveProperty('content-range')
          expect(answer.headers['cache-control'], about).toBe('no-store')
          for (const secret of [document.version, document.fileId ?? ''])
            expect(answer.body, about).not.toContain(secret)
        }
  },
)

test('DOC-25 another seeker gets their own file at the same address, also with the etag of somebody else', async () => {
  const other = await somebody('seeker')
  await sendDocument(other, identityCard, await cardPicture('#a26'))
  for (const headers of Object.values(ways)) {
    const answer = await ask(fileAddress, { ...headers, ...cookieOf(other), 'x-account': other.person.id })
    expect(answer.rawPayload.equals(own.rawPayload)).toBe(false)
    expect(answer.statusCode).not.toBe(304)
    expect(answer.headers['etag']).not.toBe(etag)
  }
})

test.each(Object.keys(strangers))('%s changes nothing about it', async (name) => {
  const { id, version } = document
  const headers = strangers[name] ?? {}
  const act = async (method: 'POST' | 'DELETE', url: string, payload: object = {}) =>
    (await app.inject({ method, url, headers, payload })).statusCode
  const codes = [
    await act('POST', `/api/admin/documents/${id}/verify`, { version }),
    await act('POST', `/api/admin/documents/${id}/reject`, { version, rejection: 'UNSAFE', note: '' }),
    await act('POST', `/api/documents/${identityCard}/from-upload`, { uploadId: version }),
    await act('POST', `/api/documents/${id}/from-upload`, { uploadId: version }),
    await act('DELETE', `/api/documents/${id}`),
  ]
  for (const code of codes) expect([401, 403, 404]).toContain(code)
  // Of their own, of which there is none.
  await act('DELETE', `/api/documents/${identityCard}`)
  expect(await documentOf(database, seeker, identityCard)).toEqual(document)
})

test('DOC-25 staff who have not shown a second factor see neither the list nor a page in production', async () => {
  const staff = await somebody('admin')
  for (const url of ['/api/admin/documents', `/api/admin/documents/${document.id}`, pageAddress]) {
    const session = staff.jar.get('session') ?? ''
    const headers = { host, cookie: `__Host-session=${session}` }
    const answer = await production.inject({ url, headers })
    expect(answer.json(), url).toMatchObject({ code: 'second_factor_missing' })
    expect(givesFile(answer), url).toBe(false)
  }
  expect(await actsOf(database, staff.person)).toEqual([])
})

/** As it is, where a client of the library would put the path in order. */
const rawPath = (origin: string, path: string, headers: Headers) =>
  new Promise<{ status: number; rawPayload: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const asked = httpRequest({ hostname, port, path, headers })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      buffer(answer).then((rawPayload) => resolve({ status: answer.statusCode ?? 0, rawPayload }), reject)
    })
    asked.end()
  })

test('DOC-25 no path leads from a served folder to the store, also for its owner', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const targets = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(1))
  expect(targets.filter((target) => target.includes('/objects/')).length).toBeGreaterThan(1)
  const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..%252f', '....//', '..;/', '.%00./']
  const paths = ['', 'assets/', 'share/', 'api/documents/', 'am/', 'api/users/'].flatMap((served) =>
    targets.flatMap((target) => [
      `/${served}/${target}`,
      `/${served}${encodeURIComponent(`/${target}`)}`,
      ...ups.map((up) => `/${served}${up.repeat(10)}${target}`),
    ]),
  )
  for (const path of paths) {
    const answer = await rawPath(origin, path, cookieOf(seeker))
    expect(givesFile(answer), path).toBe(false)
    expect(answer.status, path).toBeGreaterThanOrEqual(400)
    expect(answer.status, path).toBeLessThan(500)
  }
})

afterEach(() =>
  sql`alter table audit_log drop constraint if exists nothing_can_be_recorded`.execute(executor),
)

test('ADM-35 each opening by staff is recorded before a byte leaves: what cannot be recorded is not shown', async () => {
  const staff = await somebody('support')
  const open = { act: 'document.open', target_id: document.id }
  await ask(pageAddress, cookieOf(staff))
  await ask(pageAddress, { ...cookieOf(staff), range: 'bytes=0-3' })
  await ask(pageAddress, cookieOf(staff), 'HEAD')
  expect(await actsOf(database, staff.person)).toEqual([open, open, open])
  await sql`alter table audit_log add constraint nothing_can_be_recorded check (false) not valid`.execute(
    executor,
  )
  const refused = await ask(pageAddress, cookieOf(staff))
  expect(refused.statusCode).toBe(500)
  expect(givesFile(refused)).toBe(false)
})
