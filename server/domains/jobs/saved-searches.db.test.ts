import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { SavedSearch } from '../../../contract/saved-searches.ts'
import { emit } from '../../domains.ts'
import { setDisabled } from '../accounts/disable-account.ts'
import { createMailer } from '../../platform/mail/mail.ts'
import {
  type browser,
  emptyAccounts,
  mailsTo,
  makePerson,
  refusalOf,
  signedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp, testSigner } from '../../testing/app.ts'
import { makeJob, makeJobs } from '../../testing/jobs.ts'
import { createSearchMails } from './saved-searches-mail.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const publicUrl = 'https://abronet.example'
const mailer = createMailer({ publicUrl })
const address = '/api/saved-searches'
const placeName = (language: Language) => ethiopianPlaces.label('adama', language)
const inAdama = { location: ['Adama'], workType: 'NANNY' }

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
/** The mails of a day whose clock strikes in so many minutes. */
const mailAt = (time: Date, batch = 100) =>
  createSearchMails({ database, mailer, signer: testSigner, publicUrl, batch })({
    _cron: { ts: time.toISOString() },
  })

type News = {
  words: string
  jobs: { title: string; about: string }[]
  total: number
  link: string
  stopUrl: string
}
async function newsTo({
  email,
}: TestPerson): Promise<{ searches: News[]; unsubscribeOneClickUrl: string }[]> {
  const { rows } = await sql<{ values: { searches: News[]; unsubscribeOneClickUrl: string } }>`
    select payload -> 'values' as values from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} and payload ->> 'template' = 'saved-searches' order by id`.execute(
    database.executor,
  )
  return rows.map(({ values }) => values)
}

async function newPerson(changes: Parameters<typeof makePerson>[2] = {}) {
  const person = await makePerson(database, 'seeker', changes)
  const who = await signedIn(app, database, person)
  const save = async (filters: object) =>
    (await who.post(address, filters)).json<{ data: SavedSearch }>().data
  return { person, who, save }
}
const list = async (who: ReturnType<typeof browser>) => (await who.get(address)).json<SavedSearch[]>()

beforeEach(() => emptyAccounts(database))

describe('saving', () => {
  test('a search is kept in the words of the wire; in another order and language it is the same', async () => {
    const { who, save } = await newPerson()
    const first = await save({ skills: ['Cooking', 'Childcare'], location: ['አዳማ'], q: ' two  children ' })
    expect(first.filters).toEqual({
      jobType: null,
      workType: null,
      gender: null,
      location: [placeName('en')],
      skills: ['Childcare', 'Cooking'],
      languages: [],
      ageRanges: [],
      religions: [],
      q: 'two children',
    })
    const second = await save({
      skills: ['Childcare', 'Cooking', 'Childcare'],
      location: ['Adama'],
      gender: 'ANY',
      q: 'two children',
    })
    expect(second.id).toBe(first.id)
    expect(await list(who)).toEqual([first])
  })

  test('many at once are saved once, ten are the most, and one can be deleted', async () => {
    const { who, save } = await newPerson()
    await Promise.all(Array.from({ length: 4 }, () => save(inAdama)))
    expect(await list(who)).toHaveLength(1)
    for (let count = 2; count <= 10; count += 1) await save({ q: `word${count}` })
    const refused = await who.post(address, { q: 'one too many' })
    expect([refused.statusCode, refusalOf(refused).code]).toEqual([409, 'too_many_searches'])
    // One of them again is no eleventh.
    expect((await who.post(address, inAdama)).statusCode).toBe(200)
    const [last] = await list(who)
    expect(last?.filters.q).toBe('word10')
    for (let time = 0; time < 2; time += 1)
      expect((await who.delete(`${address}/${last?.id}`)).statusCode).toBe(200)
    expect(await list(who)).toHaveLength(9)
  })

  test.each([
    [{}, 'filters'],
    [{ location: ['Other'] }, 'filters'],
    [{ location: ['Atlantis'] }, 'location'],
    [{ skills: ['Juggling'] }, 'skills'],
    [{ jobType: 'NEVER' }, 'jobType'],
  ])('%o is refused beside its field', async (filters, field) => {
    const { who } = await newPerson()
    const answer = await who.post(address, filters)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(refusalOf(answer).fields)).toEqual([field])
  })

  test('ACC-39 a search is its owner’s alone, is handed over, and goes with the account', async () => {
    const { person, who, save } = await newPerson()
    const { id } = await save(inAdama)
    const other = await newPerson()
    expect(await list(other.who)).toEqual([])
    await other.who.delete(`${address}/${id}`)
    expect(await list(who)).toHaveLength(1)
    expect((await who.get('/api/account/data')).json<OwnData>().records).toMatchObject({
      savedSearches: [{ id }],
    })
    await database.executor.deleteFrom('accounts').where('id', '=', person.id).execute()
    expect(await database.executor.selectFrom('saved_searches').selectAll().execute()).toEqual([])
  })
})

describe('the daily mail', () => {
  test('tells of jobs posted since, of all searches at once and in the language of the person', async () => {
    const employer = await makePerson(database, 'household')
    await makeJob(database, employer.id, { title: 'Posted before', createdAt: minutes(-60) })
    const { person, save } = await newPerson({ language: 'am' })
    await save(inAdama)
    await save({ q: 'nanny' })
    await save({ location: ['Jimma'] })
    await makeJobs(
      database,
      employer.id,
      Array.from({ length: 7 }, (_, index) => ({
        title: `Nanny ${index}`,
        createdAt: minutes(1 + index / 10),
      })),
    )
    await makeJob(database, employer.id, { title: 'Closed nanny', status: 'CLOSED', createdAt: minutes(1) })
    await mailAt(minutes(10))
    const mails = await newsTo(person)
    expect(mails).toHaveLength(1)
    const [{ searches, unsubscribeOneClickUrl } = { searches: [], unsubscribeOneClickUrl: '' }] = mails
    expect(searches.map(({ words, total, jobs }) => [words, total, jobs.length])).toEqual([
      [`${placeName('am')} · ሞግዚት`, 7, 5],
      ['«nanny»', 7, 5],
    ])
    expect(searches[0]?.jobs[0]).toEqual({
      title: 'Nanny 6',
      about: `${placeName('am')} · 5,000 ብር በወር`,
    })
    const link = new URL(searches[0]?.link ?? '')
    expect([link.pathname, link.searchParams.get('workType')]).toEqual(['/am/jobseeker/job-search', 'NANNY'])
    expect(unsubscribeOneClickUrl).toContain(`${publicUrl}/api/saved-searches/stop?token=`)
    expect((await mailsTo(database, person.email)).at(-1)?.language).toBe('am')
  })

  test('nothing new is no email; what was sent is not sent again, and what comes later is', async () => {
    const employer = await makePerson(database, 'household')
    const { person, save } = await newPerson()
    await save(inAdama)
    await mailAt(minutes(10))
    expect(await newsTo(person)).toEqual([])
    await makeJob(database, employer.id, { title: 'First', createdAt: minutes(20) })
    const day = minutes(30)
    await mailAt(day)
    // Begun again after it was killed, or by two nodes at once.
    await Promise.all([mailAt(day), mailAt(day)])
    await mailAt(minutes(40))
    expect((await newsTo(person)).map(({ searches }) => searches[0]?.total)).toEqual([1])
    await makeJob(database, employer.id, { title: 'Second', createdAt: minutes(50) })
    // Posted a moment before the clock strikes: it waits for the next day.
    await makeJob(database, employer.id, { title: 'Third', createdAt: minutes(59) })
    await mailAt(minutes(60))
    await mailAt(minutes(70))
    expect((await newsTo(person)).map(({ searches }) => searches[0]?.jobs.map(({ title }) => title))).toEqual(
      [['First'], ['Second'], ['Third']],
    )
  })

  test('what cannot be queued is not marked as sent', async () => {
    const employer = await makePerson(database, 'household')
    const { person, save } = await newPerson()
    await save(inAdama)
    await makeJob(database, employer.id, { createdAt: minutes(1) })
    const failing = createSearchMails({
      database,
      mailer: { send: () => Promise.reject(new Error('killed')) },
      signer: testSigner,
      publicUrl,
    })
    await expect(failing({ _cron: { ts: minutes(10).toISOString() } })).rejects.toThrow('killed')
    await mailAt(minutes(10))
    expect(await newsTo(person)).toHaveLength(1)
  })

  test('only people with a verified address and an open account are written to', async () => {
    const employer = await makePerson(database, 'household')
    const people = await Promise.all([newPerson(), newPerson(), newPerson()])
    for (const { save } of people) await save(inAdama)
    const [unverified, disabled, open] = people.map(({ person }) => person)
    await sql`update accounts set email_verified_at = null where id = ${unverified?.id}`.execute(
      database.executor,
    )
    await setDisabled(database.executor, emit, disabled?.id ?? '', true)
    await makeJob(database, employer.id, { createdAt: minutes(1) })
    await mailAt(minutes(10))
    const counts = await Promise.all(people.map(async ({ person }) => (await newsTo(person)).length))
    expect(counts).toEqual([0, 0, 1])
    expect(open?.id).toBeDefined()
  })

  test('people are taken in batches, each of which asks for the next', async () => {
    const employer = await makePerson(database, 'household')
    const people = await Promise.all([newPerson(), newPerson(), newPerson()])
    for (const { save } of people) await save(inAdama)
    await makeJob(database, employer.id, { createdAt: minutes(1) })
    const task = createSearchMails({ database, mailer, signer: testSigner, publicUrl, batch: 2 })
    const waiting = async () => {
      const { rows } = await sql<{ payload: object }>`
        select payload from graphile_worker._private_jobs where payload ->> 'until' is not null order by id`.execute(
        database.executor,
      )
      return rows.map(({ payload }) => payload)
    }
    const mailed = async () => (await Promise.all(people.map(({ person }) => newsTo(person)))).flat().length
    const begin = { _cron: { ts: minutes(10).toISOString() } }
    await task(begin)
    expect([await mailed(), (await waiting()).length]).toEqual([2, 1])
    // The same batch once more, as after a kill, asks for nothing twice.
    await task(begin)
    const [next] = await waiting()
    await task(next)
    expect([await mailed(), (await waiting()).length]).toEqual([3, 1])
  })
})

describe('stopping', () => {
  const press = (link: string) => {
    const { search } = new URL(link)
    return app.inject({
      method: 'POST',
      url: `/api/saved-searches/stop${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'List-Unsubscribe=One-Click',
    })
  }

  test('NWS-04 takes one click from anywhere, for one search or for all, and signing in for none', async () => {
    const employer = await makePerson(database, 'household')
    const { person, who, save } = await newPerson()
    await save(inAdama)
    const kept = await save({ q: 'nanny' })
    const other = await newPerson()
    await other.save(inAdama)
    await makeJob(database, employer.id, { createdAt: minutes(1) })
    await mailAt(minutes(10))
    const [mail] = await newsTo(person)
    for (let time = 0; time < 2; time += 1)
      expect((await press(mail?.searches[0]?.stopUrl ?? '')).statusCode).toBe(200)
    expect((await list(who)).map(({ id }) => id)).toEqual([kept.id])
    expect((await press(mail?.unsubscribeOneClickUrl ?? '')).statusCode).toBe(200)
    expect(await list(who)).toEqual([])
    expect(await list(other.who)).toHaveLength(1)
  })

  test('only by a link that we signed for it', async () => {
    const { person, save } = await newPerson()
    await save(inAdama)
    const answer = await press(`${publicUrl}/?token=${testSigner.sign('newsletter-unsubscribe', person.id)}`)
    expect([answer.statusCode, refusalOf(answer).code]).toEqual([400, 'invalid_link'])
  })
})
