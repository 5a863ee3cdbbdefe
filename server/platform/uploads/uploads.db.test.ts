import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mostUnfinishedUploads, unfinishedUploadHours } from '../../../contract/rules/documents.ts'
import { makePerson } from '../../testing/accounts.ts'
import { testSecretKey } from '../../testing/app.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { createFileKeys } from '../storage/file-keys.ts'
import { appendStream } from './append-stream.ts'
import { createUploads, partBytes, type Content, type OpenUpload } from './uploads.ts'

const { database } = await cloneDatabase()
const { executor } = database
const uploads = createUploads(createFileKeys(testSecretKey, null))
const documentId = '0199f000-0000-7000-8000-000000000001'
const newAccount = async () => (await makePerson(database, 'seeker')).id
const accountId = await newAccount()

const contentOf = (file: Uint8Array): Content => ({
  documentId,
  bytes: file.length,
  fingerprint: createHash('sha256').update(file).digest('hex'),
})
const begin = (file: Uint8Array, account = accountId) =>
  executor.transaction().execute((transaction) => uploads.begin(transaction, account, contentOf(file)))

async function opened(id: string, account = accountId): Promise<OpenUpload> {
  const upload = await uploads.open(executor, { accountId: account, id })
  if (upload === null) throw new Error('There is no such upload')
  return upload
}
const receivedOf = async (id: string, account = accountId) => (await opened(id, account)).received

async function send(id: string, file: Uint8Array, account = accountId): Promise<void> {
  await appendStream({ executor, uploads }, await opened(id, account), 0, piecesOf(file))
}

async function* piecesOf(file: Uint8Array, size = 60_000) {
  for (let from = 0; from < file.length; from += size) yield file.subarray(from, from + size)
}

test('a file that arrives in pieces is read as a whole, by its owner alone', async () => {
  const file = randomBytes(3 * partBytes + 17)
  const { id } = await begin(file)
  expect(await uploads.read(executor, { accountId, id })).toBeNull()
  await send(id, file)
  await uploads.verify(executor, { accountId, id })
  expect(Buffer.compare((await uploads.read(executor, { accountId, id })) ?? Buffer.of(), file)).toBe(0)
  const stranger = await newAccount()
  expect(await uploads.open(executor, { accountId: stranger, id })).toBeNull()
  expect(await uploads.read(executor, { accountId: stranger, id })).toBeNull()
  expect(await uploads.remove(executor, { accountId: stranger, id })).toBe(false)
  expect(await uploads.remove(executor, { accountId, id })).toBe(true)
  expect(await uploads.read(executor, { accountId, id })).toBeNull()
})

test('nothing of the content or its key can be read in the database', async () => {
  const canary = Buffer.from('canary of a scanned identity card, canary of a scanned identity card')
  const { id } = await begin(canary)
  await send(id, canary)
  const { rows } = await sql<{ row: string }>`
    select u::text || coalesce(p::text, '') as row from uploads u left join upload_parts p on p.upload_id = u.id
    where u.id = ${id}`.execute(executor)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(canary.subarray(0, 16).toString('hex'))
  expect(rows[0]?.row).not.toContain((await opened(id)).key.toString('hex'))
  const others = createUploads(createFileKeys('another secret key, which is long enough', null))
  expect(await others.open(executor, { accountId, id })).toBeNull()
})

test('a part that is in another place is not read', async () => {
  const file = randomBytes(2 * partBytes)
  const { id } = await begin(file)
  await send(id, file)
  await sql`update upload_parts set content = (select content from upload_parts where upload_id = ${id} and start = 0)
    where upload_id = ${id}`.execute(executor)
  await expect(uploads.read(executor, { accountId, id })).rejects.toThrow()
  await uploads.remove(executor, { accountId, id })
})

test('the same content for the same document finds its unfinished upload again', async () => {
  const account = await newAccount()
  const file = randomBytes(1_000)
  const { id } = await begin(file, account)
  await uploads.append(executor, await opened(id, account), 0, file.subarray(0, 400))
  expect(await begin(file, account)).toEqual({ id, bytes: 1_000, received: 400 })
  expect((await begin(randomBytes(1_000), account)).id).not.toBe(id)
  expect((await begin(file, await newAccount())).id).not.toBe(id)
  const other = await executor.transaction().execute((transaction) =>
    uploads.begin(transaction, account, {
      ...contentOf(file),
      documentId: '0199f000-0000-7000-8000-000000000002',
    }),
  )
  expect(other).toMatchObject({ received: 0 })
  const together = await Promise.all(Array.from({ length: 8 }, () => begin(randomBytes(8).fill(7), account)))
  expect(new Set(together.map((upload) => upload.id)).size).toBe(1)
})

test('of many that append at one offset exactly one does', async () => {
  const file = randomBytes(9_000)
  const { id } = await begin(file)
  const upload = await opened(id)
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) => uploads.append(executor, upload, 0, Buffer.alloc(100, number))),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(19)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'upload_conflict' })
  expect(await receivedOf(id)).toBe(100)
  await expect(uploads.append(executor, upload, 50, Buffer.alloc(1))).rejects.toMatchObject({
    code: 'upload_conflict',
  })
  await expect(uploads.append(executor, upload, 200, Buffer.alloc(1))).rejects.toMatchObject({
    code: 'upload_conflict',
  })
  await expect(uploads.append(executor, upload, 100, Buffer.alloc(9_000))).rejects.toMatchObject({
    code: 'too_large',
  })
  expect(await receivedOf(id)).toBe(100)
})

test('what arrived before the connection broke is kept', async () => {
  const file = randomBytes(2 * partBytes)
  const { id } = await begin(file)
  async function* broken() {
    yield file.subarray(0, partBytes)
    yield file.subarray(partBytes, partBytes + 1_234)
    throw new Error('The connection broke')
  }
  const sending = appendStream({ executor, uploads }, await opened(id), 0, broken())
  await expect(sending).rejects.toThrow('The connection broke')
  expect(await receivedOf(id)).toBe(partBytes + 1_234)
})

test('what arrives slowly is stored before a part is full, though the connection never ends', async () => {
  const file = randomBytes(5_000)
  const { id } = await begin(file)
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => (stop = resolve))
  async function* stuck() {
    yield file.subarray(0, 700)
    await stopped
  }
  const sending = appendStream({ executor, uploads }, await opened(id), 0, stuck())
  await eventually(async () => expect(await receivedOf(id)).toBe(700))
  // The phone has gone on by another connection: the old one can add nothing any more.
  await uploads.append(executor, await opened(id), 700, file.subarray(700, 800))
  stop()
  expect(await sending).toBe(700)
  expect(await receivedOf(id)).toBe(800)
})

test('content that is not what was announced is erased when it is whole', async () => {
  const announced = randomBytes(500)
  const { id } = await begin(announced)
  await send(id, randomBytes(500))
  await expect(uploads.verify(executor, { accountId, id })).rejects.toMatchObject({ code: 'upload_changed' })
  expect(await uploads.open(executor, { accountId, id })).toBeNull()
})

test('content that is not what was announced is not read either where nobody has verified it', async () => {
  const { id } = await begin(randomBytes(500))
  await send(id, randomBytes(500))
  expect(await uploads.read(executor, { accountId, id })).toBeNull()
  expect(await uploads.open(executor, { accountId, id })).toBeNull()
})

test('beyond so many unfinished uploads of one account the oldest gives way', async () => {
  const account = await newAccount()
  const ids: string[] = []
  for (let each = 0; each <= mostUnfinishedUploads; each += 1)
    ids.push((await begin(randomBytes(100), account)).id)
  const [oldest = '', ...others] = ids
  expect(await uploads.open(executor, { accountId: account, id: oldest })).toBeNull()
  for (const id of others) expect(await receivedOf(id, account)).toBe(0)
})

test('an upload that nobody goes on with is swept with its parts, and an account takes its own along', async () => {
  const account = await newAccount()
  const file = randomBytes(300)
  const old = await begin(file, account)
  await uploads.append(executor, await opened(old.id, account), 0, file.subarray(0, 100))
  const recent = await begin(randomBytes(300), account)
  await sql`update uploads set changed_at = now() - make_interval(hours => ${unfinishedUploadHours}, secs => 1)
    where id = ${old.id}`.execute(executor)
  await uploads.sweep(executor)
  expect(await uploads.open(executor, { accountId: account, id: old.id })).toBeNull()
  const parts = () =>
    executor.selectFrom('upload_parts').select('start').where('upload_id', '=', old.id).execute()
  expect(await parts()).toEqual([])
  expect(await receivedOf(recent.id, account)).toBe(0)
  await executor.deleteFrom('accounts').where('id', '=', account).execute()
  expect(await uploads.open(executor, { accountId: account, id: recent.id })).toBeNull()
})
