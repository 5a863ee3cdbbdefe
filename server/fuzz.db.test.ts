import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openApiDocument } from '../contract/openapi.ts'
import { unlistedStatuses } from '../contract/openapi/fixed-parts.ts'
import { operatorToken } from './testing/app.ts'
import { everyCall, ownPageHeaders } from './testing/calls.ts'
import { fuzzSeed, hostileCallers, rightCaller } from './testing/hostile-callers.ts'
import { hostileCalls } from './testing/hostile-calls.ts'

/** Requests in all, over every endpoint and some addresses that are none. `npm run fuzz` sends many more. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2_000)
const isLong = process.env['FUZZ_REQUESTS'] !== undefined
/** Hostile values for each field of each call. */
const valuesPerField = isLong ? 20 : 2
const seed = fuzzSeed
const { port, sent, statusOf, cookieOf, forgetWhoChanged } = await hostileCallers()

/** Any UTF-16, halves of pairs included. */
const anyUnit = fc.nat({ max: 0xff_ff }).map((unit) => String.fromCharCode(unit))
const evilText = fc.oneof(
  fc.string({ unit: anyUnit, maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\uD800',
    'ሀሐኀ አዲስ አበባ',
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    'x'.repeat(5_000),
    '<script>',
    '{{7*7}}',
    '__proto__',
    '1e999',
    '-0',
    'NaN',
    '0000-01-01',
    '9999-12-31',
    '2147483648',
  ),
)
const evilValue: fc.Arbitrary<unknown> = fc.oneof(
  evilText,
  fc.double(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.array(evilText, { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** A valid body with one field broken, missing or added, or no such body at all. */
function bodyFor(sample: object | undefined): fc.Arbitrary<string | undefined> {
  const fields = Object.entries(sample ?? {})
  const broken = fc
    .tuple(
      fc.nat(Math.max(0, fields.length - 1)),
      evilValue,
      fc.constantFrom('change', 'drop', 'add', 'keep'),
      evilText,
    )
    .map(([index, value, act, name]) => {
      const copy = Object.fromEntries(fields)
      const field = fields[index]?.[0] ?? name
      if (act === 'change') copy[field] = value
      if (act === 'drop') delete copy[field]
      if (act === 'add') copy[name] = value
      return JSON.stringify(copy)
    })
  const repeated = fc.constant(`{"page":"a","page":{"page":[]},"page":"b"}`)
  const nested = fc.constant('['.repeat(20_000) + ']'.repeat(20_000))
  const huge = fc.constant(JSON.stringify({ page: 'x'.repeat(200_000) }))
  return fc.oneof(
    { weight: 6, arbitrary: broken },
    { weight: 2, arbitrary: evilText },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: repeated },
    { weight: 1, arbitrary: nested },
    { weight: 1, arbitrary: huge },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

const headerValue = evilText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 3_000))
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-7',
      'application/offset+octet-stream',
      '',
    ),
    accept: fc.constantFrom('text/html', 'application/json', '*/*', ''),
    'accept-language': fc.oneof(fc.constantFrom('am', 'om;q=0.1', ',,,;q='), headerValue),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'identity', '*', 'br;q=0,gzip'),
    cookie: fc.oneof(
      fc.constantFrom('lng=am', 'lng=%', 'lng', '=;=;', 'sign-out=1', 'signed-in=ADMIN'),
      headerValue,
    ),
    'x-language': fc.oneof(fc.constantFrom('am', 'om'), headerValue),
    'x-account': headerValue,
    origin: fc.constantFrom('null', 'http://evil.example', 'nonsense'),
    'if-none-match': headerValue,
    'last-event-id': fc.oneof(fc.nat().map(String), headerValue),
    authorization: headerValue,
    'x-forwarded-host': headerValue,
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'lines=1'),
    'tus-resumable': fc.oneof(
      { weight: 3, arbitrary: fc.constant('1.0.0') },
      { weight: 1, arbitrary: headerValue },
    ),
    'upload-offset': fc.oneof(fc.nat().map(String), headerValue),
    'upload-length': fc.oneof(fc.nat().map(String), headerValue),
    'upload-metadata': headerValue,
  },
  { requiredKeys: [] },
)
const methods = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS')
const everyCaller = ['anonymous', 'seeker', 'household', 'admin'] as const
const callers = fc.constantFrom(...everyCaller)
const tail = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: evilText.map((text) => `?q=${safeEncode(text)}&q=2&lng=${safeEncode(text)}`) },
  { weight: 1, arbitrary: fc.constantFrom('?lng=am', '?%', '?a[]=1&a[b]=2', '/%', '/%2e%2e/', '//', '#x') },
)

function safeEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 2_000)
}

const { paths } = openApiDocument({ version: '0.0.0', email: 'hello@abronet.example' })
/** The statuses that the OpenAPI document lists for an endpoint. */
function documentedOf(name: string): number[] {
  const [method = '', path = ''] = name.split(' ')
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  return [...Object.keys(operation?.responses ?? {}).map(Number), ...unlistedStatuses]
}

const targets = [
  ...everyCall.map((call) => ({
    documented: documentedOf(call.name),
    name: call.name,
    method: call.method,
    path: call.path,
    body: call.sample.body,
    access: call.endpoint.access,
    own: ownPageHeaders(call.endpoint),
  })),
  { name: 'pages', method: 'GET', path: '/', body: undefined, access: 'anyone', own: {}, documented: null },
  {
    name: 'copies of pages',
    method: 'GET',
    path: '/am/login',
    body: undefined,
    access: 'anyone',
    own: {},
    documented: null,
  },
  {
    name: 'files',
    method: 'GET',
    path: '/locales/am/translation.json',
    body: undefined,
    access: 'anyone',
    own: {},
    documented: null,
  },
]
const hostileTargets = everyCall.map((call) => ({ ...call, calls: hostileCalls(call, valuesPerField) }))
const hostileRequests = hostileTargets.reduce((sum, { calls }) => sum + calls.length, 0)
const share = Math.ceil(Math.max(requests - hostileRequests, requests / 2) / targets.length)

/** Names and addresses that are to be new are so at every call, or only the first would get far. */
const withNewNames = (body: string | undefined) =>
  body?.replaceAll(/"(username|email)":"(?=[a-z])/g, `"$1":"n${sent()}.`)

test.each(hostileTargets)('hostile values in each field of $name never break it', async (target) => {
  const { method, endpoint, calls } = target
  const caller = rightCaller(endpoint.access)
  const key = endpoint.access === 'operator' ? { authorization: `Bearer ${operatorToken}` } : {}
  const broken: string[] = []
  for (const { what, path, body } of calls) {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const own = ownPageHeaders(endpoint)
    const sentHeaders = { ...type, ...key, ...own, cookie: await cookieOf(caller) }
    const status = await statusOf(method, path, sentHeaders, withNewNames(body))
    forgetWhoChanged(caller, method, status)
    if (status >= 500) broken.push(`${status}: ${what} ${(body ?? path).slice(0, 300)}`)
  }
  expect(broken).toEqual([])
})

test.each(targets)(`${share} requests to $name, well and badly formed, never break it`, async (target) => {
  const method = fc.oneof(
    { weight: 4, arbitrary: fc.constant(target.method) },
    { weight: 1, arbitrary: methods },
  )
  const asked = (
    caller: (typeof everyCaller)[number],
    verb: string = target.method,
  ): [typeof caller, string, { 'content-type': 'application/json' }, string | undefined, string] => {
    const body = target.body === undefined ? undefined : JSON.stringify(target.body)
    return [caller, verb, { 'content-type': 'application/json' }, body, '']
  }
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(
      callers,
      method,
      headers,
      bodyFor(target.body),
      tail,
      async (caller, verb, given, body, rest) => {
        const key = target.access === 'operator' ? { authorization: `Bearer ${operatorToken}` } : {}
        const cookie = await cookieOf(caller, given.cookie)
        const status = await statusOf(
          verb,
          target.path + rest,
          { ...target.own, ...given, ...key, cookie },
          body,
        )
        forgetWhoChanged(caller, verb, status, given.cookie)
        statuses.add(status)
        expect(status).toBeLessThan(500)
        const isItsOwn = verb === target.method && (rest === '' || rest.startsWith('?'))
        const listed = isItsOwn ? target.documented : null
        expect(listed === null || listed.includes(status), `${status} is in the document`).toBe(true)
      },
    ),
    // As it should be asked, by each of them, and by a method that nothing of ours has, before all that is wrong.
    {
      seed,
      numRuns: share + everyCaller.length + 1,
      examples: [...everyCaller.map((caller) => asked(caller)), asked('anonymous', 'PATCH')],
    },
  )
  // A walk that only ever met one answer would have tested nothing.
  expect(statuses.size).toBeGreaterThan(1)
})

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header that never ends', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  [
    'two lengths',
    'POST /api/site/browser-faults HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\n{}',
    400,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'broken chunks',
    'POST /api/site/browser-faults HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
    400,
  ],
  ['an address that cannot be decoded', 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', 400],
  ['one host twice', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n\r\n', 400],
])('%s is refused in the same envelope', async (_what, bytes, status) => {
  const answer = await raw(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).not.toMatch(/\n\s+at |node:internal/)
})

function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(60_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (data) => {
      answer += data.toString()
      socket.end()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test('after all of this the process answers as before', async () => {
  expect(await statusOf('GET', '/readyz', {}, undefined)).toBe(200)
  expect(sent()).toBeGreaterThan(requests)
  if (isLong) process.stdout.write(`\n${sent()} requests were sent with the seed ${seed}.\n`)
})
