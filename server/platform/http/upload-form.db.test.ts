import { createHash, randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoints, json } from '../../../contract/endpoint.ts'
import { documentTypes, largestDocumentBytes } from '../../../contract/rules/documents.ts'
import { makePerson, sessionOf } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { testBinding } from '../../testing/binding.ts'
import { eventually } from '../../testing/eventually.ts'
import { multipartType, wrongForms } from '../../testing/hostile-multipart.ts'
import { portOf } from '../../testing/port.ts'
import { findCaller } from '../sessions/sessions.ts'
import { bindEndpoints } from './bind.ts'
import { NamedError } from './errors.ts'
import { takeFiles } from './files.ts'

const endpoints = defineEndpoints({
  'POST /test/documents': {
    summary: 'Answers with what it got',
    access: ['CAREER'],
    upload: {
      mostBytes: largestDocumentBytes,
      types: documentTypes,
      document: z.strictObject({
        documentId: z.uuid(),
        status: z.optional(z.string().check(z.maxLength(20))),
      }),
    },
    answers: { 200: json(z.object({ documentId: z.uuid(), fingerprint: z.string(), bytes: z.number() })) },
    errors: ['invalid_input', 'not_found'],
  },
})

const { app, database } = await testApp()
const person = await makePerson(database, 'seeker')
const session = await sessionOf(database, person)
const binding = testBinding(app, database, () => findCaller(database, session))
const { executor } = database
/** What the handler does with what it has read. */
let react: (taken: { id: string; accountId: string }) => Promise<unknown> = async () => {}
await app.register(async (scope) => {
  await takeFiles(scope)
  bindEndpoints(
    scope,
    endpoints,
    {
      'POST /test/documents': async ({ caller, upload, document }) => {
        const owner = { accountId: caller.accountId, id: upload.id }
        const content = await binding.uploads.read(executor, owner)
        if (content === null) throw new NamedError('not_found')
        await react(owner)
        const fingerprint = createHash('sha256').update(content).digest('hex')
        return {
          status: 200 as const,
          body: { documentId: document.documentId, fingerprint, bytes: content.length },
        }
      },
    },
    binding,
  )
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = `http://127.0.0.1:${portOf(app)}/api/test/documents`

const documentId = '0199f000-0000-7000-8000-000000000001'
const sent = JSON.stringify({ documentId, status: 'PENDING' })
const file = randomBytes(700_000)
const fingerprint = createHash('sha256').update(file).digest('hex')

function formOf(...parts: [name: string, value: string | Blob, fileName?: string][]): FormData {
  const form = new FormData()
  for (const [name, value, fileName] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName ?? 'card.pdf')
  return form
}
const post = (body: FormData | Buffer, headers: { [name: string]: string } = {}) =>
  fetch(address, {
    method: 'POST',
    body: body instanceof FormData ? body : Buffer.from(body),
    headers: body instanceof FormData ? headers : { 'content-type': multipartType, ...headers },
  })
const refusal = z.object({ code: z.string(), fields: z.optional(z.record(z.string(), z.string())) })
const refusalOf = async (answer: Response) => refusal.parse(await answer.json())
const kept = () => executor.selectFrom('uploads').select('id').execute()

const blob = (content: string, type: string) => new Blob([content], { type })
const pdf = new Blob([file], { type: 'application/pdf' })

test.each([
  ['a text before the file', formOf(['document', sent], ['file', pdf])],
  ['a text after the file', formOf(['file', pdf], ['document', sent])],
  [
    'JSON with a type of its own, as browsers send it',
    formOf(['document', blob(sent, 'application/json'), 'blob'], ['file', pdf]),
  ],
  ['the same after the file', formOf(['file', pdf], ['document', blob(sent, 'application/json'), 'blob'])],
  ['a text beside fields that nobody asked for', formOf(['a', 'b'], ['document', sent], ['file', pdf])],
])('API-23 API-47 a file arrives whole with its document as %s', async (_what, form) => {
  react = (owner) => binding.uploads.remove(executor, owner)
  const answer = await post(form)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ documentId, fingerprint, bytes: file.length })
  expect(await kept()).toEqual([])
})

test('API-47 a JSON field without a file name is read too', async () => {
  react = (owner) => binding.uploads.remove(executor, owner)
  const body = Buffer.concat([
    Buffer.from(
      `------evil\r\nContent-Disposition: form-data; name="document"\r\nContent-Type: application/json\r\n\r\n${sent}\r\n` +
        '------evil\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
    ),
    file,
    Buffer.from('\r\n------evil--\r\n'),
  ])
  expect((await post(body)).status).toBe(200)
})

const required = 'Please fill this in.'
const missing = 'Please choose a file.'
test.each([
  ['without a document', formOf(['file', pdf]), { document: required }],
  [
    'with a document that is no JSON',
    formOf(['document', '{'], ['file', pdf]),
    { document: 'Please check this field.' },
  ],
  [
    'with a document that is a list',
    formOf(['document', '[]'], ['file', pdf]),
    { document: 'Please check this field.' },
  ],
  ['without the id', formOf(['document', '{}'], ['file', pdf]), { documentId: required }],
  [
    'with a field too many',
    formOf(['document', JSON.stringify({ documentId, role: 'ADMIN' })], ['file', pdf]),
    { role: 'This field is not expected here.' },
  ],
  ['without a file', formOf(['document', sent]), { file: missing }],
  ['with an empty file', formOf(['document', sent], ['file', new Blob([])]), { file: missing }],
  ['with a text as the file', formOf(['document', sent], ['file', 'card.pdf']), { file: missing }],
  ['with the file in another field', formOf(['document', sent], ['card', pdf]), { file: missing }],
  ['with nothing at all', formOf(), { file: missing, document: required }],
])('a form %s says so beside the field, and keeps nothing', async (_what, form, fields) => {
  const answer = await post(form)
  expect(answer.status).toBe(400)
  expect(await refusalOf(answer)).toEqual({ code: 'invalid_input', fields })
  expect(await kept()).toEqual([])
})

test.each(
  Object.entries(wrongForms(file.subarray(0, 5_000))).filter(
    ([what]) => !/too large|huge|picture/.test(what),
  ),
)('a form with %s is refused, and nothing of it kept', async (_what, body) => {
  const answer = await post(body)
  expect([400, 413]).toContain(answer.status)
  await eventually(async () => expect(await kept()).toEqual([]))
})

test.each([
  ['says', false],
  ['does not say', true],
])(
  'DOC-22 DOC-23 a file over 10 MB is refused with the limit where the sender %s its length',
  async (_what, hidden) => {
    const large = formOf(['document', sent], ['file', new Blob([Buffer.alloc(largestDocumentBytes + 1)])])
    const whole = new Response(large)
    const answer = hidden
      ? await fetch(address, {
          method: 'POST',
          headers: { 'content-type': whole.headers.get('content-type') ?? '' },
          body: whole.body,
          duplex: 'half',
        })
      : await post(large)
    expect(answer.status).toBe(400)
    expect(await refusalOf(answer)).toEqual({
      code: 'invalid_input',
      fields: { file: 'This file is too large. The limit is 10 MB.' },
    })
    await eventually(async () => expect(await kept()).toEqual([]))
  },
)

test('DOC-22 a file of exactly 10 MB is taken', async () => {
  react = (owner) => binding.uploads.remove(executor, owner)
  const answer = await post(
    formOf(['document', sent], ['file', new Blob([Buffer.alloc(largestDocumentBytes)])]),
  )
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ bytes: largestDocumentBytes })
})

test('what a handler refuses is erased; what it leaves behind is found by the sweep', async () => {
  react = async () => {
    throw new NamedError('document_verified')
  }
  const form = () => formOf(['document', sent], ['file', pdf])
  expect((await post(form())).status).toBe(409)
  await eventually(async () => expect(await kept()).toEqual([]))
  react = async () => {}
  expect((await post(form())).status).toBe(200)
  expect(await kept()).toHaveLength(1)
  await executor
    .updateTable('uploads')
    .set({ changed_at: new Date('2020-01-01') })
    .execute()
  await binding.uploads.sweep(executor)
  expect(await kept()).toEqual([])
})

test('a sender who goes in the middle leaves nothing behind', async () => {
  const head = [
    'POST /api/test/documents HTTP/1.1',
    'Host: localhost',
    `Content-Type: ${multipartType}`,
    'Content-Length: 900000',
    '',
    '------evil',
    'Content-Disposition: form-data; name="file"; filename="a.pdf"',
    '',
    '',
  ]
  const socket = connect(portOf(app), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(head.join('\r\n'))
  socket.write(file.subarray(0, 600_000))
  await eventually(async () => expect(await kept()).toHaveLength(1))
  socket.destroy()
  await eventually(async () => expect(await kept()).toEqual([]))
})
