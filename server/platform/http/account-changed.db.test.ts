import { beforeEach, describe, expect, test } from 'vitest'
import { needsSignIn } from '../../../contract/endpoint.ts'
import {
  browser,
  emptyAccounts,
  makePerson,
  refusalOf,
  sessionOf,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { everyCall, sendSample } from '../../testing/calls.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const behindSignIn = everyCall.filter(({ endpoint }) => needsSignIn(endpoint.access))
const others = everyCall.filter((call) => !behindSignIn.includes(call))

/** A page that shows one account, in a browser where somebody is signed in. */
async function pageOf(shown: string, kind: 'household' | 'seeker' = 'household') {
  const person = await makePerson(database, kind)
  const page = (account: string) => {
    const who = browser(app, { 'x-account': account, 'accept-language': 'en' })
    who.jar.set('session', session)
    return who
  }
  const session = await sessionOf(database, person)
  return { person, page: page(shown), own: page(person.id) }
}

beforeEach(() => emptyAccounts(database))

describe('a page of another account', () => {
  test('sees nothing of the account that is signed in now', async () => {
    const { page, own, person } = await pageOf((await makePerson(database, 'household')).id)
    const answer = await page.get('/api/account')
    expect(answer.statusCode).toBe(409)
    expect(refusalOf(answer)).toEqual({
      code: 'account_changed',
      message: 'Another account is now logged in on this device. The page will reload.',
      fields: {},
    })
    expect(answer.body).not.toContain(person.email)
    expect((await own.get('/api/account')).json()).toMatchObject({ id: person.id })
  })

  test('changes nothing, whether what it sends is right or wrong', async () => {
    const { page, own } = await pageOf((await makePerson(database, 'household')).id)
    for (const body of [{ password: testPassword }, { nonsense: 1 }]) {
      expect(refusalOf(await page.post('/api/account/delete', body)).code).toBe('account_changed')
    }
    expect(refusalOf(await page.put('/api/account/preferences', { language: 'om' })).code).toBe(
      'account_changed',
    )
    expect(refusalOf(await page.post('/api/employer/jobs', {})).code).toBe('account_changed')
    expect((await own.get('/api/account')).json()).toMatchObject({ language: 'en' })
    expect((await own.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
  })

  test('gets the same refusal where the other account may not go at all', async () => {
    const { page, own } = await pageOf((await makePerson(database, 'household')).id, 'seeker')
    expect((await page.get('/api/employer/dashboard')).statusCode).toBe(409)
    expect((await own.get('/api/employer/dashboard')).statusCode).toBe(403)
  })

  test('is asked to sign in where nobody is signed in', async () => {
    const { id } = await makePerson(database, 'seeker')
    expect((await browser(app, { 'x-account': id }).get('/api/account')).statusCode).toBe(401)
  })

  test.each(behindSignIn)('is refused by $name', async (call) => {
    const cookie = `session=${await sessionOf(database, await makePerson(database, 'seeker'))}`
    const answer = await sendSample(app, call, {
      cookie,
      'x-account': '00000000-0000-7000-8000-000000000000',
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'account_changed' })
  })

  test.each(others)('is answered by $name as before', async (call) => {
    const cookie = `session=${await sessionOf(database, await makePerson(database, 'seeker'))}`
    const answer = await sendSample(app, call, { cookie, 'x-account': 'nobody' })
    expect(answer.statusCode).not.toBe(409)
  })
})

test.each(['', ' ', 'nonsense', 'null', 'undefined', 'x'.repeat(5_000), '%00'])(
  'the header "%s" names another account',
  async (value) => {
    const { page } = await pageOf(value)
    expect((await page.get('/api/account')).statusCode).toBe(409)
  },
)

test('the own id sent twice names no account', async () => {
  const { page, person } = await pageOf('')
  const headers = { cookie: `session=${page.jar.get('session')}`, 'x-account': [person.id, person.id] }
  expect((await app.inject({ url: '/api/account', headers })).statusCode).toBe(409)
})

test('a call without the header is answered as before', async () => {
  const who = browser(app)
  who.jar.set('session', await sessionOf(database, await makePerson(database, 'partner')))
  expect((await who.get('/api/account')).statusCode).toBe(200)
})
