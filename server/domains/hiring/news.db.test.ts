import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  emptyAccounts,
  makePerson,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeOffer, makeVerifiedEmployer } from '../../testing/hiring.ts'
import { makeInterview } from '../../testing/interviews.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makePlacement } from '../../testing/placements.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'
import { addCheckIn, storeAnswer } from './check-ins-store.ts'
import { listEmployerNews, listSeekerNews } from './news.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

let owner: TestPerson
let person: TestPerson
let employer: SignedIn
let seeker: SignedIn
let jobId: string

beforeEach(async () => {
  await emptyAccounts(database)
  owner = await makeVerifiedEmployer(database)
  person = await makeSeekerWithProfile(database)
  employer = await signedIn(app, database, owner)
  seeker = await signedIn(app, database, person)
  jobId = await makeJob(database, owner.id, { title: 'Nanny' })
})

/** As `kind state title`, with a star where it waits for an answer. */
const lines = (items: readonly { kind: string; state: string; title: string; waits: boolean }[]) =>
  items.map(({ kind, state, title, waits }) => `${kind} ${state} ${title}${waits ? ' *' : ''}`).toSorted()
const seekerLines = async (id = person.id) => lines(await listSeekerNews(executor, id))
const employerLines = async (id = owner.id) => lines(await listEmployerNews(executor, id))

const ok = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer
  expect(statusCode, body).toBe(200)
}
const apply = async () => {
  await ok(seeker.post(`/api/employer/jobs/${jobId}/apply`))
  const { id } = await executor.selectFrom('job_applications').select('id').executeTakeFirstOrThrow()
  return id
}
const move = (id: string, status: string, reason?: string) =>
  ok(employer.post('/api/job-applications/move', { ids: [id], status, reason }))
const times = [new Date(Math.floor(Date.now() / 60_000) * 60_000 + 48 * 3_600_000).toISOString()]
const propose = (id: string) =>
  ok(employer.post(`/api/interview-proposals/${id}`, { kind: 'CALL', place: '', note: '', times }))
const onlyId = async (table: 'interviews' | 'offers') =>
  (await executor.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
/** Everything happened so many days before it did. */
const age = async (days: number) => {
  const ago = sql`make_interval(days => ${days})`
  await sql`update hiring_events set happened_at = happened_at - ${ago}`.execute(executor)
  await sql`update job_applications set applied_at = applied_at - ${ago}`.execute(executor)
  await sql`update offers set updated_at = updated_at - ${ago}`.execute(executor)
  await sql`update interviews set answered_at = answered_at - ${ago}`.execute(executor)
}

describe('of a seeker', () => {
  test('an application is news when the employer has moved it, with the state it has now', async () => {
    const id = await apply()
    expect(await seekerLines()).toEqual([])
    await move(id, 'REVIEWING')
    await move(id, 'SHORTLISTED')
    expect(await seekerLines()).toEqual(['application SHORTLISTED Nanny'])
    await ok(seeker.post(`/api/job-applications/${id}/withdraw`))
    expect(await seekerLines()).toEqual([])
  })

  test('a proposed interview waits, once; one that was answered is no news, one that was cancelled is', async () => {
    const id = await apply()
    await propose(id)
    expect(await seekerLines()).toEqual(['interview PROPOSED Nanny *'])
    const interview = await onlyId('interviews')
    await ok(seeker.post(`/api/interviews/${interview}/pick`, { time: times[0] }))
    expect(await seekerLines()).toEqual([])
    await ok(employer.post(`/api/interviews/${interview}/cancel`))
    expect(await seekerLines()).toEqual(['interview CANCELLED Nanny'])
  })

  test('an open offer waits however old it is, with the employer where it is for no job', async () => {
    await apply()
    for (const body of [{ jobId }, {}])
      await ok(employer.post(`/api/employer-interests/job-seeker/${person.id}`, body))
    await age(40)
    expect(await seekerLines()).toEqual(['offer SENT Almaz *', 'offer SENT Nanny *'])
    const offers = await listSeekerNews(executor, person.id)
    expect(new Set(offers.map((offer) => offer.jobId))).toEqual(new Set([jobId, null]))
    await sql`update offers set expires_at = now()`.execute(executor)
    expect(await seekerLines()).toEqual([])
  })

  test.each([
    ['withdraw', 'WITHDRAWN'],
    ['confirm', 'HIRED'],
  ])('what the employer did with an accepted offer is news for thirty days: %s', async (act, state) => {
    await apply()
    for (const [body, title] of [
      [{ jobId }, 'Nanny'],
      [{}, 'Almaz'],
    ] as const) {
      await ok(employer.post(`/api/employer-interests/job-seeker/${person.id}`, body))
      const offer = await onlyId('offers')
      await ok(seeker.post(`/api/job-offers/${offer}/accept`))
      expect(await seekerLines()).toEqual([])
      await ok(employer.post(`/api/employer/offers/${offer}/${act}`, { closesJob: false }))
      expect(await seekerLines()).toEqual([`offer ${state} ${title}`])
      await age(31)
      expect(await seekerLines()).toEqual([])
      await executor.deleteFrom('offers').execute()
    }
  })

  test('the last check-in of a current placement waits until it is answered', async () => {
    const { id } = await makePlacement(database, { employerId: owner.id, seekerId: person.id, title: '' })
    await addCheckIn(executor, { placementId: id, day: 1 })
    await addCheckIn(executor, { placementId: id, day: 7 })
    const waiting = async () => (await seekerLines()).filter((line) => line.startsWith('checkIn'))
    expect(await waiting()).toEqual([`checkIn 7 ${owner.firstName} ${owner.lastName} *`])
    await storeAnswer(executor, { placementId: id, day: 7, well: true, words: '' })
    expect(await waiting()).toEqual([])
  })

  test('of others there is none', async () => {
    const other = await makeSeekerWithProfile(database)
    const applicationId = await makeApplication(database, { jobId, seekerId: other.id })
    await makeInterview(database, { applicationId, employerId: owner.id })
    await makeOffer(database, { employerId: owner.id, seekerId: other.id })
    expect(await seekerLines()).toEqual([])
    expect(await seekerLines(other.id)).toHaveLength(2)
  })
})

describe('of an employer', () => {
  test('people who applied are news of their job until they are answered, and for thirty days', async () => {
    const id = await apply()
    await makeApplication(database, { jobId, seekerId: (await makeSeekerWithProfile(database)).id })
    expect(await employerLines()).toEqual(['applicant PENDING Nanny'])
    await age(31)
    expect(await employerLines()).toEqual([])
    await age(-31)
    await move(id, 'REJECTED', 'PAY')
    await sql`delete from job_applications where status = 'PENDING'`.execute(executor)
    expect(await employerLines()).toEqual([])
  })

  test('an answered interview is news, and waits where another time is asked for', async () => {
    const name = `${person.firstName} ${person.lastName}`
    await propose(await apply())
    const interview = await onlyId('interviews')
    await ok(seeker.post(`/api/interviews/${interview}/pick`, { time: times[0] }))
    expect(await employerLines()).toEqual([`interview AGREED ${name}`])
    await ok(seeker.post(`/api/interviews/${interview}/ask`, { betterTimes: ['MORNING'] }))
    expect(await employerLines()).toEqual([`interview ASKED ${name} *`])
    expect(await listEmployerNews(executor, owner.id)).toMatchObject([{ id: interview, jobId }])
  })

  test('an accepted offer waits for as long as it takes, a declined one is news for thirty days', async () => {
    const name = `${person.firstName} ${person.lastName}`
    for (const act of ['accept', 'decline']) {
      await ok(employer.post(`/api/employer-interests/job-seeker/${person.id}`, { jobId }))
      expect(await employerLines()).toEqual([])
      const body = act === 'decline' ? { reason: 'PAY' } : undefined
      await ok(seeker.post(`/api/job-offers/${await onlyId('offers')}/${act}`, body))
      await age(20)
      const state = act === 'accept' ? `ACCEPTED ${name} *` : `DECLINED ${name}`
      expect(await employerLines()).toEqual([`offer ${state}`])
      await age(11)
      expect(await employerLines()).toEqual(act === 'accept' ? [`offer ${state}`] : [])
      await executor.deleteFrom('offers').execute()
    }
  })

  test('of other employers there is none', async () => {
    await apply()
    expect(await employerLines((await makePerson(database, 'business')).id)).toEqual([])
  })
})
