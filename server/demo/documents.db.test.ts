import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DocumentToCheck, OwnDocument, WaitingDocument } from '../../contract/documents.ts'
import { shortestDocumentSide } from '../../contract/rules/documents.ts'
import type { SeekerCard } from '../../contract/seeker-cards.ts'
import { emit } from '../domains.ts'
import { eraseDemoAccounts } from '../domains/accounts/erase-account.ts'
import { eraseUnusedModules } from '../domains/training/known-modules.ts'
import { lessonIds } from '../lessons/lessons.ts'
import { browser } from '../testing/accounts.ts'
import { testApp, testAudit, testSigner } from '../testing/app.ts'
import { filesLeft } from '../testing/documents.ts'
import { testPasswords } from '../testing/passwords.ts'
import { addDemoPeople, demoPassword } from './demo.ts'

const { app, database, disk, files } = await testApp()
const tools = { passwords: await testPasswords(), audit: testAudit, signer: testSigner, files }
// The second call finds everybody there, and adds no file.
for (let time = 0; time < 2; time += 1) await addDemoPeople(database.executor, tools)

const signIn = async (identifier: string) => {
  const who = browser(app)
  expect((await who.post('/api/auth/login', { identifier, password: demoPassword })).statusCode).toBe(200)
  return who
}
type WaitingPage = { content: { data: WaitingDocument }[]; totalElements: number }
const states = ['MISSING', 'REJECTED', 'UPLOADED', 'VERIFIED']

test('the tried seeker has documents in every state, each with a picture, and the badges that follow', async () => {
  const seeker = await signIn('demo.seeker')
  const own = (await seeker.get('/api/documents')).json<OwnDocument[]>()
  expect([...new Set(own.map(({ state }) => state))].toSorted()).toEqual(states)
  expect(own.find(({ state }) => state === 'REJECTED')).toMatchObject({
    documentType: 'MEDICAL_CERTIFICATE',
    rejection: 'UNREADABLE',
    note: 'We cannot read the stamp. Please take the picture in daylight.',
  })
  for (const { documentId, hasFile, state } of own) {
    expect(hasFile).toBe(state !== 'MISSING')
    if (!hasFile) continue
    const picture = (await seeker.get(`/api/documents/${documentId}/file`)).rawPayload
    const { format, width, height } = await sharp(picture).metadata()
    expect(format).toBe('webp')
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(shortestDocumentSide)
  }
  const { id } = await database.executor
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', 'demo.seeker')
    .executeTakeFirstOrThrow()
  const card = await (await signIn('demo.household')).get(`/api/job-seekers/${id}`)
  const { badges } = card.json<SeekerCard>()
  expect(badges.identityChecked).not.toBeNull()
  expect(badges.guarantorConfirmed).not.toBeNull()
})

test('staff have more than a page of documents to check, of seekers and employers, and what they did is recorded', async () => {
  const staff = await signIn('demo.admin')
  const { content, totalElements } = (await staff.get('/api/admin/documents?size=50')).json<WaitingPage>()
  expect(totalElements).toBeGreaterThan(10)
  const waiting = content.map(({ data }) => data)
  expect(new Set(waiting.map(({ person }) => person.userType))).toEqual(
    new Set(['CAREER', 'HOUSEHOLD', 'BUSINESS']),
  )
  const seen = (await staff.get(`/api/admin/documents/${waiting[0]?.id}`)).json<DocumentToCheck>()
  const page = await staff.get(`/api/admin/documents/${seen.id}/pages/1?version=${seen.version}`)
  expect(page.headers['content-type']).toBe('image/webp')
  const verdicts = await database.executor
    .selectFrom('documents')
    .select(['id', 'state'])
    .where('state', '<>', 'UPLOADED')
    .execute()
  const acts = await database.executor
    .selectFrom('audit_log')
    .select(['act', 'target_id as id'])
    .where('act', 'in', ['document.verify', 'document.reject'])
    .execute()
  const expected = verdicts.map(({ id, state }) => ({
    act: state === 'VERIFIED' ? 'document.verify' : 'document.reject',
    id,
  }))
  expect(new Set(acts.map(({ id, act }) => `${act} ${id}`))).toEqual(
    new Set(expected.map(({ id, act }) => `${act} ${id}`)),
  )
})

test('the employer whom staff have not verified is, once they have verified what waits', async () => {
  const staff = await signIn('demo.admin')
  const { content } = (await staff.get('/api/admin/documents?size=50')).json<WaitingPage>()
  const own = content.filter(({ data }) => data.person.name === 'Solomon Gebre')
  expect(own).toHaveLength(2)
  const isVerified = async () => {
    const row = await database.executor
      .selectFrom('employer_verifications')
      .innerJoin('accounts', 'accounts.id', 'employer_id')
      .select('basis')
      .where('username', '=', 'demo.solomon')
      .executeTakeFirst()
    return row?.basis
  }
  expect(await isVerified()).toBeUndefined()
  for (const { data } of own) {
    const { version } = (await staff.get(`/api/admin/documents/${data.id}`)).json<DocumentToCheck>()
    await staff.post(`/api/admin/documents/${data.id}/verify`, { version })
  }
  expect(await isVerified()).toBe('DOCUMENTS')
})

test('when the demo is removed, no file of it is left in the store', async () => {
  const before = await filesLeft(database, disk)
  const documents = await database.executor.selectFrom('documents').select('id').execute()
  expect(documents.length).toBeGreaterThan(30)
  // Three films, their posters, and the pictures of 29 scenes.
  expect(before.objects).toHaveLength(documents.length + 3 + 3 + 29)
  expect(new Set(before.rows.map(({ state }) => state))).toEqual(new Set(['KEPT']))
  expect(await eraseDemoAccounts(database.executor, emit)).toBeGreaterThan(130)
  expect(await eraseUnusedModules(database.executor, await lessonIds())).toBe(3)
  expect(await filesLeft(database, disk)).toEqual({ objects: [], rows: [] })
})
