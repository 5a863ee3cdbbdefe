import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { OwnGuarantor } from '../../../contract/guarantors.ts'
import { mostGuarantors } from '../../../contract/rules/guarantors.ts'
import { emit } from '../../domains.ts'
import {
  emptyAccounts,
  lastToken,
  makePerson,
  refusalOf,
  signedIn,
  testPassword,
  type SignedIn,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { newGuarantor, requestsTo, requestToken } from '../../testing/guarantors.ts'
import { noticeTools } from '../../testing/notices.ts'
import { createAsking } from './asking.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
const tools = { ...noticeTools, emit, rateLimitFactor: 1000 }

const newSeeker = async (changes: Parameters<typeof makePerson>[2] = {}) =>
  signedIn(app, database, await makePerson(database, 'seeker', changes))
const add = (who: SignedIn, input: object) => who.post('/api/guarantors', input)
const list = async (who: SignedIn) => (await who.get('/api/guarantors')).json<OwnGuarantor[]>()
const addOne = async (who: SignedIn, changes: Parameters<typeof newGuarantor>[0] = {}) => {
  const input = newGuarantor(changes)
  const { data } = (await add(who, input)).json<{ data: OwnGuarantor }>()
  return { input, id: data.id }
}
const answer = (token: string, act: 'confirm' | 'refuse') =>
  app.inject({ method: 'POST', url: `/api/guarantor-requests/${act}?token=${token}` })

beforeEach(async () => {
  await emptyAccounts(database)
  await sql`truncate guarantor_refusals`.execute(executor)
})

describe('adding', () => {
  test('API-42 GUA-01 GUA-15 takes the six fields, and the list shows them with the newest first', async () => {
    const who = await newSeeker()
    const input = newGuarantor({ phoneNumber: '0922 33 44 55', location: 'አዳማ' })
    const first = await add(who, input)
    expect(first.json()).toMatchObject({ success: true, message: 'Guarantor added successfully!' })
    await add(who, newGuarantor({ firstname: 'Chaltu' }))
    expect(await list(who)).toMatchObject([
      { firstname: 'Chaltu' },
      {
        ...input,
        phoneNumber: '+251922334455',
        location: 'Adama, East Shewa',
        language: 'en',
        state: 'ASKED',
        mailed: true,
        answeredAt: null,
        corrected: false,
        canRemind: false,
      },
    ])
  })

  test.each(['firstname', 'lastname', 'email', 'phoneNumber', 'relationship', 'location'] as const)(
    'GUA-01 %s is required, and what is wrong is said beside it',
    async (field) => {
      const who = await newSeeker()
      const { [field]: _, ...input } = newGuarantor()
      for (const sent of [input, { ...input, [field]: '' }]) {
        const refusal = refusalOf(await add(who, sent))
        expect([refusal.code, Object.keys(refusal.fields)]).toEqual(['invalid_input', [field]])
      }
      expect(await list(who)).toEqual([])
    },
  )

  test.each([
    ['GUA-06 an address that is none', { email: 'abebe@' }, 'email', /valid email address/],
    ['a phone number of nowhere', { phoneNumber: '12345' }, 'phoneNumber', /phone number such as/],
    ['an unknown relationship', { relationship: 'BOSS' }, 'relationship', /choose one of the options/],
    ['an unknown place', { location: 'Atlantis' }, 'location', /place from the list/],
    ['a name with an address in it', { firstname: 'See evil.com' }, 'firstname', /name cannot be used/],
    ['a name with a number in it', { lastname: 'Call 0911223344' }, 'lastname', /name cannot be used/],
    ['a number over both names', { firstname: 'Abe 0911', lastname: '223344' }, 'lastname', /cannot be used/],
  ])('%s is refused beside the field, and nobody is mailed', async (_, changes, field, words) => {
    const who = await newSeeker()
    const input = { ...newGuarantor(), ...changes }
    const refusal = refusalOf(await add(who, input))
    expect(refusal.fields[field]).toMatch(words)
    expect(await requestsTo(database, input.email)).toEqual([])
  })

  test('the own address and the own number are refused, in any spelling', async () => {
    const who = await newSeeker({ email: 'tigist@example.com', phone: '+251911234567' })
    for (const email of ['Tigist@Example.com', 'tigist+uncle@example.com'])
      expect(refusalOf(await add(who, newGuarantor({ email }))).fields['email']).toMatch(/your own email/)
    const refusal = refusalOf(await add(who, newGuarantor({ phoneNumber: '0911 234 567' })))
    expect(refusal.fields['phoneNumber']).toMatch(/job seeker's phone number/)
  })

  test('the same person is entered once by one seeker, also ten times at the same moment', async () => {
    const who = await newSeeker()
    const input = newGuarantor()
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(who, input)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const again = refusalOf(await add(who, newGuarantor({ email: input.email.replace('@', '+x@') })))
    expect(again.fields['email']).toMatch(/already added/)
    expect(await requestsTo(database, input.email)).toHaveLength(1)
  })

  test('five are enough, also when all come at the same moment', async () => {
    const who = await newSeeker()
    const answers = await Promise.all(
      Array.from({ length: mostGuarantors + 3 }, () => add(who, newGuarantor())),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostGuarantors)
    expect(refusalOf(await add(who, newGuarantor())).code).toBe('too_many_guarantors')
    expect(await list(who)).toHaveLength(mostGuarantors)
  })

  test('nobody sends mails to ever new addresses, by adding and removing', async () => {
    const { app: strict } = await testApp({ database })
    const who = await signedIn(strict, database, await makePerson(database, 'seeker'))
    const codes: number[] = []
    for (let number = 0; number < 12; number += 1) {
      const added = await add(who, newGuarantor())
      codes.push(added.statusCode)
      if (added.statusCode !== 200) break
      await who.delete(`/api/guarantors/${added.json<{ data: OwnGuarantor }>().data.id}`)
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(10)
    expect(codes.at(-1)).toBe(429)
  })

  test('one mailbox gets few of these mails, however many seekers enter it', async () => {
    const { app: strict } = await testApp({ database })
    const input = newGuarantor()
    for (let number = 0; number < 5; number += 1)
      await add(await signedIn(strict, database, await makePerson(database, 'seeker')), input)
    expect(await requestsTo(database, input.email)).toHaveLength(3)
  })

  test('as long as the address of the seeker is not verified nobody is mailed; then everybody is, once', async () => {
    const person = await makePerson(database, 'seeker', { emailVerified: false })
    const who = await signedIn(app, database, person)
    await who.post('/api/auth/resend-verification')
    const { input, id } = await addOne(who)
    expect(await requestsTo(database, input.email)).toEqual([])
    expect(await list(who)).toMatchObject([{ id, state: 'ASKED', mailed: false, canRemind: false }])
    expect(refusalOf(await who.post(`/api/guarantors/${id}/remind`)).code).toBe('email_unverified')
    const token = await lastToken(database, person.email, 'verify-email')
    for (let time = 0; time < 2; time += 1) await who.post('/api/auth/verify-email', { token })
    const { rows } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = 'ask-guarantors'`.execute(executor)
    expect(rows).toEqual([{ payload: { seekerId: person.id } }])
    for (let time = 0; time < 2; time += 1) await createAsking(executor, tools)(rows[0]?.payload)
    expect(await requestsTo(database, input.email)).toHaveLength(1)
    expect(await list(who)).toMatchObject([{ mailed: true }])
  })
})

describe('the mail', () => {
  test('GUA-17 goes out in the language chosen for the guarantor, with everything that was entered', async () => {
    const who = await newSeeker({ firstName: 'Tigist', lastName: 'Bekele' })
    const { input } = await addOne(who, { language: 'om' })
    const [mail] = await requestsTo(database, input.email)
    expect(mail).toMatchObject({
      language: 'om',
      values: {
        seeker: 'Tigist Bekele',
        firstName: 'Abebe',
        lastName: 'Kebede',
        email: input.email,
        phone: input.phoneNumber,
        relationship: 'RELATIVE',
        placeId: 'adama',
      },
    })
    expect(mail?.values['link']).toMatch(/^http:\/\/localhost:3000\/om\/guarantor\?token=[\w-]+\.[\w-]+$/)
  })

  test('is in the language of the seeker where none is chosen, and shows no contact in the seeker’s name', async () => {
    const who = await newSeeker({ firstName: 'Call 0911223344' })
    const input = newGuarantor()
    await app.inject({
      method: 'POST',
      url: '/api/guarantors',
      headers: { cookie: `session=${who.jar.get('session')}`, 'accept-language': 'am' },
      payload: input,
    })
    const [mail] = await requestsTo(database, input.email)
    expect(mail?.language).toBe('am')
    expect(mail?.values['seeker']).not.toContain('0911')
  })
})

describe('before an answer', () => {
  test('details can be changed; another address makes older links invalid and is mailed', async () => {
    const who = await newSeeker()
    const { input, id } = await addOne(who)
    const token = await requestToken(database, input.email)
    const same = await who.put(`/api/guarantors/${id}`, { ...input, firstname: 'Kebede' })
    expect(same.json()).toMatchObject({ data: { firstname: 'Kebede', email: input.email } })
    expect(await requestsTo(database, input.email)).toHaveLength(1)
    const email = newGuarantor().email
    await who.put(`/api/guarantors/${id}`, { ...input, email })
    expect(await requestsTo(database, email)).toHaveLength(1)
    expect(refusalOf(await answer(token, 'confirm')).code).toBe('invalid_link')
    expect((await answer(await requestToken(database, email), 'confirm')).statusCode).toBe(200)
    expect(refusalOf(await who.put(`/api/guarantors/${id}`, input)).code).toBe('guarantor_settled')
    expect(refusalOf(await who.post(`/api/guarantors/${id}/remind`)).code).toBe('guarantor_settled')
  })

  test('another address must not be that of another guarantor', async () => {
    const who = await newSeeker()
    const { input: first } = await addOne(who)
    const { input, id } = await addOne(who)
    const refused = refusalOf(await who.put(`/api/guarantors/${id}`, { ...input, email: first.email }))
    expect(refused.fields['email']).toMatch(/already added/)
  })

  test('the mail can be sent again once a day', async () => {
    const who = await newSeeker()
    const { input, id } = await addOne(who)
    const early = await who.post(`/api/guarantors/${id}/remind`)
    expect([early.statusCode, Number(early.headers['retry-after']) > 80_000]).toEqual([429, true])
    await sql`update guarantors set mailed_at = now() - interval '25 hours'`.execute(executor)
    expect(await list(who)).toMatchObject([{ canRemind: true }])
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => who.post(`/api/guarantors/${id}/remind`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const mails = await requestsTo(database, input.email)
    expect(mails.map(({ values }) => values['reminds'])).toEqual([false, true])
  })
})

test('a guarantor can be removed, once, in every state, and their link is dead then', async () => {
  const who = await newSeeker()
  const { input, id } = await addOne(who)
  const token = await requestToken(database, input.email)
  await answer(token, 'confirm')
  expect((await who.delete(`/api/guarantors/${id}`)).json()).toMatchObject({ success: true })
  expect((await who.delete(`/api/guarantors/${id}`)).statusCode).toBe(404)
  expect(await list(who)).toEqual([])
  expect(refusalOf(await answer(token, 'confirm')).code).toBe('invalid_link')
  expect((await add(who, input)).statusCode).toBe(200)
})

test('GUA-19 guarantors of others are not there: not to read, change, remind of or remove', async () => {
  const who = await newSeeker()
  const { input, id } = await addOne(who)
  const other = await newSeeker()
  expect(await list(other)).toEqual([])
  for (const attempt of [
    await other.put(`/api/guarantors/${id}`, input),
    await other.post(`/api/guarantors/${id}/remind`),
    await other.delete(`/api/guarantors/${id}`),
    await who.delete(`/api/guarantors/${newId()}`),
  ])
    expect(attempt.statusCode).toBe(404)
  expect(await list(who)).toHaveLength(1)
})

test('what somebody entered is in the file of their data, and goes with their account', async () => {
  const who = await newSeeker()
  const { input } = await addOne(who)
  const { records } = (await who.get('/api/account/data')).json<OwnData>()
  expect(records).toMatchObject({ guarantors: [{ email: input.email, phoneNumber: input.phoneNumber }] })
  const token = await requestToken(database, input.email)
  await who.post('/api/account/delete', { password: testPassword })
  expect(await executor.selectFrom('guarantors').selectAll().execute()).toEqual([])
  expect(refusalOf(await answer(token, 'confirm')).code).toBe('invalid_link')
})
