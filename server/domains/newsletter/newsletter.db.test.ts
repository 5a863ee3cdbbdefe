import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ErrorEnvelope } from '../../../contract/errors.ts'
import { testApp, testSigner } from '../../testing/app.ts'

const { app, database } = await testApp({ pages: true, environment: { RATE_LIMIT_FACTOR: '10' } })

type Headers = { [name: string]: string }
type Job = {
  to: string
  template: string
  language: string
  messageId: string
  values: { [name: string]: string }
}

const subscribe = (email: string, headers: Headers = {}, more = '') =>
  app.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `email=${encodeURIComponent(email)}${more}`,
  })
const post = (path: string, payload?: object, headers: Headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/newsletter/${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
const subscribers = () =>
  database.executor.selectFrom('newsletter_subscribers').selectAll().orderBy('email').execute()
const mails = async () => {
  const { rows } = await sql<{
    payload: Job
  }>`select payload from graphile_worker._private_jobs order by id`.execute(database.executor)
  return rows.map((row) => row.payload)
}
const tokenOf = (mail: Job | undefined, link: 'confirmUrl' | 'unsubscribeUrl') =>
  new URL(mail?.values[link] ?? '').searchParams.get('token') ?? ''

beforeEach(async () => {
  await sql`truncate newsletter_subscribers, idempotency_keys, rate_limits, graphile_worker._private_jobs`.execute(
    database.executor,
  )
})

describe('subscribing', () => {
  test('NWS-01 NWS-03 stores the address as waiting and asks its owner by mail, in the language of the visitor', async () => {
    const answer = await subscribe(' Almaz@Example.COM ', { 'accept-language': 'am' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true, message: 'የኢሜይል አድራሻዎ ደርሶናል' })
    expect(await subscribers()).toMatchObject([
      { email: 'almaz@example.com', state: 'PENDING', language: 'am' },
    ])
    expect(await mails()).toMatchObject([
      { to: 'almaz@example.com', template: 'newsletter-confirm', language: 'am' },
    ])
    expect((await mails())[0]?.values['confirmUrl']).toMatch(
      /^http:\/\/localhost:3000\/am\/newsletter\/confirm\?token=/,
    )
  })

  test('API-20 ERR-20 ERR-21 a form-encoded address is enough, and a failure says why', async () => {
    const answer = await subscribe('almaz@example.com')
    expect(answer.json()).toEqual({ success: true, message: 'Subscribed successfully!' })
    const refused = await subscribe('almaz@')
    expect(refused.statusCode).toBe(400)
    expect(refused.json<ErrorEnvelope>().message).toMatch(/\w/)
  })

  test.each(['', 'almaz', 'almaz@', '@example.com', 'a b@example.com', `${'x'.repeat(250)}@example.com`])(
    'NWS-02 "%s" is no address',
    async (email) => {
      const answer = await subscribe(email)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<ErrorEnvelope>().fields?.['email']).toMatch(
        /Please enter a valid email address\.|at most 254/,
      )
      expect(await subscribers()).toEqual([])
    },
  )

  test('asked again, it answers alike and floods nobody with mail', async () => {
    const first = await subscribe('almaz@example.com')
    const second = await subscribe('almaz@example.com')
    expect(second.json()).toEqual(first.json())
    expect(await mails()).toHaveLength(1)
    await sql`update newsletter_subscribers set asked_at = now() - interval '11 minutes'`.execute(
      database.executor,
    )
    await subscribe('almaz@example.com')
    expect(await mails()).toHaveLength(2)
  })

  test('two hundred at once are one subscriber and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => subscribe('almaz@example.com')))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(await subscribers()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('a robot that fills in the hidden field is thanked and not stored', async () => {
    const answer = await subscribe('robot@example.com', {}, '&website=https%3A%2F%2Fspam.example')
    expect(answer.statusCode).toBe(200)
    expect(await subscribers()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('the limit is shared between nodes, and callers are not kept by their address', async () => {
    const environment = { RATE_LIMIT_FACTOR: '0.1' }
    const { app: strict } = await testApp({ database, environment })
    const { app: other } = await testApp({ database, environment })
    const send = (node: typeof app, number: number) =>
      node.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        payload: { email: `a${number}@example.com` },
      })
    const statuses: number[] = []
    for (let number = 0; number < 64; number += 1) {
      statuses.push((await send(number % 2 === 0 ? strict : other, number)).statusCode)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429])
    const buckets = await database.executor.selectFrom('rate_limits').select('bucket').execute()
    expect(JSON.stringify(buckets)).not.toContain('127.0.0.1')
  })
})

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a-key-of-the-phone' }

  test('sent twice, it is done once and answered alike', async () => {
    const first = await subscribe('almaz@example.com', key)
    await database.executor.deleteFrom('newsletter_subscribers').execute()
    const second = await subscribe('almaz@example.com', key)
    expect(second.json()).toEqual(first.json())
    expect(await subscribers()).toEqual([])
  })

  test('fifty at once with one key are done once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe('almaz@example.com', key)))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await mails()).toHaveLength(1)
  })

  test('with other contents it is refused', async () => {
    await subscribe('almaz@example.com', key)
    const answer = await subscribe('tirunesh@example.com', key)
    expect(answer.statusCode).toBe(409)
    expect(answer.json<ErrorEnvelope>().code).toBe('key_reused')
  })

  test('a call that failed leaves its key free', async () => {
    const token = testSigner.sign('newsletter-confirm', '00000000-0000-7000-8000-000000000000')
    expect((await post('confirm', { token }, key)).statusCode).toBe(400)
    expect(await database.executor.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
    expect((await post('confirm', { token }, key)).statusCode).toBe(400)
  })

  test.each(['short', 'x'.repeat(201), 'with space in it'])('"%s" is no key', async (value) => {
    expect((await subscribe('almaz@example.com', { 'idempotency-key': value })).statusCode).toBe(400)
  })
})

describe('the links of a mail', () => {
  test('NWS-03 confirming makes the subscription, once, and welcomes by mail', async () => {
    await subscribe('almaz@example.com')
    const token = tokenOf((await mails())[0], 'confirmUrl')
    expect((await post('confirm', { token })).json()).toMatchObject({ success: true })
    expect((await post('confirm', { token })).statusCode).toBe(200)
    expect(await subscribers()).toMatchObject([{ state: 'CONFIRMED' }])
    expect((await mails()).map((mail) => mail.template)).toEqual(['newsletter-confirm', 'newsletter-welcome'])
    await subscribe('almaz@example.com')
    expect(await mails()).toHaveLength(2)
  })

  test('NWS-04 unsubscribing takes one click from anywhere, without a page', async () => {
    await subscribe('almaz@example.com')
    const mail = (await mails())[0]
    await post('confirm', { token: tokenOf(mail, 'confirmUrl') })
    const oneClick = new URL(mail?.values['unsubscribeOneClickUrl'] ?? '')
    const press = () =>
      app.inject({
        method: 'POST',
        url: oneClick.pathname + oneClick.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press()).statusCode).toBe(200)
    expect((await press()).statusCode).toBe(200)
    expect(await subscribers()).toMatchObject([{ state: 'UNSUBSCRIBED' }])
    expect((await post('confirm', { token: tokenOf(mail, 'confirmUrl') })).json<ErrorEnvelope>().code).toBe(
      'invalid_link',
    )
  })

  test('a link is good for a week, for its purpose, and only as we signed it', async () => {
    await subscribe('almaz@example.com')
    const mail = (await mails())[0]
    const token = tokenOf(mail, 'confirmUrl')
    for (const forged of [tokenOf(mail, 'unsubscribeUrl'), `${token}x`, `x${token}`, 'bm9ib2R5.AAAA']) {
      expect((await post('confirm', { token: forged })).json<ErrorEnvelope>().code, forged).toBe(
        'invalid_link',
      )
    }
    await sql`update newsletter_subscribers set asked_at = now() - interval '8 days'`.execute(
      database.executor,
    )
    expect((await post('confirm', { token })).json<ErrorEnvelope>().code).toBe('invalid_link')
    await subscribe('tirunesh@example.com')
    expect((await subscribers()).map((row) => row.email)).toEqual(['tirunesh@example.com'])
  })
})

describe('without script', () => {
  const reader = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }

  test('a form is answered with a page to go to', async () => {
    const answer = await subscribe('almaz@example.com', reader)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/newsletter/sent')
    expect((await app.inject({ url: '/newsletter/sent' })).body).toContain('Subscribed successfully!')
  })

  test('a form that is refused comes back filled in, with the fault beside the field', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe?lng=om',
      headers: { ...reader, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=%22%3E%3Cscript%3Ealmaz',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('<html lang="om"')
    expect(answer.body).toContain('Maaloo teessoo imeelii sirrii galchaa.')
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;almaz"')
    expect(answer.body).not.toContain('<script>almaz')
  })

  test('the link of the mail leads to a page whose button confirms', async () => {
    await subscribe('almaz@example.com')
    const token = tokenOf((await mails())[0], 'confirmUrl')
    const page = await app.inject({ url: `/newsletter/confirm?token=${token}` })
    expect(page.body).toContain(`name="token" value="${token}"`)
    expect(page.headers['cache-control']).toBe('no-store')
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...reader }
    const press = (sent: string) =>
      app.inject({
        method: 'POST',
        url: '/api/newsletter/confirm?lng=en',
        headers: form,
        payload: `token=${sent}`,
      })
    expect((await press(token)).headers.location).toBe('/newsletter/confirmed')
    const refused = await press('bm9ib2R5.AAAA')
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('This link is no longer valid.')
  })

  test('only endpoints that have a form take one', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/site/browser-faults',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'page=landing',
    })
    expect(answer.statusCode).toBe(415)
  })
})
