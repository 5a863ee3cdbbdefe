import { beforeEach, expect, test } from 'vitest'
import type { CatalogueEntry, CatalogueInput, SeekerDocument } from '../../../contract/documents.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { emptyAccounts, makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp, testAudit } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import { catalogue, listDocuments, seekerDocument, sendDocument, verifyFor } from '../../testing/documents.ts'
import { noticeTools } from '../../testing/notices.ts'
import { makeSeekerWithProfile } from '../../testing/seekers.ts'
import { createIdentityChecks } from './catalogue.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

let admin: SignedIn
let seeker: SignedIn
beforeEach(async () => {
  await emptyAccounts(database)
  const first = Object.values(catalogue)
  await executor.deleteFrom('document_catalogue').where('position', '=', 999).execute()
  await executor
    .updateTable('document_catalogue')
    .set({ retired_at: null })
    .where('id', 'in', first)
    .execute()
  admin = await signedIn(app, database, await makePerson(database, 'admin'))
  seeker = await signedIn(app, database, await makeSeekerWithProfile(database))
})

const eyeTest: CatalogueInput = {
  accountType: 'CAREER',
  documentType: 'EYE_TEST',
  label: { en: 'Eye test', am: 'የዓይን ምርመራ', om: 'Qorannoo ijaa' },
  description: { en: 'For driving jobs.', am: 'ለመንዳት ሥራ።', om: 'Hojii konkolaachisummaatiif.' },
  required: true,
  position: 999,
  retired: false,
}
const list = async () =>
  (await admin.get('/api/admin/document-catalogue')).json<{ entries: CatalogueEntry[] }>().entries
const add = (changes: Partial<CatalogueInput> = {}, who = admin) =>
  who.post('/api/admin/document-catalogue', { ...eyeTest, ...changes })
const change = (id: string, changes: Partial<CatalogueInput>, who = admin) =>
  who.put(`/api/admin/document-catalogue/${id}`, { ...eyeTest, ...changes })
const added = async (changes: Partial<CatalogueInput> = {}) =>
  (await add(changes)).json<{ data: CatalogueEntry }>().data

test('DOC-18 an administrator adds what a type of account must provide, and its people are asked for it', async () => {
  const entry = await added()
  expect(await list()).toContainEqual(entry)
  expect(await seekerDocument(seeker, entry.id)).toMatchObject({
    label: 'Eye test',
    state: 'MISSING',
    required: true,
  })
  const household = await signedIn(app, database, await makePerson(database, 'household'))
  expect(await listDocuments(household)).toHaveLength(3)
  expect(await actsOf(database, admin.person)).toEqual([{ act: 'catalogue.add', target_id: entry.id }])
})

test('DOC-04 DOC-18 an entry without a type is a proof of identity, of which there is one', async () => {
  const { documentType: _, ...untyped } = eyeTest
  const post = (accountType: string) =>
    admin.post('/api/admin/document-catalogue', { ...untyped, accountType })
  expect(refusalOf(await post('CAREER')).code).toBe('catalogue_taken')
  const { id } = await added({ documentType: 'ANOTHER' })
  expect(refusalOf(await change(id, { documentType: 'ID_PROOF' })).code).toBe('catalogue_taken')
  await executor
    .updateTable('document_catalogue')
    .set({ retired_at: new Date() })
    .where('id', '=', catalogue.identityCard)
    .execute()
  const answer = await post('CAREER')
  expect(answer.json()).toMatchObject({ data: { documentType: 'ID_PROOF' } })
})

test('DOC-18 what is not asked for any more is not missing; what people have provided stays theirs', async () => {
  const { id } = await added({ required: false })
  const other = await signedIn(app, database, await makePerson(database, 'seeker'))
  await sendDocument(other, id)
  expect((await change(id, { retired: true, required: false })).statusCode).toBe(200)
  expect(await seekerDocument(seeker, id)).toBeUndefined()
  expect(refusalOf(await sendDocument(seeker, id)).code).toBe('not_found')
  expect(await seekerDocument(other, id)).toMatchObject({ state: 'UPLOADED', required: false, hasFile: true })
  expect((await other.get(`/api/documents/${id}/file`)).statusCode).toBe(200)
  expect((await other.delete(`/api/documents/${id}`)).statusCode).toBe(200)
  expect((await actsOf(database, admin.person)).map(({ act }) => act)).toEqual([
    'catalogue.add',
    'catalogue.change',
  ])
})

test('DOC-18 nobody but an administrator changes it, and no entry goes to another type of account', async () => {
  const { id } = await added()
  const support = await signedIn(app, database, await makePerson(database, 'support'))
  expect((await support.get('/api/admin/document-catalogue')).statusCode).toBe(200)
  for (const answer of [
    await add({ documentType: 'OTHER' }, support),
    await change(id, {}, support),
    await change(id, {}, seeker),
  ])
    expect(answer.statusCode).toBe(403)
  expect(refusalOf(await change(id, { accountType: 'BUSINESS' })).fields).toHaveProperty('accountType')
})

test('whom nothing is missing any more, because less is asked for, is verified by the task that follows', async () => {
  const { id } = await added()
  await verifyFor(database, admin, seeker, catalogue.identityCard)
  const employer = await signedIn(app, database, await makePerson(database, 'household'))
  const badges = async () =>
    (await employer.get(`/api/job-seekers/${seeker.person.id}`)).json<SeekerCard>().badges
  expect(await badges()).toMatchObject({ identityChecked: null })
  await change(id, { required: false })
  const check = createIdentityChecks(executor, { ...noticeTools, audit: testAudit })
  const payload = { accountType: 'CAREER', staffId: admin.person.id }
  await check(payload)
  const first = await badges()
  expect(first.identityChecked).not.toBeNull()
  await check(payload)
  expect(await badges()).toEqual(first)
  const [shown] = await listDocuments<SeekerDocument>(seeker)
  expect(shown).toMatchObject({ documentId: catalogue.identityCard, state: 'VERIFIED' })
})
