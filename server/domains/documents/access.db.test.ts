import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { browser, makePerson, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { operatorToken, testApp } from '../../testing/app.ts'
import { catalogue, documentOf, sendDocument } from '../../testing/documents.ts'
import { makeJob } from '../../testing/jobs.ts'
import { readAddresses } from '../../testing/reads.ts'
import { makeApplication } from '../../testing/seekers.ts'

const { app, database, disk } = await testApp({ pages: true, environment: { RATE_LIMIT_FACTOR: '1000' } })

const somebody = async (kind: Parameters<typeof makePerson>[1]) =>
  signedIn(app, database, await makePerson(database, kind))
const owners = {
  seeker: [await somebody('seeker'), catalogue.identityCard],
  household: [await somebody('household'), catalogue.headOfHousehold],
} as const

/** Bytes that a picture drawn anew does not have; a PDF is kept as it came. */
const mark = 'Tigist Bekele 0911734299'
const pdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
% ${mark}
trailer<</Root 1 0 R>>
%%EOF`)
const provided = await Promise.all(
  Object.values(owners).map(async ([who, documentId]) => {
    await sendDocument(who, documentId, pdf)
    const row = await documentOf(database, who, documentId)
    const pages = await database.executor
      .selectFrom('document_pages')
      .select('file_id as fileId')
      .where('document_id', '=', row.id)
      .execute()
    return { ...row, documentId, pageIds: pages.map(({ fileId }) => fileId) }
  }),
)

const employer = await somebody('household')
const jobId = await makeJob(database, employer.person.id)
await makeApplication(database, { jobId, seekerId: owners.seeker[0].person.id })

const strangers: { readonly [name: string]: SignedIn | ReturnType<typeof browser> } = {
  'somebody who is not signed in': browser(app),
  'the operator': browser(app, { authorization: `Bearer ${operatorToken}` }),
  'an employer whom the seeker applied to': employer,
  'another business': await somebody('business'),
  'another seeker': await somebody('seeker'),
  'a partner': await somebody('partner'),
}

const objects: string[] = []
for await (const name of disk.names()) objects.push(name)
const ids = provided.flatMap(({ id, version, fileId, documentId, pageIds }) => [
  id,
  version,
  documentId,
  ...(fileId === null ? [] : [fileId]),
  ...pageIds,
])
/** Every address of documents with every id there is, and guesses at where the folder could be. */
const guesses = [
  ...readAddresses(ids, owners.seeker[0].person.username),
  ...provided.flatMap(({ id, version }) =>
    [1, 2].map((page) => `/api/admin/documents/${id}/pages/${page}?version=${version}`),
  ),
  ...[
    '',
    '/files',
    '/data/files',
    '/data',
    '/assets',
    '/public',
    '/static',
    '/uploads',
    '/api/files',
    '/api/uploads',
  ].flatMap((folder) => [
    ...objects.map((name) => `${folder}/${name}`),
    ...ids.map((id) => `${folder}/${id}`),
    `${folder}/..%2f..%2fdata%2ffiles%2f${objects[0] ?? ''}`,
    `${folder}/../data/files/${objects[0] ?? ''}`,
  ]),
]

const isEntry = (id: string) => Object.values(catalogue).some((known) => known === id)
const isFile = (answer: { statusCode: number; headers: object; body: string }) =>
  answer.body.includes(mark) || answer.body.includes('%PDF') || answer.body.startsWith('RIFF')

test.each(Object.keys(strangers))(
  'DOC-25 %s gets no byte of a document, from whatever address',
  async (name) => {
    const stranger = strangers[name]
    if (stranger === undefined) throw new Error('Nobody of that name')
    expect(objects).toHaveLength(4)
    for (const address of guesses) {
      const answer = await stranger.get(address)
      expect(isFile(answer), address).toBe(false)
      expect(answer.statusCode, address).toBeLessThan(500)
      // The catalogue of their own type of account names its entries.
      const named = ids.filter((id) => !isEntry(id) && answer.statusCode === 200 && answer.body.includes(id))
      expect(named, address).toEqual([])
    }
  },
)

test('DOC-25 staff get pictures of the pages, and never the file', async () => {
  for (const kind of ['admin', 'support'] as const) {
    const staff = await somebody(kind)
    for (const { id, version } of provided) {
      const answer = await staff.get(`/api/admin/documents/${id}/pages/1?version=${version}`)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/webp' })
    }
    for (const address of guesses) expect((await staff.get(address)).body, address).not.toContain(mark)
  }
})

test('a part of a file is the owner’s as well, and says of which version it is', async () => {
  const [who, documentId] = owners.seeker
  const cookie = `session=${who.jar.get('session') ?? ''}`
  const ask = (headers: { [name: string]: string }) =>
    app.inject({ url: `/api/documents/${documentId}/file`, headers: { cookie, ...headers } })
  const part = await ask({ range: 'bytes=0-4' })
  expect(part.statusCode).toBe(206)
  expect(part.body).toBe('%PDF-')
  await sendDocument(who, documentId, pdf)
  const changed = await ask({ range: 'bytes=5-9', 'if-range': String(part.headers['etag']) })
  expect(changed.statusCode).toBe(200)
})

test('DOC-25 what is in the store says nothing to somebody who reads the disk', async () => {
  for (const id of ids) {
    const stored = await disk.read(id, { start: 0, end: 100_000 })
    if (stored === null) continue
    const content = await buffer(stored)
    for (const text of [mark, '%PDF', 'RIFF', owners.seeker[0].person.id])
      expect(content.includes(text), text).toBe(false)
  }
})
