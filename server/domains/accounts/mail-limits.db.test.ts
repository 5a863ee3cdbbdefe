import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  browser,
  emptyAccounts,
  mailsTo,
  makePerson,
  newSeeker,
  signedIn,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { sendResetLinks } from '../../testing/reset-links.ts'

const { app, database } = await testApp()
const victim = 'victim@example.com'

const templatesTo = async (address: string) =>
  (await mailsTo(database, address)).map(({ template }) => template)
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)
const forget = (email: string) => browser(app).post('/api/auth/forgot-password', { email })
/** As if the mails so far had been sent that much earlier. */
const letPass = (interval: string) =>
  sql`update recipient_mails set sent = array(
    select at - ${interval}::interval from unnest(sent) with ordinality as mail (at, number) order by number)`.execute(
    database.executor,
  )

beforeEach(() => emptyAccounts(database))

describe('strangers cannot flood an address', () => {
  test('with registrations: three mails within an hour, and every answer is the same', async () => {
    await makePerson(database, 'seeker', { email: victim })
    const answers = new Set<string>()
    for (let round = 0; round < 25; round += 1) {
      const answer = await browser(app).post('/api/users/register', newSeeker({ email: victim }))
      answers.add(`${answer.statusCode} ${answer.json<{ code: string }>().code}`)
    }
    expect([...answers]).toEqual(['409 registration_refused'])
    expect(await templatesTo(victim)).toEqual(times(3, 'already-registered'))
  })

  test('with requests for a new password, also many together', async () => {
    await makePerson(database, 'seeker', { email: victim })
    const answers = await Promise.all(times(10, victim).map(forget))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    await sendResetLinks(database)
    expect(await templatesTo(victim)).toEqual(times(3, 'reset-password'))
  })

  test.each([
    ['has an account', 'address-in-use', true],
    ['has none', 'confirm-email', false],
  ])('with changes of address to one that %s, from many accounts', async (_what, template, known) => {
    if (known) await makePerson(database, 'seeker', { email: victim })
    for (let round = 0; round < 6; round += 1) {
      const who = await signedIn(app, database, await makePerson(database, 'household'))
      const answer = await who.put('/api/account/email', { email: victim, password: testPassword })
      expect(answer.statusCode).toBe(200)
      expect((await who.post('/api/auth/resend-verification')).statusCode).toBe(200)
    }
    expect(await templatesTo(victim)).toEqual(times(3, template))
  })

  test('with accounts that are made and erased again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = browser(app)
      expect((await who.post('/api/users/register', newSeeker({ email: victim }))).statusCode).toBe(201)
      expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
    }
    expect((await templatesTo(victim)).toSorted()).toEqual([
      ...times(3, 'farewell'),
      ...times(3, 'verify-email'),
    ])
  })

  test('with tags, which lead to the same mailbox', async () => {
    const tagged = Array.from({ length: 5 }, (_, number) => `victim+${number}@example.com`)
    for (const email of tagged) await browser(app).post('/api/users/register', newSeeker({ email }))
    const sent = await Promise.all(tagged.map(templatesTo))
    expect(sent.flat()).toEqual(times(3, 'verify-email'))
  })
})

describe('mails that are wanted', () => {
  test('go out again an hour later, six a day, and again the day after', async () => {
    await makePerson(database, 'seeker', { email: victim })
    const sentAfter = async (interval: string) => {
      await letPass(interval)
      await sql`delete from account_links`.execute(database.executor)
      for (let round = 0; round < 4; round += 1) await forget(victim)
      await sendResetLinks(database)
      return (await templatesTo(victim)).length
    }
    expect(await sentAfter('0 minutes')).toBe(3)
    expect(await sentAfter('59 minutes')).toBe(3)
    expect(await sentAfter('2 minutes')).toBe(6)
    expect(await sentAfter('2 hours')).toBe(6)
    expect(await sentAfter('22 hours')).toBe(9)
  })

  test('are counted by kind and by person, under names that give no address away', async () => {
    const [one, other] = [await makePerson(database, 'seeker'), await makePerson(database, 'seeker')]
    for (const { email } of [one, one, one, one, other]) await forget(email)
    await sendResetLinks(database)
    await browser(app).post('/api/users/register', newSeeker({ email: one.email }))
    expect(await templatesTo(one.email)).toEqual([...times(3, 'reset-password'), 'already-registered'])
    expect(await templatesTo(other.email)).toEqual(['reset-password'])
    const { rows } = await sql<{
      row: string
    }>`select recipient_mails::text as row from recipient_mails`.execute(database.executor)
    expect(rows).toHaveLength(3)
    expect(rows.some(({ row }) => row.includes('@') || row.includes('seeker'))).toBe(false)
  })
})
