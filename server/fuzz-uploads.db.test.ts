import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { takesForm, type Endpoint } from '../contract/endpoint.ts'
import { everyCall, type Call } from './testing/calls.ts'
import { fuzzSeed, hostileCallers, rightCaller } from './testing/hostile-callers.ts'
import { hostileCalls } from './testing/hostile-calls.ts'
import { damagedForm, formWith, multipartType, wrongForms } from './testing/hostile-multipart.ts'
import { plainPicture } from './testing/pictures.ts'
import { contentOf, identityCard } from './testing/uploads.ts'

// Files and parts of files, well and badly sent. Everything else is in fuzz.db.test.ts.

const { port, statusOf, cookieOf } = await hostileCallers()
const anyHeader = fc.string({ maxLength: 3_000 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''))

const picture = await plainPicture({ width: 80, height: 80 }).png().toBuffer()
const wrong = Object.entries(wrongForms(picture))
const takesFile = everyCall.filter(({ endpoint }) => takesForm(endpoint))

async function sendForm(
  { method, path, endpoint }: { method: string; path: string; endpoint: Endpoint },
  body: Buffer,
): Promise<number> {
  const given = { 'content-type': multipartType, cookie: await cookieOf(rightCaller(endpoint.access)) }
  return statusOf(method, path, given, Buffer.from(body))
}

test.each(wrong)('a form with %s is refused wherever files are taken', async (_what, body) => {
  expect(takesFile.length).toBeGreaterThan(0)
  for (const call of takesFile) {
    const status = await sendForm(call, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }
})

const damagedForms = 60
/** Large enough for a document too. */
const good = await plainPicture({ width: 480, height: 360 }).jpeg().toBuffer()
const documentOf = ({ sample }: Call) =>
  sample.document === undefined ? undefined : JSON.stringify(sample.document)

test.each(takesFile)(`${damagedForms} damaged forms never break $name`, async (call) => {
  // Undamaged it is read to its end: what is missing is the entry of the catalogue, if anything.
  expect([200, 404]).toContain(await sendForm(call, formWith(good, documentOf(call))))
  await fc.assert(
    fc.asyncProperty(damagedForm(picture, documentOf(call)), async (body) => {
      expect(await sendForm(call, body)).toBeLessThan(500)
    }),
    { seed: fuzzSeed, numRuns: damagedForms },
  )
})

// Beside the film of a lesson, or a picture, the document is empty.
const takesFacts = takesFile.filter(({ sample }) => Object.keys(sample.document ?? {}).length > 0)
test.each(takesFacts)(
  'hostile values in each field of the document beside the file of $name never break it',
  async (call) => {
    const { document } = call.sample
    const alone = { ...call, sample: { body: document }, endpoint: withBody(call.endpoint) }
    const calls = hostileCalls(alone, 20)
    expect(calls.length).toBeGreaterThan(20)
    for (const { what, body = '' } of calls) {
      const status = await sendForm(call, formWith(picture, body))
      expect(status, `${what} ${body.slice(0, 300)}`).toBeGreaterThanOrEqual(400)
      expect(status, `${what} ${body.slice(0, 300)}`).toBeLessThan(500)
    }
  },
)

/** As if the document were sent alone. */
const withBody = ({ upload, ...endpoint }: Endpoint): Endpoint =>
  upload === undefined ? endpoint : { ...endpoint, body: upload.document }

test.each(takesFile)(
  'a caller who goes in the middle of sending a file to $name takes nothing along',
  async (call) => {
    const head = [
      `${call.method} ${call.path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${multipartType}`,
      'Content-Length: 100000',
      `Cookie: ${await cookieOf(rightCaller(call.endpoint.access))}`,
    ]
    const [, whole = picture] = wrong.find(([what]) => what === 'two files') ?? []
    await new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${head.join('\r\n')}\r\n\r\n`)
        socket.write(whole.subarray(0, 200), () => setTimeout(() => socket.destroy(), 100))
      })
      socket.on('close', () => resolve())
      socket.on('error', reject)
    })
    expect(await statusOf('GET', '/readyz', {}, undefined)).toBe(200)
  },
)

test('where no file is taken, a form with one is refused unread', async () => {
  const others = everyCall.filter(
    ({ endpoint, method }) => !takesForm(endpoint) && method !== 'GET' && method !== 'HEAD',
  )
  const [, whole] = wrong.find(([what]) => what === 'two files') ?? ['', picture]
  for (const call of others) {
    const given = { 'content-type': multipartType, cookie: await cookieOf('seeker') }
    const status = await statusOf(call.method, call.path, given, Buffer.from(whole))
    const { access } = call.endpoint
    const refused = access !== 'anyone' && access !== 'signed' ? [415, 403, 404] : [415]
    expect(refused, call.name).toContain(status)
  }
})

test('parts of an upload at hostile offsets, of hostile lengths and kinds never break it', async () => {
  const file = Buffer.alloc(3_000, 7)
  const body = JSON.stringify(contentOf(file))
  const cookie = await cookieOf('seeker')
  const begin = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/documents/${identityCard}/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    })
    return z.object({ address: z.string() }).parse(await answer.json()).address
  }
  const header = fc.oneof(
    fc.constantFrom('0', '3000', '3001', '-1', '1e3', '0x1', '00', '9'.repeat(40), '', ' 1', 'NaN', '1.5'),
    anyHeader,
  )
  const given = fc.record(
    {
      'upload-offset': header,
      'upload-length': header,
      'upload-metadata': anyHeader,
      'upload-defer-length': header,
      'upload-concat': fc.constantFrom('partial', 'final;/a /b', ''),
      'tus-resumable': fc.constantFrom('1.0.0', '1.0.0', '1.0.0', '0.2.2', ''),
      'content-type': fc.constantFrom(
        'application/offset+octet-stream',
        'application/offset+octet-stream',
        'application/offset+octet-stream; charset=utf-8',
        'APPLICATION/OFFSET+OCTET-STREAM',
        'application/json',
        'text/plain',
      ),
      'x-http-method-override': fc.constantFrom('DELETE', 'POST'),
    },
    { requiredKeys: ['tus-resumable', 'content-type'] },
  )
  const method = fc.constantFrom('PATCH', 'PATCH', 'PATCH', 'HEAD', 'DELETE', 'OPTIONS', 'POST')
  const right = {
    'upload-offset': '0',
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
  } as const
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(method, given, fc.nat({ max: 5_000 }), async (verb, some, length) => {
      const status = await statusOf(verb, await begin(), { ...some, cookie }, Buffer.alloc(length, 7))
      statuses.add(status)
      expect(status).toBeLessThan(500)
    }),
    {
      seed: fuzzSeed,
      numRuns: 200,
      // One that is right, and each that is wrong in one thing alone.
      examples: [
        ['PATCH', right, 3_000],
        ['HEAD', right, 0],
        ['PATCH', { ...right, 'upload-offset': '3000' }, 3_000],
        ['PATCH', { ...right, 'tus-resumable': '0.2.2' }, 3_000],
        ['PATCH', { ...right, 'content-type': 'text/plain' }, 3_000],
        ['POST', right, 3_000],
      ],
    },
  )
  expect([...statuses]).toEqual(expect.arrayContaining([204, 200, 413, 412, 415, 405]))
})
