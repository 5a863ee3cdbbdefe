import { expect, test } from 'vitest'
import type { FoundMessage } from '../../../contract/messages.ts'
import { browser, makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeVerifiedEmployer } from '../../testing/hiring.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
const somebody = async (person: Parameters<typeof signedIn>[2]) => signedIn(app, database, person)

const seeker = await somebody(await makeSeekerWithProfile(database))
const employer = await somebody(await makeVerifiedEmployer(database))
const otherSeeker = await somebody(await makeSeekerWithProfile(database))
const otherEmployer = await somebody(await makeVerifiedEmployer(database, 'business'))
const partner = await somebody(await makePerson(database, 'partner'))
const staff = [
  await somebody(await makePerson(database, 'admin')),
  await somebody(await makePerson(database, 'support')),
]
const jobId = await makeJob(database, employer.person.id)

const words = 'The key is under the blue pot.'
const openAbout = (who: SignedIn, about: 'job' | 'seeker' | 'support', id?: string) =>
  who.post('/api/conversations', { about, id })
const idOf = async (answer: ReturnType<typeof openAbout>) => (await answer).json<{ id: string }>().id
const send = (who: SignedIn, id: string, text = words) =>
  who.post(`/api/conversations/${id}/messages`, { clientId: crypto.randomUUID(), text })

const ofTwo = await idOf(openAbout(seeker, 'job', jobId))
const withStaff = await idOf(openAbout(seeker, 'support'))
for (const id of [ofTwo, withStaff]) await send(seeker, id)

/** Every endpoint of a conversation; staff cannot block anybody. */
const calls = (who: SignedIn, id: string, isStaff = false) =>
  Promise.all([
    who.get(`/api/conversations/${id}`),
    who.get(`/api/conversations/${id}/messages?before=10`),
    who.get(`/api/conversations/${id}/messages?after=0`),
    send(who, id),
    who.put(`/api/conversations/${id}/read`, { number: 1 }),
    ...(isStaff ? [] : [who.put(`/api/conversations/${id}/block`, { blocked: true })]),
  ])
const find = async (who: SignedIn) =>
  (await who.get(`/api/messages?q=${encodeURIComponent('blue pot')}`)).json<FoundMessage[]>()

const stateOf = async (id: string) => ({
  conversation: await executor
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(),
  sides: await executor
    .selectFrom('conversation_sides')
    .selectAll()
    .where('conversation_id', '=', id)
    .orderBy('party')
    .execute(),
})

test('MSG-09 every endpoint answers 404 for a conversation of others', async () => {
  for (const [id, strangers] of [
    [ofTwo, [otherSeeker, otherEmployer]],
    [withStaff, [otherSeeker, employer, otherEmployer]],
  ] as const) {
    const before = await stateOf(id)
    for (const who of strangers) {
      for (const answer of await calls(who, id)) expect(refusalOf(answer).code).toBe('not_found')
      const found = (await find(who)).map(({ conversationId }) => conversationId)
      expect(found).toEqual(who === employer ? [ofTwo] : [])
    }
    expect(await stateOf(id)).toEqual(before)
  }
})

test('MSG-09 staff read and answer people who ask for help, but no conversation between two people', async () => {
  const before = await stateOf(ofTwo)
  for (const who of staff) {
    for (const answer of await calls(who, ofTwo, true)) expect(refusalOf(answer).code).toBe('not_found')
    expect((await find(who)).map(({ conversationId }) => conversationId)).not.toContain(ofTwo)
    const list = await who.get('/api/conversations')
    expect(list.body).not.toContain(ofTwo)
    expect(list.body).toContain(withStaff)
    for (const answer of await calls(who, withStaff, true)) expect(answer.statusCode).toBe(200)
  }
  expect(await stateOf(ofTwo)).toEqual(before)
})

test('partners and visitors who are not signed in have no messages', async () => {
  for (const answer of [
    ...(await calls(partner, withStaff)),
    await openAbout(partner, 'support'),
    await partner.get('/api/conversations'),
    await partner.get('/api/unread-messages'),
    await partner.get('/api/messages?q=pot'),
    await partner.get('/api/admin/urgent'),
  ])
    expect(answer.statusCode).toBe(403)
  for (const path of ['conversations', `conversations/${ofTwo}`, 'unread-messages', 'messages?q=pot'])
    expect((await browser(app).get(`/api/${path}`)).statusCode).toBe(401)
})

test('an employer cannot write to a seeker who has neither applied nor got an offer', async () => {
  const made = async () => (await executor.selectFrom('conversations').select('id').execute()).length
  const before = await made()
  for (const id of [otherSeeker.person.id, otherEmployer.person.id, partner.person.id, crypto.randomUUID()])
    expect(refusalOf(await openAbout(employer, 'seeker', id)).code).toBe('not_found')
  // A conversation with another employer gives no access.
  expect(refusalOf(await openAbout(otherEmployer, 'seeker', seeker.person.id)).code).toBe('not_found')
  expect(await made()).toBe(before)
})

test('an application or an offer lets the employer write', async () => {
  const applicant = await somebody(await makeSeekerWithProfile(database))
  await applicant.post(`/api/employer/jobs/${jobId}/apply`, {})
  expect((await openAbout(employer, 'seeker', applicant.person.id)).statusCode).toBe(200)
  const invited = await somebody(await makeSeekerWithProfile(database))
  await employer.post(`/api/employer-interests/job-seeker/${invited.person.id}`, { jobId, message: '' })
  expect((await openAbout(employer, 'seeker', invited.person.id)).statusCode).toBe(200)
})

test('a seeker cannot ask about a job that they may not see', async () => {
  const closed = await makeJob(database, otherEmployer.person.id, { status: 'CLOSED' })
  for (const id of [closed, crypto.randomUUID(), seeker.person.id, otherEmployer.person.id])
    expect(refusalOf(await openAbout(otherSeeker, 'job', id)).code).toBe('not_found')
  // A seeker may see a closed job that they applied for.
  await makeApplication(database, { jobId: closed, seekerId: otherSeeker.person.id })
  expect((await openAbout(otherSeeker, 'job', closed)).statusCode).toBe(200)
})

test('each kind of account opens only its own kind of conversation', async () => {
  expect((await openAbout(seeker, 'seeker', otherSeeker.person.id)).statusCode).toBe(403)
  expect((await openAbout(employer, 'job', jobId)).statusCode).toBe(403)
  for (const who of staff) expect((await openAbout(who, 'support')).statusCode).toBe(403)
})
