import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { NoticePreferences } from '../../../contract/notices.ts'
import { emit } from '../../domains.ts'
import { emptyAccounts, makePerson, refusalOf, signedIn, type TestPerson } from '../../testing/accounts.ts'
import { testApp, testSigner } from '../../testing/app.ts'
import { noticeTools } from '../../testing/notices.ts'
import { setDisabled } from '../accounts/disable-account.ts'
import type { NoticeValues } from './mails.ts'
import { sendNotice, type Notice } from './service.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { publicUrl } = noticeTools
const address = '/api/notices/preferences'

const send = (to: string, changes: Partial<Notice> = {}) =>
  sendNotice(database.executor, noticeTools, {
    name: 'offer.send',
    to,
    path: '/jobseeker/JobOffers',
    ...changes,
  })

async function noticesTo({ email }: TestPerson): Promise<NoticeValues[]> {
  const { rows } = await sql<{ values: NoticeValues }>`
    select payload -> 'values' as values from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} and payload ->> 'template' = 'hiring-notice' order by id`.execute(
    database.executor,
  )
  return rows.map(({ values }) => values)
}

beforeEach(() => emptyAccounts(database))

const details = {
  person: 'Almaz',
  job: 'Nanny',
  message: 'Welcome',
  reason: 'PAY',
  place: 'Bole',
  times: [new Date('2025-10-17T11:30:00Z')],
  calendar: 'BEGIN:VCALENDAR',
}

describe('a notice', () => {
  test('leads to its page and writes times in the language and the habits of its reader', async () => {
    const person = await makePerson(database, 'seeker', { language: 'om' })
    await sql`update accounts set clock = 'standard' where id = ${person.id}`.execute(database.executor)
    await send(person.id, details)
    expect(await noticesTo(person)).toMatchObject([
      {
        name: 'offer.send',
        reader: 'seeker',
        link: `${publicUrl}/om/jobseeker/JobOffers`,
        ...details,
        times: [
          "Jimaata, Onkoloolessa 7, 2018 A.L.I., 14:30 (Onkoloolessa 17, 2025 A.L.A., sa'aatii 8:30 guyyaa)",
        ],
      },
    ])
  })

  test('says no more than that there is news to an address that is not verified', async () => {
    const person = await makePerson(database, 'seeker')
    await sql`update accounts set email_verified_at = null where id = ${person.id}`.execute(database.executor)
    await send(person.id, details)
    expect(await noticesTo(person)).toMatchObject([
      { person: '', job: '', message: '', reason: '', place: null, times: [], calendar: null },
    ])
  })

  test('does not go to a disabled account, nor to one that is gone', async () => {
    const person = await makePerson(database, 'household')
    await setDisabled(database.executor, emit, person.id, true)
    await send(person.id)
    await database.executor.deleteFrom('accounts').where('id', '=', person.id).execute()
    await send(person.id)
    expect(await noticesTo(person)).toEqual([])
  })
})

describe('stopping', () => {
  const press = (link: string) =>
    app.inject({
      method: 'POST',
      url: `/api/notices/stop${new URL(link).search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'List-Unsubscribe=One-Click',
    })

  test('takes one click from anywhere, for one kind of one person, and signing in for none', async () => {
    const [person, other] = [await makePerson(database, 'seeker'), await makePerson(database, 'seeker')]
    await send(person.id)
    const [mail] = await noticesTo(person)
    expect(new URL(mail?.unsubscribeUrl ?? '').pathname).toBe('/notices/stop')
    for (let time = 0; time < 2; time += 1)
      expect((await press(mail?.unsubscribeOneClickUrl ?? '')).statusCode).toBe(200)
    await send(person.id, { name: 'offer.hire' })
    await send(person.id, { name: 'interview.propose' })
    await send(other.id)
    expect((await noticesTo(person)).map(({ name }) => name)).toEqual(['offer.send', 'interview.propose'])
    expect(await noticesTo(other)).toHaveLength(1)
    await database.executor.deleteFrom('accounts').where('id', '=', person.id).execute()
    expect((await press(mail?.unsubscribeOneClickUrl ?? '')).statusCode).toBe(200)
  })

  test('only by a link that we signed for it', async () => {
    const { id } = await makePerson(database, 'seeker')
    for (const token of [
      testSigner.sign('saved-searches-stop', `${id} offers`),
      testSigner.sign('notice-stop', `${id} everything`),
      testSigner.sign('notice-stop', id),
    ]) {
      const answer = await press(`${publicUrl}/?token=${token}`)
      expect([answer.statusCode, refusalOf(answer).code]).toEqual([400, 'invalid_link'])
    }
  })

  test('by preference: what is chosen is what counts, is handed over, and is the person’s own', async () => {
    const person = await makePerson(database, 'business')
    const who = await signedIn(app, database, person)
    const other = await signedIn(app, database, await makePerson(database, 'seeker'))
    const read = async (browser = who) => (await browser.get(address)).json<NoticePreferences>().stopped
    expect(await read()).toEqual([])
    for (const stopped of [
      ['work', 'applications'],
      ['applications', 'applications'],
    ]) {
      const answer = await who.put(address, { stopped })
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true }])
      expect(await read()).toEqual([...new Set(stopped)].toSorted())
    }
    expect(await read(other)).toEqual([])
    await send(person.id, { name: 'job.closed' })
    await send(person.id, { name: 'placement.end' })
    expect((await noticesTo(person)).map(({ name }) => name)).toEqual(['placement.end'])
    expect((await who.get('/api/account/data')).json<OwnData>().records).toMatchObject({
      stoppedNotices: { stopped: ['applications'] },
    })
    await who.put(address, { stopped: [] })
    await send(person.id, { name: 'job.closed' })
    expect(await noticesTo(person)).toHaveLength(2)
  })

  test('an unknown kind is refused beside its field', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    const answer = await who.put(address, { stopped: ['weather'] })
    expect([answer.statusCode, refusalOf(answer).code]).toEqual([400, 'invalid_input'])
  })
})
