import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyAccounts, makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import {
  cardPicture,
  catalogue,
  documentOf,
  emptyFiles,
  filesLeft,
  seekerDocument,
  sendDocument,
  verifyFor,
} from '../../testing/documents.ts'
import { tusPhone } from '../../testing/uploads.ts'

const { app, database, disk } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
await app.listen({ port: 0, host: '127.0.0.1' })
const { executor } = database
const { identityCard, passport } = catalogue

let seeker: SignedIn
beforeEach(async () => {
  await emptyAccounts(database)
  await emptyFiles(database, disk)
  seeker = await signedIn(app, database, await makePerson(database, 'seeker'))
})

const phoneOf = (who: SignedIn) => tusPhone(app, who.jar.get('session') ?? '')
/** An upload of which so much has arrived. */
async function upload(who: SignedIn, file: Uint8Array, arrived = file.length): Promise<string> {
  const phone = phoneOf(who)
  const { id, address } = await phone.begin(file)
  await phone.patch(address, 0, file.subarray(0, arrived))
  return id
}
const take = (who: SignedIn, uploadId: string, documentId: string = identityCard) =>
  who.post(`/api/documents/${documentId}/from-upload`, { uploadId })
const uploadsLeft = () => executor.selectFrom('uploads').select('id').execute()

describe('an upload in parts', () => {
  test('becomes the document, once however often it is said', async () => {
    const id = await upload(seeker, await cardPicture())
    const first = await take(seeker, id)
    expect(first.json()).toMatchObject({ success: true, data: { state: 'UPLOADED', hasFile: true } })
    expect((await take(seeker, id)).json()).toEqual(first.json())
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(seeker, id)))
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([first.body]))
    expect((await filesLeft(database, disk)).rows).toMatchObject([{ state: 'KEPT' }])
    expect(await uploadsLeft()).toEqual([])
  })

  test('taken by 200 calls together is one document with one file, and all are answered alike', async () => {
    const id = await upload(seeker, await cardPicture())
    const answers = await Promise.all(Array.from({ length: 200 }, () => take(seeker, id)))
    const codes = new Set(answers.map(({ statusCode }) => statusCode))
    // Beyond those that wait for their turn, they are asked to try again.
    expect([...codes].filter((code) => code !== 200 && code !== 503)).toEqual([])
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)).size).toBe(
      1,
    )
    const { objects, rows } = await filesLeft(database, disk)
    expect(rows).toMatchObject([{ state: 'KEPT' }])
    expect(objects).toHaveLength(1)
    expect(await executor.selectFrom('documents').select('id').execute()).toHaveLength(1)
  })

  test('is taken again after staff have verified it, with what it is now', async () => {
    const admin = await signedIn(app, database, await makePerson(database, 'admin'))
    const id = await upload(seeker, await cardPicture())
    await take(seeker, id)
    const seen = await documentOf(database, seeker, identityCard)
    await admin.post(`/api/admin/documents/${seen.id}/verify`, { version: seen.version })
    expect((await take(seeker, id)).json()).toMatchObject({ data: { state: 'VERIFIED', status: 1 } })
  })

  test('that another has replaced since does not come back', async () => {
    const old = await upload(seeker, await cardPicture('#111'))
    await take(seeker, old)
    await sendDocument(seeker, identityCard)
    const before = await documentOf(database, seeker, identityCard)
    expect(refusalOf(await take(seeker, old)).code).toBe('not_found')
    expect(await documentOf(database, seeker, identityCard)).toEqual(before)
  })

  test('is refused before all of it has arrived, and taken afterwards', async () => {
    const file = await cardPicture()
    const id = await upload(seeker, file, 100)
    expect(refusalOf(await take(seeker, id)).code).toBe('upload_incomplete')
    await phoneOf(seeker).patch(`/api/uploads/${id}`, 100, file.subarray(100))
    expect((await take(seeker, id)).statusCode).toBe(200)
  })

  test('of somebody else, or of nobody, is not there', async () => {
    const other = await signedIn(app, database, await makePerson(database, 'seeker'))
    const id = await upload(other, await cardPicture())
    expect(refusalOf(await take(seeker, id)).code).toBe('not_found')
    expect(refusalOf(await take(seeker, randomUUID())).code).toBe('not_found')
    expect((await take(other, id)).statusCode).toBe(200)
  })

  test('of a wrong file is refused each time alike, until it is swept', async () => {
    const id = await upload(seeker, Buffer.from('Tigist Bekele'))
    const refused = refusalOf(await take(seeker, id))
    expect(refused.fields).toHaveProperty('file')
    expect(refusalOf(await take(seeker, id))).toEqual(refused)
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ state: 'MISSING' })
    expect(await filesLeft(database, disk)).toEqual({ objects: [], rows: [] })
  })

  test('DOC-09 for a document that is verified is refused', async () => {
    const admin = await signedIn(app, database, await makePerson(database, 'admin'))
    const id = await upload(seeker, await cardPicture())
    await verifyFor(database, admin, seeker, identityCard)
    expect(refusalOf(await take(seeker, id)).code).toBe('document_verified')
    expect((await take(seeker, id, passport)).statusCode).toBe(200)
  })
})
