import { randomBytes } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { defineEndpoints, stream, type FileAnswer } from '../../../contract/endpoint.ts'
import { testApp } from '../../testing/app.ts'
import { testBinding } from '../../testing/binding.ts'
import { StorageUnavailable, UnreadableFile } from '../storage/failures.ts'
import { objectName } from '../storage/file-disk.ts'
import { bindEndpoints } from './bind.ts'

const types = ['image/webp', 'video/mp4', 'application/pdf'] as const
const endpoints = defineEndpoints({
  'GET /test/file': {
    summary: 'Whatever a test gives it',
    access: 'anyone',
    answers: { 200: stream(types) },
    errors: [],
  },
})

const { app, database, files, disk } = await testApp()
let answer: { body: FileAnswer<(typeof types)[number]>; keepSeconds?: number }
bindEndpoints(
  app,
  endpoints,
  { 'GET /test/file': async () => ({ status: 200 as const, ...answer }) },
  testBinding(app, database),
)
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0

const content = randomBytes(200_000)
const id = await files.write(content)
const opened = async () => {
  const file = await files.open(id)
  if (file === null) throw new Error('The file of the test is gone')
  return file
}
const pdf = { type: 'application/pdf', file: await opened(), version: 'v1' } as const
/** Over a connection, as it comes. */
const download = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`http://127.0.0.1:${port}/api/test/file`, resolve).once('error', reject)
  })
const ask = async (headers: { [name: string]: string } = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const {
    statusCode: status,
    rawPayload,
    headers: given,
  } = await app.inject({ method, url: '/api/test/file', headers })
  return { status, bytes: rawPayload, headers: given }
}

test('a whole file, which nobody keeps, nothing runs in and no browser takes for another type', async () => {
  answer = { body: pdf }
  const { status, bytes, headers } = await ask()
  expect(status).toBe(200)
  expect(bytes.equals(content)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '200000',
    'accept-ranges': 'bytes',
    etag: '"v1"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  })
  expect(headers['content-range']).toBeUndefined()
})

describe('Range', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=65530-65545', 65_530, 65_545],
    ['bytes=131072-', 131_072, 199_999],
    ['bytes=199999-999999999', 199_999, 199_999],
    ['bytes=-5', 199_995, 199_999],
    ['bytes=-300000', 0, 199_999],
    ['Bytes=5-9', 5, 9],
  ])('%s is answered with that part', async (range, start, end) => {
    answer = { body: pdf }
    const { status, bytes, headers } = await ask({ range })
    expect([status, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/200000`])
    expect(headers['content-length']).toBe(String(end - start + 1))
    expect(bytes.equals(content.subarray(start, end + 1))).toBe(true)
  })

  test.each([
    'bytes=0-1,5-9',
    'bytes=9-5',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes 0-5',
    'items=0-5',
    'bytes=1-2-3',
  ])('%s is no single part: the whole is answered', async (range) => {
    answer = { body: pdf }
    const { status, bytes } = await ask({ range })
    expect([status, bytes.length]).toEqual([200, 200_000])
  })

  test.each(['bytes=200000-', 'bytes=200000-200001', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    '%s is not there: refused with the length of the file',
    async (range) => {
      answer = { body: pdf, keepSeconds: 60 }
      const { status, bytes, headers } = await ask({ range })
      expect([status, headers['content-range']]).toEqual([416, 'bytes */200000'])
      expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'range_not_satisfiable' })
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  test.each([
    ['the same version', '"v1"', 206],
    ['another version', '"v0"', 200],
    ['a weak name', 'W/"v1"', 200],
    ['a date', 'Wed, 21 Oct 2015 07:28:00 GMT', 200],
  ])('with If-Range of %s', async (_what, ifRange, expected) => {
    answer = { body: pdf }
    const { status, bytes } = await ask({ range: 'bytes=1-3', 'if-range': ifRange })
    expect([status, bytes.length]).toEqual([expected, expected === 206 ? 3 : 200_000])
  })

  test('of an empty file there is no part, and the whole is nothing', async () => {
    const file = await files.open(await files.write(new Uint8Array()))
    if (file === null) throw new Error('The empty file is gone')
    answer = { body: { ...pdf, file } }
    expect((await ask({ range: 'bytes=0-' })).status).toBe(416)
    expect(await ask()).toMatchObject({
      status: 200,
      bytes: Buffer.alloc(0),
      headers: { 'content-length': '0' },
    })
  })
})

test('HEAD tells length and version, and opens nothing', async () => {
  const read = vi.fn<FileAnswer['file']['read']>()
  answer = { body: { ...pdf, file: { ...pdf.file, read } } }
  const { status, bytes, headers } = await ask({ range: 'bytes=1-3' }, 'HEAD')
  expect([status, bytes.length, headers['content-length'], headers.etag]).toEqual([200, 0, '200000', '"v1"'])
  expect(read).not.toHaveBeenCalled()
})

test('a picture is shown, and may be kept by the browser of this person where the handler says so', async () => {
  answer = { body: { ...pdf, type: 'image/webp' }, keepSeconds: 60 }
  const { headers } = await ask()
  expect(headers['content-disposition']).toBe('inline')
  expect(headers).toMatchObject({ 'cache-control': 'private, max-age=60, immutable', vary: 'Cookie' })
})

test.each(['image/webp', 'video/mp4'] as const)(
  '%s whose address names its version is shown, and kept for everyone on the phone',
  async (type) => {
    answer = { body: { ...pdf, type, isLasting: true } }
    const kept = 'private, max-age=31536000, immutable'
    for (const range of [{}, { range: 'bytes=5-9' }]) {
      const { headers } = await ask(range)
      expect([headers['content-disposition'], headers['cache-control'], headers['vary']]).toEqual([
        'inline',
        kept,
        undefined,
      ])
    }
    expect((await ask({ range: 'bytes=200000-' })).headers['cache-control']).toBe('no-store')
    answer = { body: { ...pdf, type } }
    expect((await ask()).headers['cache-control']).toBe('no-store')
  },
)

test.each([
  ['Identity card.pdf', 'filename="Identity card.pdf"', 'Identity%20card.pdf'],
  ['መታወቂያ.pdf', 'filename="_____.pdf"', '%E1%88%98%E1%89%B3%E1%8B%88%E1%89%82%E1%8B%AB.pdf'],
  ['../a\\b"c\r\nSet-Cookie: d=e', 'filename=".._a_b_c__Set-Cookie_ d_e"', '.._a_b_c__Set-Cookie_%20d%3De'],
  ["it's (1)*.pdf", 'filename="it_s (1)_.pdf"', 'it%27s%20%281%29_.pdf'],
])('the name %j is safe to save by', async (name, plain, encoded) => {
  answer = { body: { ...pdf, name } }
  const { headers } = await ask()
  expect(headers['content-disposition']).toBe(`attachment; ${plain}; filename*=UTF-8''${encoded}`)
})

describe('a file that cannot be read', () => {
  test.each([
    ['is refused as unreadable', new UnreadableFile('on purpose'), 500, 'file_unreadable'],
    ['is refused for now', new StorageUnavailable('read a file', new Error('away')), 503, 'unavailable'],
  ])('%s before its first byte, and the refusal is not kept', async (_how, error, status, code) => {
    const read = () =>
      new Readable({
        read() {
          this.destroy(error)
        },
      })
    answer = { body: { ...pdf, file: { bytes: 5, read } }, keepSeconds: 60 }
    const { bytes, headers, ...refused } = await ask()
    expect([refused.status, JSON.parse(bytes.toString())]).toMatchObject([status, { code }])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
  })

  test('of which only the end was changed ends without its end, so that nobody takes it for whole', async () => {
    const long = await files.write(randomBytes(3_000_000))
    const whole = await disk.read(long, { start: 0, end: 4_000_000 })
    const object = await buffer(whole ?? Readable.from([]))
    object.writeUInt8((object.at(-1) ?? 0) ^ 1, object.length - 1)
    await disk.put(long, object)
    const file = await files.open(long)
    if (file === null) throw new Error('The long file is gone')
    answer = { body: { ...pdf, file } }
    const response = await download()
    expect(response.statusCode).toBe(200)
    await expect(response.toArray()).rejects.toThrow('aborted')
  })

  test('of an undeclared type is a failure of ours', async () => {
    answer = { body: Object.assign({ ...pdf }, { type: 'text/html' }) }
    expect((await ask()).status).toBe(500)
  })
})

describe('a client', () => {
  /** Endless, and counts what is taken of it. */
  const endless = () => {
    const source = new Readable({
      read() {
        taken.bytes += 65_536
        this.push(Buffer.alloc(65_536))
      },
    })
    const taken = { bytes: 0, source }
    return taken
  }

  test('that reads slowly is sent no more than it takes, and one that goes away closes the source', async () => {
    const taken = endless()
    answer = { body: { ...pdf, file: { bytes: 10_000_000_000, read: () => taken.source } } }
    const response = await download()
    response.pause()
    let before = -1
    // Buffers of the two sockets fill up, and then nothing more is taken.
    await expect
      .poll(
        () => {
          const isSettled = taken.bytes === before
          before = taken.bytes
          return isSettled
        },
        { interval: 300 },
      )
      .toBe(true)
    expect(taken.bytes).toBeLessThan(50_000_000)
    response.destroy()
    await expect.poll(() => taken.source.destroyed).toBe(true)
  })
})

test('DOC-25 no address outside the interface leads to a stored object', async () => {
  const name = objectName(id)
  const places = [
    `/files/${name}`,
    `/${name}`,
    `/data/files/${name}`,
    `/assets/../files/${name}`,
    `/api/files/${id}`,
    `/api/files/${name}`,
    `/storage/${id}`,
    `/%2e%2e/files/${name}`,
  ]
  for (const url of places) {
    const { statusCode, rawPayload } = await app.inject(url)
    expect([url, statusCode]).toEqual([url, 404])
    expect(rawPayload.includes(content.subarray(0, 16))).toBe(false)
  }
})
