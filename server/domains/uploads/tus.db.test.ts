import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { largestDocumentBytes } from '../../../contract/rules/documents.ts'
import { makePerson, sessionOf } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { portOf } from '../../testing/port.ts'
import { contentOf, identityCard, tusPhone } from '../../testing/uploads.ts'

const stallMilliseconds = 2_000
const { app, database } = await testApp({ stallMilliseconds })
await app.listen({ port: 0, host: '127.0.0.1' })
const person = await makePerson(database, 'seeker')
const session = await sessionOf(database, person)
const phone = tusPhone(app, session)
const strangers = tusPhone(app, await sessionOf(database, await makePerson(database, 'seeker')))
const nobodysUpload = '/api/uploads/0193c2a4-7d1e-7b52-9f0c-3a6d5e8b1c47'
const envelope = z.object({ code: z.string() })
const codeOf = async (answer: Response) => envelope.parse(await answer.json()).code

/** The head of a PATCH that a test feeds by hand. */
function openPatch(address: string, bytes: number, { offset = 0, port = portOf(app) } = {}): Socket {
  const head = [
    `PATCH ${address} HTTP/1.1`,
    'Host: localhost',
    'Tus-Resumable: 1.0.0',
    'Content-Type: application/offset+octet-stream',
    `Upload-Offset: ${offset}`,
    `Content-Length: ${bytes}`,
    `Cookie: session=${session}`,
  ]
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

test('a file goes up in parts, and the same file chosen again goes on where it was', async () => {
  const file = randomBytes(700_000)
  const { address } = await phone.begin(file)
  expect(await phone.offset(address)).toBe(0)
  const first = await phone.patch(address, 0, file.subarray(0, 300_000))
  expect(first.status).toBe(204)
  expect(first.headers.get('upload-offset')).toBe('300000')
  expect(first.headers.get('tus-resumable')).toBe('1.0.0')
  expect(await phone.begin(file)).toMatchObject({ address, bytes: 700_000, received: 300_000 })
  const head = await phone.ask('HEAD', address)
  expect(head.headers.get('upload-length')).toBe('700000')
  expect(head.headers.get('cache-control')).toBe('no-store')
  expect(head.headers.get('access-control-allow-origin')).toBeNull()
  expect((await phone.patch(address, 300_000, file.subarray(300_000))).status).toBe(204)
  expect(await phone.offset(address)).toBe(700_000)
  expect((await phone.ask('DELETE', address)).status).toBe(204)
  expect(await phone.offset(address)).toBe('status 404')
})

test('a body whose length nobody has said is taken up to the end of the file', async () => {
  const file = randomBytes(1_000)
  const { address } = await phone.begin(file)
  const chunked = (part: Uint8Array) =>
    phone.ask(
      'PATCH',
      address,
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(part)
          controller.close()
        },
      }),
    )
  expect((await chunked(randomBytes(1_001))).status).toBe(413)
  expect(await phone.offset(address)).toBe(0)
  expect((await chunked(file)).status).toBe(204)
  expect(await phone.offset(address)).toBe(1_000)
})

test('OPTIONS names the version, what it can do beyond it, and the largest file', async () => {
  const answer = await phone.ask('OPTIONS', nobodysUpload, { 'tus-resumable': undefined })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('tus-version')).toBe('1.0.0')
  expect(answer.headers.get('tus-extension')).toBe('termination')
  expect(answer.headers.get('tus-max-size')).toBe(String(largestDocumentBytes))
})

test.each([
  ['at another offset', { 'upload-offset': '7' }, 409, 'upload_conflict'],
  ['without an offset', { 'upload-offset': undefined }, 400, 'malformed_request'],
  ['at an offset below 0', { 'upload-offset': '-1' }, 400, 'malformed_request'],
  ['at an offset that is no number', { 'upload-offset': '0x10' }, 400, 'malformed_request'],
  ['at an endless offset', { 'upload-offset': '9'.repeat(30) }, 400, 'malformed_request'],
  ['as another type', { 'content-type': 'application/octet-stream' }, 415, 'unsupported_media_type'],
  ['as a form', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'unsupported_media_type'],
  ['of an older version', { 'tus-resumable': '0.2.2' }, 412, 'unsupported_version'],
  ['of no version', { 'tus-resumable': undefined }, 412, 'unsupported_version'],
  ['from another site', { 'sec-fetch-site': 'cross-site' }, 403, 'cross_site'],
  ['for another account', { 'x-account': nobodysUpload.slice(-36) }, 409, 'account_changed'],
  ['without a session', { cookie: '' }, 401, 'sign_in_required'],
])('a part sent %s is refused, and nothing of it kept', async (_what, headers, status, code) => {
  const file = randomBytes(50)
  const { address } = await phone.begin(file)
  const answer = await phone.patch(address, 0, file, headers)
  expect([answer.status, await codeOf(answer)]).toEqual([status, code])
  expect(await phone.offset(address)).toBe(0)
})

test('a program of another version hears which one is spoken', async () => {
  const { address } = await phone.begin(randomBytes(50))
  const answer = await phone.ask('HEAD', address, { 'tus-resumable': '2.0.0' })
  expect([answer.status, answer.headers.get('tus-version')]).toEqual([412, '1.0.0'])
})

test('DOC-22 more than was announced, and more than 10 MB, is refused', async () => {
  const file = randomBytes(100)
  const { address } = await phone.begin(file)
  const answer = await phone.patch(address, 0, randomBytes(101))
  expect([answer.status, await codeOf(answer)]).toEqual([413, 'too_large'])
  const begun = await phone.ask(
    'POST',
    `/api/documents/${identityCard}/uploads`,
    { 'content-type': 'application/json' },
    JSON.stringify({ ...contentOf(file), bytes: largestDocumentBytes + 1 }),
  )
  expect([begun.status, await codeOf(begun)]).toEqual([400, 'invalid_input'])
})

test('the upload of somebody else answers exactly as one that does not exist', async () => {
  const file = randomBytes(50)
  const { address } = await phone.begin(file)
  const seen = async (path: string) => {
    const answers = [
      await strangers.ask('HEAD', path),
      await strangers.patch(path, 0, file),
      await strangers.patch(path, 9, file),
      await strangers.ask('DELETE', path),
    ]
    return Promise.all(
      answers.map(async (answer) => {
        const body = (await answer.text()).replace(/"requestId":"[^"]+"/, '')
        const headers = [...answer.headers].filter(([name]) => !/^(date|x-request-id)$/.test(name))
        return { status: answer.status, body, headers }
      }),
    )
  }
  const foreign = await seen(address)
  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(foreign).toEqual(await seen(nobodysUpload))
  expect(await phone.offset(address)).toBe(0)
})

test('a document that the caller is not asked for cannot be begun', async () => {
  for (const id of ['0199f000-0000-7000-8000-000000000016', nobodysUpload.slice(-36)]) {
    const answer = await phone.ask(
      'POST',
      `/api/documents/${id}/uploads`,
      { 'content-type': 'application/json' },
      JSON.stringify(contentOf(randomBytes(9))),
    )
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'not_found'])
  }
})

test('what arrived before the connection broke is not sent again', async () => {
  const file = randomBytes(500_000)
  const { address } = await phone.begin(file)
  const socket = openPatch(address, file.length)
  socket.write(file.subarray(0, 300_000))
  await eventually(async () => expect(await phone.offset(address)).toBe(300_000))
  socket.write(file.subarray(300_000, 300_777), () => socket.end())
  await eventually(async () => expect(await phone.offset(address)).toBe(300_777))
  expect((await phone.patch(address, 300_777, file.subarray(300_777))).status).toBe(204)
})

test('a connection that falls silent is ended; what it brought is kept, and the phone went on meanwhile', async () => {
  const file = randomBytes(10_000)
  const { address } = await phone.begin(file)
  const socket = openPatch(address, file.length)
  socket.write(file.subarray(0, 4_000))
  await eventually(async () => expect(await phone.offset(address)).toBe(4_000))
  expect((await phone.patch(address, 4_000, file.subarray(4_000, 5_000))).status).toBe(204)
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toMatch(/connection: close/i)
  expect(await phone.offset(address)).toBe(5_000)
})

test('of two connections that send from the same offset one is answered that it is too late', async () => {
  const file = randomBytes(800_000)
  const { address } = await phone.begin(file)
  const answers = await Promise.all([phone.patch(address, 0, file), phone.patch(address, 0, file)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
  expect(await phone.offset(address)).toBe(800_000)
})

test('a file that changed while it was sent is refused at its end, and begins anew', async () => {
  const file = randomBytes(300)
  const { address, id } = await phone.begin(file)
  const answer = await phone.patch(address, 0, randomBytes(300))
  expect([answer.status, await codeOf(answer)]).toEqual([409, 'upload_changed'])
  expect(await phone.offset(address)).toBe('status 404')
  expect((await phone.begin(file)).id).not.toBe(id)
})

test('the process that ends keeps what has arrived of a part, and another goes on', async () => {
  const { app: ending } = await testApp({ database })
  await ending.listen({ port: 0, host: '127.0.0.1' })
  const file = randomBytes(600_000)
  const { address } = await phone.begin(file)
  const socket = openPatch(address, file.length, { port: portOf(ending) })
  const answered = text(socket)
  socket.write(file.subarray(0, 400_000))
  await eventually(async () => expect(await phone.offset(address)).toBe(400_000))
  socket.write(file.subarray(400_000, 400_100))
  await eventually(() => expect(socket.writableLength).toBe(0))
  await ending.close()
  expect(await answered).toMatch(/^HTTP\/1.1 503 /)
  const offset = Number(await phone.offset(address))
  expect(offset).toBeGreaterThanOrEqual(400_000)
  expect((await phone.patch(address, offset, file.subarray(offset))).status).toBe(204)
})

test('no line of the log and no figure names an upload', async () => {
  const file = randomBytes(20)
  const { address, id } = await phone.begin(file)
  await phone.patch(address, 0, file)
  const figures = await phone.ask('GET', '/metrics', { authorization: 'Bearer token-of-the-operator' })
  const lines = await figures.text()
  expect(lines).toContain('/api/uploads/:id')
  expect(lines).not.toContain(id)
})

test('a lost database is no fault of the sender', async () => {
  const file = randomBytes(20)
  const { address } = await phone.begin(file)
  await sql`alter table upload_parts rename to upload_parts_away`.execute(database.executor)
  const answer = await phone.patch(address, 0, file)
  await sql`alter table upload_parts_away rename to upload_parts`.execute(database.executor)
  expect(answer.status).toBe(500)
  expect(await phone.offset(address)).toBe(0)
})
