import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GuarantorRequest, OwnGuarantor } from '../../../contract/guarantors.ts'
import { createEmit } from '../../platform/domain-events.ts'
import {
  emptyAccounts,
  mailsTo,
  makePerson,
  refusalOf,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp, testSigner } from '../../testing/app.ts'
import { newGuarantor, requestToken } from '../../testing/guarantors.ts'
import { noticesTo, noticeTools } from '../../testing/notices.ts'
import { answerRequest } from './requests.ts'
import { guarantorStatesOf } from './service.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

const newSeeker = async (changes: Parameters<typeof makePerson>[2] = {}) =>
  signedIn(app, database, await makePerson(database, 'seeker', changes))
const list = async (who: SignedIn) => (await who.get('/api/guarantors')).json<OwnGuarantor[]>()

/** A seeker with a guarantor who has been asked. */
async function asked(changes: Parameters<typeof newGuarantor>[0] = {}) {
  const who = await newSeeker({ firstName: 'Tigist', lastName: 'Bekele' })
  const input = newGuarantor(changes)
  await who.post('/api/guarantors', input)
  return { who, input, token: await requestToken(database, input.email) }
}

const read = (token: string) => app.inject({ url: `/api/guarantor-requests?token=${token}` })
const act = (name: 'confirm' | 'refuse' | 'correct' | 'erase', token: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `/api/guarantor-requests/${name}?token=${token}`,
    ...(payload === undefined ? {} : { payload }),
  })
const noticed = async ({ person }: { person: TestPerson }) =>
  (await noticesTo(database, person)).map(({ name }) => name)
const correction = {
  firstname: 'Abebech',
  lastname: 'Kebede',
  phoneNumber: '0944 55 66 77',
  relationship: 'NEIGHBOUR',
  location: 'Bishoftu',
}

beforeEach(async () => {
  await emptyAccounts(database)
  await sql`truncate guarantor_refusals`.execute(executor)
})

describe('by the link, without an account', () => {
  test('GUA-17 a guarantor reads what was entered, and of the seeker the name alone', async () => {
    const { input, token } = await asked()
    expect((await read(token)).json<GuarantorRequest>()).toEqual({
      seekerName: 'Tigist Bekele',
      firstname: input.firstname,
      lastname: input.lastname,
      email: input.email,
      phoneNumber: input.phoneNumber,
      relationship: input.relationship,
      location: 'Adama, East Shewa',
      state: 'ASKED',
    })
  })

  test('GUA-14 GUA-16 GUA-18 confirms, once, and the seeker hears of it and sees it', async () => {
    const { who, token } = await asked()
    for (let time = 0; time < 3; time += 1) expect((await act('confirm', token)).statusCode).toBe(200)
    expect(await list(who)).toMatchObject([{ state: 'CONFIRMED', canRemind: false }])
    expect((await list(who))[0]?.answeredAt).not.toBeNull()
    expect(await noticed(who)).toEqual(['guarantor.confirm'])
    expect(await guarantorStatesOf(executor, who.person.id)).toMatchObject([{ state: 'CONFIRMED' }])
  })

  test('GUA-18 refuses, and changes either answer later by the same link', async () => {
    const { who, token } = await asked()
    for (const [name, state] of [
      ['refuse', 'REFUSED'],
      ['confirm', 'CONFIRMED'],
      ['refuse', 'REFUSED'],
    ] as const) {
      expect((await act(name, token)).statusCode).toBe(200)
      expect(await list(who)).toMatchObject([{ state }])
    }
    expect(await noticed(who)).toEqual(['guarantor.refuse', 'guarantor.confirm', 'guarantor.refuse'])
  })

  test('of answers at the same moment each is stored whole, and the last one counts', async () => {
    const { who, token } = await asked()
    const names = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'confirm' : 'refuse'))
    const answers = await Promise.all(names.map((name) => act(name, token)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200))
    await act('confirm', token)
    expect(await list(who)).toMatchObject([{ state: 'CONFIRMED' }])
  })

  test('corrects the details, with what is wrong said beside the field; the answer stays', async () => {
    const { who, token } = await asked()
    await act('confirm', token)
    const refused = refusalOf(await act('correct', token, { ...correction, location: 'Atlantis' }))
    expect(Object.keys(refused.fields)).toEqual(['location'])
    const own = await act('correct', token, { ...correction, phoneNumber: who.person.phone })
    expect(refusalOf(own).fields['phoneNumber']).toMatch(/job seeker's phone number/)
    for (let time = 0; time < 2; time += 1)
      expect((await act('correct', token, correction)).statusCode).toBe(200)
    expect(await list(who)).toMatchObject([
      {
        ...correction,
        phoneNumber: '+251944556677',
        location: 'Bishoftu, East Shewa',
        state: 'CONFIRMED',
        corrected: true,
      },
    ])
    expect(await noticed(who)).toEqual(['guarantor.confirm', 'guarantor.correct'])
  })

  test('no notice says which guarantor it was', async () => {
    const { who, input, token } = await asked()
    for (const name of ['confirm', 'refuse', 'erase'] as const) await act(name, token)
    const mails = (await mailsTo(database, who.person.email)).filter(
      ({ template }) => template === 'hiring-notice',
    )
    expect(mails).toHaveLength(3)
    for (const text of [input.email, input.phoneNumber, input.firstname, input.lastname])
      expect(JSON.stringify(mails)).not.toContain(text)
  })

  test('others are notified in the same transaction that the guarantors of a seeker have changed', async () => {
    const { who, token } = await asked()
    const heard: string[] = []
    const emit = createEmit([
      {
        guarantorsChanged: async (_transaction, { seekerId }) => {
          heard.push(seekerId)
        },
      },
    ])
    const tools = { ...noticeTools, emit, rateLimitFactor: 1 }
    await executor
      .transaction()
      .execute((transaction) => answerRequest(transaction, tools, token, 'CONFIRMED'))
    expect(heard).toEqual([who.person.id])
  })
})

describe('erasing', () => {
  test('takes away everything that anybody entered, and the address can never be entered again', async () => {
    const { who, input, token } = await asked()
    const other = await newSeeker()
    await other.post('/api/guarantors', { ...input, firstname: 'Ababa' })
    await act('confirm', token)
    for (let time = 0; time < 2; time += 1) expect((await act('erase', token)).statusCode).toBe(200)
    expect([await list(who), await list(other)]).toEqual([[], []])
    expect(await noticed(who)).toEqual(['guarantor.confirm', 'guarantor.erase'])
    expect(await noticed(other)).toEqual(['guarantor.erase'])
    for (const email of [input.email, input.email.toUpperCase(), input.email.replace('@', '+again@')]) {
      const refused = refusalOf(await other.post('/api/guarantors', { ...input, email }))
      expect([refused.code, refused.message]).toEqual([
        'guarantor_refused',
        'This person does not want to be entered as a guarantor. Please choose someone else.',
      ])
    }
    const { rows } = await sql<{ table: string; row: string }>`
      select 'refusals' as table, to_jsonb(r)::text as row from guarantor_refusals r`.execute(executor)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(input.email.split('@')[0])
  })

  test('works by an older link too: the address is still theirs', async () => {
    const { who, input, token } = await asked()
    const [before] = await list(who)
    await who.put(`/api/guarantors/${before?.id}`, { ...input, email: newGuarantor().email })
    expect(refusalOf(await act('confirm', token)).code).toBe('invalid_link')
    expect((await act('erase', token)).statusCode).toBe(200)
    expect(await list(who)).toHaveLength(1)
    expect(refusalOf(await who.put(`/api/guarantors/${before?.id}`, input)).code).toBe('guarantor_refused')
  })

  test('while others enter the same address, nothing of it is left', async () => {
    const { input, token } = await asked()
    const others = await Promise.all(Array.from({ length: 6 }, () => newSeeker()))
    await Promise.all([
      ...others.slice(0, 3).map((other) => other.post('/api/guarantors', input)),
      act('erase', token),
      ...others.slice(3).map((other) => other.post('/api/guarantors', input)),
    ])
    expect(await executor.selectFrom('guarantors').selectAll().execute()).toEqual([])
  })
})

describe('a link is good', () => {
  test('only as we signed it, for this purpose, and as long as somebody is entered by it', async () => {
    const { who, token } = await asked()
    const [own] = await list(who)
    const subject = testSigner.read('guarantor', token) ?? ''
    const [id = '', , hash = ''] = subject.split(' ')
    expect(id).toBe(own?.id)
    const forged = [
      `${token}x`,
      `x${token}`,
      `${Buffer.from(subject).toString('base64url')}.AAAA`,
      testSigner.sign('notice-stop', subject),
      testSigner.sign('guarantor', `${id} 2 ${hash}`),
      testSigner.sign('guarantor', `${id} 1 ${'y'.repeat(22)}`),
      testSigner.sign('guarantor', id),
    ]
    for (const wrong of forged) {
      expect(refusalOf(await read(wrong)).code, wrong).toBe('invalid_link')
      expect(refusalOf(await act('confirm', wrong)).code, wrong).toBe('invalid_link')
      expect(refusalOf(await act('correct', wrong, correction)).code, wrong).toBe('invalid_link')
    }
    for (const wrong of forged.slice(0, 4))
      expect(refusalOf(await act('erase', wrong)).code).toBe('invalid_link')
    expect(await list(who)).toMatchObject([{ state: 'ASKED', corrected: false }])
  })
})
