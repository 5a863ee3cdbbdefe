import { beforeEach, describe, expect, test } from 'vitest'
import type { UrgentLists } from '../../../contract/backoffice.ts'
import type { DocumentToCheck, WaitingDocument } from '../../../contract/documents.ts'
import { emptyAccounts, makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import {
  catalogue,
  documentOf,
  emptyFiles,
  filesLeft,
  seekerDocument,
  sendDocument,
} from '../../testing/documents.ts'
import { noticesTo } from '../../testing/notices.ts'

const { app, database, disk } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
const { identityCard, passport, headOfHousehold } = catalogue

let seeker: SignedIn
let admin: SignedIn
let support: SignedIn
beforeEach(async () => {
  await emptyAccounts(database)
  await emptyFiles(database, disk)
  seeker = await somebody('seeker')
  admin = await somebody('admin')
  support = await somebody('support')
})

async function somebody(kind: 'seeker' | 'household' | 'admin' | 'support'): Promise<SignedIn> {
  return signedIn(app, database, await makePerson(database, kind))
}

type Page = { content: { data: WaitingDocument }[]; totalElements: number; totalPages: number }
const listWaiting = async (query = '') => (await admin.get(`/api/admin/documents${query}`)).json<Page>()
const read = async (id: string, who = admin) =>
  (await who.get(`/api/admin/documents/${id}`)).json<DocumentToCheck>()

async function uploaded(who = seeker, documentId: string = identityCard) {
  expect((await sendDocument(who, documentId)).statusCode).toBe(200)
  return documentOf(database, who, documentId)
}
type Seen = { id: string; version: string }
const verify = ({ id, version }: Seen, who = admin) =>
  who.post(`/api/admin/documents/${id}/verify`, { version })
const reject = ({ id, version }: Seen, reason: object = {}, who = admin) =>
  who.post(`/api/admin/documents/${id}/reject`, { version, rejection: 'UNREADABLE', note: '', ...reason })

describe('what waits', () => {
  test('ADM-02 is listed a page at a time, the longest waiting first, and counted', async () => {
    const household = await somebody('household')
    const first = await uploaded(household, headOfHousehold)
    const second = await uploaded()
    const third = await uploaded(seeker, passport)
    const { content, totalElements } = await listWaiting()
    expect(totalElements).toBe(3)
    expect(content.map(({ data }) => data.id)).toEqual([first.id, second.id, third.id])
    expect(content[1]?.data).toMatchObject({
      label: 'Kebele ID or Fayda National ID',
      person: { id: seeker.person.id, name: 'Tigist Bekele', userType: 'CAREER' },
    })
    expect((await listWaiting('?page=1&size=2')).content.map(({ data }) => data.id)).toEqual([third.id])
    const urgent = (await support.get('/api/admin/urgent')).json<UrgentLists>()
    expect(urgent.documentsWaiting).toBe(3)
    await verify(first)
    await reject(second)
    expect((await listWaiting()).content.map(({ data }) => data.id)).toEqual([third.id])
  })

  test('waits no longer while its owner is disabled', async () => {
    await uploaded()
    await executor
      .updateTable('accounts')
      .set({ disabled_at: new Date() })
      .where('id', '=', seeker.person.id)
      .execute()
    expect((await listWaiting()).totalElements).toBe(0)
  })
})

describe('a document beside its preview', () => {
  test('ADM-09 ADM-10 says what its owner has said, and which one is next', async () => {
    await executor
      .updateTable('accounts')
      .set({ phone: '+251911999999' })
      .where('type', '=', 'ADMIN')
      .execute()
    const other = await somebody('seeker')
    const { id, version } = await uploaded()
    const { id: next } = await uploaded(other)
    const document = await read(id)
    expect(document).toMatchObject({
      id,
      version,
      label: 'Kebele ID or Fayda National ID',
      state: 'UPLOADED',
      pages: 1,
      person: {
        id: seeker.person.id,
        userType: 'CAREER',
        firstName: 'Tigist',
        lastName: 'Bekele',
        companyName: null,
        ageRange: '26-27',
        gender: 'FEMALE',
        phone: '+251911234567',
        // Of the other seeker.
        sharedPhone: 1,
      },
      next,
    })
    expect((await read(next)).next).toBe(id)
    await verify(await documentOf(database, other, identityCard))
    expect((await read(id)).next).toBeNull()
  })

  test('ADM-09 shows its page, and each time somebody opens it the audit log says who', async () => {
    const { id, version } = await uploaded()
    const open = (page: number, seen = version) =>
      support.get(`/api/admin/documents/${id}/pages/${page}?version=${seen}`)
    const answer = await open(1)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['cache-control']).toBe('no-store')
    await open(1)
    expect((await open(2)).statusCode).toBe(404)
    expect((await open(1, seeker.person.id)).statusCode).toBe(404)
    const act = { act: 'document.open', target_id: id }
    expect(await actsOf(database, support.person)).toEqual([act, act])
  })
})

describe('a verdict', () => {
  test('DOC-08 ADM-09 brings a document from missing over uploaded to verified, once', async () => {
    const stateOf = async () => (await seekerDocument(seeker, passport))?.state
    expect(await stateOf()).toBe('MISSING')
    const seen = await uploaded(seeker, passport)
    expect(await stateOf()).toBe('UPLOADED')
    const answers = await Promise.all([verify(seen), verify(seen), verify(seen, support)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await stateOf()).toBe('VERIFIED')
    const acts = [...(await actsOf(database, admin.person)), ...(await actsOf(database, support.person))]
    expect(acts).toEqual([{ act: 'document.verify', target_id: seen.id }])
    expect(await noticesTo(database, seeker.person)).toMatchObject([{ name: 'document.verified' }])
  })

  test('DOC-19 ADM-10 sends a document back: it is missing again, with the reason, and the owner is notified', async () => {
    const seen = await uploaded()
    const reason = { rejection: 'NAME_DIFFERS', note: 'The card says Tigist Alemu.' }
    expect((await reject(seen, reason)).statusCode).toBe(200)
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({
      state: 'REJECTED',
      status: 0,
      ...reason,
      hasFile: true,
    })
    expect(await noticesTo(database, seeker.person)).toMatchObject([
      { name: 'document.rejected', reason: 'NAME_DIFFERS' },
    ])
    // The answer was lost: said again, it is said once.
    expect((await reject(seen, reason)).statusCode).toBe(200)
    expect(await noticesTo(database, seeker.person)).toHaveLength(1)
    expect(await actsOf(database, admin.person)).toEqual([{ act: 'document.reject', target_id: seen.id }])
    expect((await sendDocument(seeker, identityCard)).statusCode).toBe(200)
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({
      state: 'UPLOADED',
      rejection: null,
      note: '',
    })
  })

  test('of two at the same time one wins, and the other learns that it is settled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await somebody('seeker')
      const seen = await uploaded(owner)
      const answers = await Promise.all([verify(seen), reject(seen, {}, support)])
      expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
        200, 409,
      ])
      const { state } = await documentOf(database, owner, identityCard)
      expect(state).toBe(answers[0].statusCode === 200 ? 'VERIFIED' : 'REJECTED')
      const refused = answers.find(({ statusCode }) => statusCode === 409)
      expect(refused?.json()).toMatchObject({ code: 'document_settled' })
      expect(await noticesTo(database, owner.person)).toHaveLength(1)
    }
  })

  test('is not given on what its owner has replaced since staff looked at it', async () => {
    const seen = await uploaded()
    await uploaded()
    expect(refusalOf(await verify(seen)).code).toBe('document_settled')
    expect(refusalOf(await reject(seen)).code).toBe('document_settled')
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ state: 'UPLOADED' })
    expect(await actsOf(database, admin.person)).toEqual([])
  })

  test('on a document that is erased meanwhile finds nothing', async () => {
    const seen = await uploaded()
    await seeker.delete(`/api/documents/${identityCard}`)
    expect(refusalOf(await verify(seen)).code).toBe('not_found')
  })

  test('that a file is unsafe erases it immediately', async () => {
    const seen = await uploaded()
    await reject(seen, { rejection: 'UNSAFE' })
    expect(await seekerDocument(seeker, identityCard)).toMatchObject({ rejection: 'UNSAFE', hasFile: false })
    expect(await filesLeft(database, disk)).toEqual({ objects: [], rows: [] })
  })

  test('is mailed in the language of the owner, with the name of the document', async () => {
    await executor
      .updateTable('accounts')
      .set({ language: 'om' })
      .where('id', '=', seeker.person.id)
      .execute()
    await verify(await uploaded(seeker, passport))
    expect(await noticesTo(database, seeker.person)).toMatchObject([{ document: 'Paaspoortii' }])
  })
})
