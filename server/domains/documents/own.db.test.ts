import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EmployerDocument, SeekerDocument } from '../../../contract/documents.ts'
import { largestDocumentBytes, rejectedFileDays } from '../../../contract/rules/documents.ts'
import { emptyAccounts, makePerson, refusalOf, signedIn, testPassword } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import {
  cardPicture,
  catalogue,
  documentForm,
  documentOf,
  emptyFiles,
  employerDocument,
  filesLeft,
  listDocuments,
  seekerDocument,
  sendDocument,
  smallestCard,
  verifyFor,
} from '../../testing/documents.ts'
import { phonePicture } from '../../testing/pictures.ts'
import { eraseRejectedFiles } from './rejected.ts'

const { app, database, disk, files } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

beforeEach(async () => {
  await emptyAccounts(database)
  await emptyFiles(database, disk)
})

const somebody = async (kind: 'seeker' | 'household' | 'business' | 'admin') =>
  signedIn(app, database, await makePerson(database, kind))
const { identityCard, passport, headOfHousehold, taxNumber } = catalogue

describe('the list', () => {
  test('DOC-01 DOC-04 begins with everything missing, in the language of the call', async () => {
    const seeker = await somebody('seeker')
    const [first, ...others] = await listDocuments<SeekerDocument>(seeker)
    expect(first).toEqual({
      documentId: identityCard,
      documentType: 'ID_PROOF',
      label: 'Kebele ID or Fayda National ID',
      description: 'Clear copy of both sides of a valid identity card.',
      required: true,
      state: 'MISSING',
      status: 0,
      rejection: null,
      note: '',
      uploadedAt: null,
      checkedAt: null,
      hasFile: false,
    })
    expect(others.length).toBeGreaterThan(5)
    expect(others.every(({ status, required }) => status === 0 && !required)).toBe(true)
    const amharic = (await seeker.get('/api/documents?lng=am')).json<SeekerDocument[]>()
    expect(amharic[0]?.label).toMatch(/\p{Script=Ethiopic}/u)
  })

  test('DOC-01 DOC-02 DOC-03 gives a seeker 0, 1 or anything else for missing, verified and uploaded', async () => {
    const [seeker, admin] = [await somebody('seeker'), await somebody('admin')]
    await verifyFor(database, admin, seeker, identityCard)
    await sendDocument(seeker, passport)
    const byId = new Map(
      (await listDocuments<SeekerDocument>(seeker)).map((each) => [each.documentId, each.status]),
    )
    expect(byId.get(identityCard)).toBe(1)
    expect([0, 1]).not.toContain(byId.get(passport))
    expect([...byId.values()].filter((status) => status === 0)).toHaveLength(byId.size - 2)
  })

  test('gives employers words, each type what it is asked for', async () => {
    const [household, business] = [await somebody('household'), await somebody('business')]
    await sendDocument(business, taxNumber)
    const words = await listDocuments<EmployerDocument>(business)
    expect(words.find(({ documentId }) => documentId === taxNumber)).toMatchObject({
      label: 'TIN certificate',
      desc: 'Taxpayer identification number certificate from the tax authority.',
      status: 'UPLOADED',
      state: 'UPLOADED',
    })
    expect(words.filter(({ required }) => required)).toHaveLength(3)
    expect(
      (await listDocuments<EmployerDocument>(household)).map(({ documentType }) => documentType),
    ).toEqual(['ID_PROOF', 'RESIDENCE_PROOF', 'EMPLOYMENT_CONTRACT'])
  })
})

describe('an upload in one call', () => {
  test('API-23 DOC-06 takes the document of a seeker with status PENDING, and answers what it is now', async () => {
    const seeker = await somebody('seeker')
    const answer = await sendDocument(seeker, identityCard, undefined, {
      userId: seeker.person.id,
      documentType: 'ID_PROOF',
    })
    expect(answer.statusCode).toBe(200)
    const sent = answer.json<{ success: boolean; data: SeekerDocument }>()
    expect(sent).toMatchObject({ success: true, data: { state: 'UPLOADED', hasFile: true } })
    expect(await seekerDocument(seeker, identityCard)).toEqual(sent.data)
  })

  test('API-47 DOC-06 takes the document of an employer with status PENDING', async () => {
    const household = await somebody('household')
    const answer = await sendDocument(household, headOfHousehold)
    expect(answer.json()).toMatchObject({ success: true, data: { status: 'UPLOADED' } })
    expect(await employerDocument(household, headOfHousehold)).toMatchObject({ status: 'UPLOADED' })
  })

  test('DOC-06 whatever status is sent, it waits for staff; for whom is known from the session alone', async () => {
    const [seeker, other] = [await somebody('seeker'), await somebody('seeker')]
    await sendDocument(seeker, identityCard, undefined, { userId: other.person.id, status: 'VERIFIED' })
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ state: 'UPLOADED' })
    expect(await seekerDocument(other, identityCard)).toMatchObject({ state: 'MISSING' })
  })

  test('is refused for what is not asked of this type of account', async () => {
    const [seeker, household] = [await somebody('seeker'), await somebody('household')]
    for (const [who, id] of [
      [seeker, headOfHousehold],
      [household, identityCard],
      [household, taxNumber],
      [seeker, '0199f000-0000-7000-8000-0000000000ff'],
    ] as const)
      expect(refusalOf(await sendDocument(who, id)).code).toBe('not_found')
    expect((await filesLeft(database, disk)).rows).toEqual([])
    expect(await executor.selectFrom('uploads').selectAll().execute()).toEqual([])
  })

  test('needs a document that says what it is, and a file', async () => {
    const seeker = await somebody('seeker')
    const post = (form: FormData) => seeker.post('/api/job-seeker/documents', form)
    expect(refusalOf(await post(documentForm({ status: 'PENDING' }, await cardPicture()))).code).toBe(
      'invalid_input',
    )
    expect(refusalOf(await post(documentForm({ documentId: identityCard }, null))).fields).toHaveProperty(
      'file',
    )
  })
})

describe('what is kept', () => {
  test('DOC-24 DOC-26 is drawn anew, without where it was taken, under a name that says nothing', async () => {
    const seeker = await somebody('seeker')
    await sendDocument(seeker, identityCard, await phonePicture(smallestCard()))
    const answer = await seeker.get(`/api/documents/${identityCard}/file`)
    expect(answer.headers['content-type']).toBe('image/webp')
    const picture = await sharp(answer.rawPayload).metadata()
    expect(picture).toMatchObject({ format: 'webp', width: 300, height: 400 })
    expect(picture.exif).toBeUndefined()
    const { objects, rows } = await filesLeft(database, disk)
    expect(rows).toHaveLength(1)
    const { person } = seeker
    for (const name of objects) {
      expect(name).toMatch(/\/[0-9a-f]{2}\/[0-9a-f-]{36}$/)
      for (const known of [person.id, person.username, identityCard]) expect(name).not.toContain(known)
    }
  })

  test('DOC-21 DOC-22 DOC-23 pictures and PDFs are taken up to 10 MB; anything else is refused beside the file', async () => {
    const seeker = await somebody('seeker')
    const picture = smallestCard()
    for (const file of [
      await picture.jpeg().toBuffer(),
      await picture.png().toBuffer(),
      await picture.webp().toBuffer(),
      Buffer.from(smallPdf()),
    ])
      expect((await sendDocument(seeker, identityCard, file)).statusCode).toBe(200)
    expect((await seeker.get(`/api/documents/${identityCard}/file`)).headers['content-type']).toBe(
      'application/pdf',
    )
    const tooLarge = Buffer.alloc(largestDocumentBytes + 1, await picture.jpeg().toBuffer())
    const refused = refusalOf(await sendDocument(seeker, passport, tooLarge))
    expect(refused.fields['file']).toBe('This file is too large. The limit is 10 MB.')
    for (const wrong of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'Tigist Bekele', 'PK\u0003\u0004'])
      expect(refusalOf(await sendDocument(seeker, passport, Buffer.from(wrong))).fields).toHaveProperty(
        'file',
      )
    expect(await seekerDocument(seeker, passport)).toMatchObject({ state: 'MISSING' })
    expect(await executor.selectFrom('uploads').selectAll().execute()).toEqual([])
  })

  test('is replaced by the next one, and the file before is gone from the store', async () => {
    const seeker = await somebody('seeker')
    await sendDocument(seeker, identityCard)
    const first = await documentOf(database, seeker, identityCard)
    await sendDocument(seeker, identityCard, Buffer.from(smallPdf()))
    const second = await documentOf(database, seeker, identityCard)
    expect(second.id).toBe(first.id)
    expect(second.fileId).not.toBe(first.fileId)
    const { objects, rows } = await filesLeft(database, disk)
    // The PDF and the picture of its page.
    expect(rows).toHaveLength(2)
    expect(objects).toHaveLength(2)
    expect(rows.map(({ id }) => id)).not.toContain(first.fileId)
  })

  test('of 200 uploads of one document together exactly one file stays', { timeout: 600_000 }, async () => {
    const seeker = await somebody('seeker')
    const file = await cardPicture()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sendDocument(seeker, identityCard, file)),
    )
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect(statuses).toContain(200)
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([])
    const { objects, rows } = await filesLeft(database, disk)
    expect(rows).toMatchObject([{ state: 'KEPT' }])
    expect(objects).toHaveLength(1)
    expect(await executor.selectFrom('documents').selectAll().execute()).toHaveLength(1)
    expect(await executor.selectFrom('uploads').selectAll().execute()).toEqual([])
  })

  test('is erased by its owner, twice is once, and its file with it', async () => {
    const seeker = await somebody('seeker')
    await sendDocument(seeker, identityCard)
    const remove = () => seeker.delete(`/api/documents/${identityCard}`)
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(200)
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ state: 'MISSING', hasFile: false })
    expect(await filesLeft(database, disk)).toEqual({ objects: [], rows: [] })
    expect(refusalOf(await seeker.get(`/api/documents/${identityCard}/file`)).code).toBe('not_found')
  })

  test('goes with the account, in the same transaction', async () => {
    const seeker = await somebody('seeker')
    await sendDocument(seeker, identityCard, Buffer.from(smallPdf()))
    await sendDocument(seeker, passport)
    const answer = await seeker.post('/api/account/delete', { password: testPassword })
    expect(answer.statusCode).toBe(200)
    expect(await filesLeft(database, disk)).toEqual({ objects: [], rows: [] })
  })

  test('keeps an account from being deleted past it: the database refuses', async () => {
    const seeker = await somebody('seeker')
    await sendDocument(seeker, identityCard)
    const erase = executor.deleteFrom('accounts').where('id', '=', seeker.person.id).execute()
    await expect(erase).rejects.toThrow('documents_account_id_fkey')
  })

  test('is in the data that a person asks for, with where each file is', async () => {
    const seeker = await somebody('seeker')
    await sendDocument(seeker, identityCard)
    const data = (await seeker.get('/api/account/data')).json<{ records: { documents: object[] } }>()
    expect(data.records.documents).toMatchObject([
      { documentId: identityCard, state: 'UPLOADED', file: `/api/documents/${identityCard}/file` },
    ])
  })
})

describe('a document that is verified', () => {
  test('DOC-09 can be neither replaced nor erased', async () => {
    const [seeker, admin] = [await somebody('seeker'), await somebody('admin')]
    await verifyFor(database, admin, seeker, identityCard)
    const before = await documentOf(database, seeker, identityCard)
    expect(refusalOf(await sendDocument(seeker, identityCard)).code).toBe('document_verified')
    expect(refusalOf(await seeker.delete(`/api/documents/${identityCard}`)).code).toBe('document_verified')
    expect(await documentOf(database, seeker, identityCard)).toEqual(before)
    expect((await filesLeft(database, disk)).rows).toHaveLength(1)
  })
})

describe('a document that was rejected', () => {
  test('loses its file after 30 days, and keeps its reason', async () => {
    const [seeker, admin] = [await somebody('seeker'), await somebody('admin')]
    await sendDocument(seeker, identityCard, Buffer.from(smallPdf()))
    const { id, version } = await documentOf(database, seeker, identityCard)
    await admin.post(`/api/admin/documents/${id}/reject`, { version, rejection: 'EXPIRED', note: '' })
    const nightAfter = async (days: number) => {
      const checkedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
      await executor.updateTable('documents').set({ checked_at: checkedAt }).execute()
      await eraseRejectedFiles(executor, files)
    }
    await nightAfter(rejectedFileDays - 1)
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ hasFile: true })
    // The PDF and the picture of its page.
    expect((await filesLeft(database, disk)).objects).toHaveLength(2)
    await nightAfter(rejectedFileDays + 1)
    await nightAfter(rejectedFileDays + 1)
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({
      state: 'REJECTED',
      rejection: 'EXPIRED',
      hasFile: false,
    })
    expect(await filesLeft(database, disk)).toEqual({ objects: [], rows: [] })
  })
})

function smallPdf(): string {
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF`
}
