import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ReceivedOffer } from '../../../contract/offers.ts'
import { applicationStates, nextApplicationState, offerStates } from '../../../contract/rules/hiring.ts'
import { languages } from '../../../contract/rules/language.ts'
import {
  type browser,
  emptyAccounts,
  mailsTo,
  makePerson,
  refusalOf,
  signedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
let person: TestPerson
let employer: ReturnType<typeof browser>
let seeker: TestPerson

const verify = (employerId: string) =>
  executor.insertInto('employer_verifications').values({ employer_id: employerId }).execute()

beforeEach(async () => {
  await emptyAccounts(database)
  person = await makePerson(database, 'household')
  await verify(person.id)
  employer = await signedIn(app, database, person)
  seeker = await makeSeekerWithProfile(database)
})

const hire = (body?: object | '', who = employer, id = seeker.id) =>
  who.post(`/api/employer-interests/job-seeker/${id}`, body)
const stored = () => executor.selectFrom('offers').selectAll().execute()
const statusOf = async (id: string) =>
  (await executor.selectFrom('job_applications').select('status').where('id', '=', id).executeTakeFirst())
    ?.status

describe('"I want to hire"', () => {
  test('API-49 HIR-17 ERR-89 makes an offer for a job or for none, with or without a message', async () => {
    const jobId = await makeJob(database, person.id)
    for (const body of [undefined, '', { jobId, message: ' Begin in May. ' }] as const) {
      const answer = await hire(body)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        success: true,
        message: 'Interest sent successfully!',
        offer: { id: (await stored()).at(-1)?.id, status: 'SENT' },
      })
    }
    const offer = { employer_id: person.id, seeker_id: seeker.id, status: 'SENT' }
    expect(await stored()).toMatchObject([
      { ...offer, job_id: null, message: '' },
      { ...offer, job_id: jobId, message: 'Begin in May.' },
    ])
    expect((await hire({ message: 'x'.repeat(501) })).statusCode).toBe(400)
    expect((await hire({ jobId: 'the first' })).statusCode).toBe(400)
  })

  test('HIR-20 pressed twice, or fifty times at once, makes one offer, and the seeker gets one email', async () => {
    const jobId = await makeJob(database, person.id)
    for (const body of [{}, { jobId }]) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => hire(body)))
      expect(new Set(answers.map(({ body: text, statusCode }) => `${statusCode} ${text}`)).size).toBe(1)
    }
    expect(await stored()).toHaveLength(2)
    expect(await mailsTo(database, seeker.email)).toHaveLength(2)
  })

  test('HIR-18 tells the seeker in the seeker’s language, with nothing to reach anybody by', async () => {
    const jobId = await makeJob(database, person.id, { title: 'Nanny, call 0911 00 00 01' })
    const message = 'Ring me: +251911000002 or almaz@example.com'
    for (const language of languages) {
      const somebody = await makeSeekerWithProfile(database, { language })
      employer.jar.set('lng', 'om')
      await hire({ jobId, message }, employer, somebody.id)
      const [mail, ...others] = await mailsTo(database, somebody.email)
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        template: 'hiring-notice',
        language,
        values: {
          name: 'offer.send',
          person: 'Almaz',
          job: 'Nanny, call •••',
          message: 'Ring me: ••• or •••',
        },
      })
      const prefix = language === 'en' ? '' : `/${language}`
      expect(new URL(mail?.values['link'] ?? '').pathname).toMatch(
        new RegExp(`^${prefix}/jobseeker/job-offers/[\\da-f-]{36}$`),
      )
    }
  })

  test('tells an address that is not proved no more than that there is an offer', async () => {
    const somebody = await makeSeekerWithProfile(database, { emailVerified: false })
    const jobId = await makeJob(database, person.id, { title: 'Cook' })
    await hire({ jobId, message: 'Begin in May.' }, employer, somebody.id)
    const [mail] = await mailsTo(database, somebody.email)
    expect(mail).toMatchObject({
      template: 'hiring-notice',
      values: { name: 'offer.send', person: '', job: '', message: '' },
    })
  })

  test('answers a seeker who applies for the job afterwards, and an application that is sent at the same time', async () => {
    const before = await makeJob(database, person.id)
    await hire({ jobId: before })
    const who = await signedIn(app, database, seeker)
    const applyFor = (jobId: string) => who.post(`/api/employer/jobs/${jobId}/apply`, {})
    const states = async () =>
      (await executor.selectFrom('job_applications').select('status').execute()).map(({ status }) => status)
    expect((await applyFor(before)).statusCode).toBe(200)
    expect(await states()).toEqual(['OFFERED'])
    for (let round = 0; round < 20; round += 1) {
      const jobId = await makeJob(database, person.id)
      const answers = await Promise.all([applyFor(jobId), hire({ jobId })])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    }
    expect(await states()).toEqual(Array.from({ length: 21 }, () => 'OFFERED'))
    const declined = await makeJob(database, person.id)
    await hire({ jobId: declined })
    await executor.updateTable('offers').set({ status: 'DECLINED' }).where('job_id', '=', declined).execute()
    await applyFor(declined)
    expect(await states()).toContain('PENDING')
  })

  test('sets the application it answers to OFFERED, and leaves what is settled', async () => {
    for (const status of applicationStates) {
      const jobId = await makeJob(database, person.id)
      const application = await makeApplication(database, { jobId, seekerId: seeker.id, status })
      expect((await hire({ jobId })).statusCode).toBe(200)
      expect(await statusOf(application), status).toBe(nextApplicationState(status, 'offer') ?? status)
    }
    const other = await makeApplication(database, {
      jobId: await makeJob(database, person.id),
      seekerId: seeker.id,
    })
    await hire()
    expect(await statusOf(other)).toBe('PENDING')
  })

  test('ACC-05 needs a verified address, and says so', async () => {
    const unverified = await makePerson(database, 'business', { emailVerified: false })
    await verify(unverified.id)
    const answer = await hire({}, await signedIn(app, database, unverified))
    expect(answer.statusCode).toBe(403)
    expect(refusalOf(answer)).toMatchObject({
      code: 'email_unverified',
      message: 'Please verify your email address first. The link is in the email we sent you.',
    })
    expect(await stored()).toEqual([])
  })

  test('needs an employer whom staff have verified, and says so in each language', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'business'))
    const words: string[] = []
    for (const language of languages) {
      who.jar.set('lng', language)
      const refusal = refusalOf(await hire({}, who))
      expect(refusal.code).toBe('employer_unverified')
      words.push(refusal.message)
    }
    expect(words[0]).toBe('We have not verified you yet. You can hire once our staff have verified you.')
    expect(new Set(words).size).toBe(3)
    expect(await stored()).toEqual([])
    expect(await mailsTo(database, seeker.email)).toEqual([])
  })

  test('is for an open job of one’s own alone', async () => {
    const other = await makePerson(database, 'business')
    const refused = async (jobId: string) => refusalOf(await hire({ jobId })).code
    expect(await refused(await makeJob(database, other.id))).toBe('not_found')
    expect(await refused(crypto.randomUUID())).toBe('not_found')
    for (const status of ['CLOSED', 'INACTIVE'] as const) {
      expect(await refused(await makeJob(database, person.id, { status }))).toBe('job_not_open')
    }
    expect(await stored()).toEqual([])
  })

  test('reaches seekers alone, and none who is disabled', async () => {
    const disabled = await makeSeekerWithProfile(database)
    await sql`update accounts set disabled_at = now() where id = ${disabled.id}`.execute(executor)
    const others = await Promise.all(
      (['household', 'partner', 'admin'] as const).map((kind) => makePerson(database, kind)),
    )
    for (const { id } of [disabled, ...others, { id: crypto.randomUUID() }]) {
      expect(refusalOf(await hire({}, employer, id)).code).toBe('not_found')
    }
    expect(await stored()).toEqual([])
  })
})

describe('the seeker', () => {
  const interest = async (who: ReturnType<typeof browser>) =>
    (await who.get('/api/training-status/has-employer-interest')).json<{ hasEmployerInterest: boolean }>()
      .hasEmployerInterest

  test('API-40 learns whether an employer is interested, unless one side has ended it', async () => {
    const who = await signedIn(app, database, seeker)
    expect(await interest(who)).toBe(false)
    const other = await signedIn(app, database, await makeSeekerWithProfile(database))
    for (const status of offerStates) {
      await executor.deleteFrom('offers').execute()
      const offer = { id: crypto.randomUUID(), employer_id: person.id, seeker_id: seeker.id, status }
      await executor.insertInto('offers').values(offer).execute()
      expect(await interest(who), status).toBe(['SENT', 'ACCEPTED', 'HIRED'].includes(status))
      expect(await interest(other), status).toBe(false)
    }
  })

  test('OFR-05 sees the own offers, the newest first, with the company or the first name of the employer', async () => {
    const company = await makePerson(database, 'business')
    await verify(company.id)
    const jobId = await makeJob(database, company.id, { title: 'Cook' })
    await hire({ message: 'Come and see us, 0911 00 00 03.' })
    await hire({ jobId }, await signedIn(app, database, company))
    const who = await signedIn(app, database, seeker)
    const [second, first] = (await who.get('/api/job-offers')).json<ReceivedOffer[]>()
    expect(second).toMatchObject({
      jobId,
      jobTitle: 'Cook',
      employerName: 'Sheger Hotels PLC',
      employerKind: 'business',
      message: '',
    })
    expect(first).toMatchObject({
      jobId: null,
      jobTitle: null,
      employerName: 'Almaz',
      employerKind: 'household',
      message: 'Come and see us, •••.',
      status: 'SENT',
    })
    expect(first?.sentAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    const other = await signedIn(app, database, await makeSeekerWithProfile(database))
    expect((await other.get('/api/job-offers')).json()).toEqual([])
  })
})
