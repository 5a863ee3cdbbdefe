import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { guarantorKeptDays } from '../../../contract/rules/guarantors.ts'
import { emit } from '../../domains.ts'
import { emptyAccounts, makePerson, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { newGuarantor, requestsTo, requestToken } from '../../testing/guarantors.ts'
import { noticesTo, noticeTools } from '../../testing/notices.ts'
import { setDisabled } from '../accounts/disable-account.ts'
import { createGuarantorsClock } from './clock.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
const strike = createGuarantorsClock({ ...noticeTools, database, emit, rateLimitFactor: 1000 })
/** The clock strikes for several hours and nodes: it does everything once. */
const hours = async () => {
  await Promise.all([strike(), strike()])
  await strike()
}

/** A seeker with a guarantor who was asked so many days ago. */
async function asked(days: number, changes: Parameters<typeof makePerson>[2] = {}) {
  const who = await signedIn(app, database, await makePerson(database, 'seeker', changes))
  const input = newGuarantor()
  await who.post('/api/guarantors', input)
  await pass(days)
  const reminders = async () =>
    (await requestsTo(database, input.email)).filter(({ values }) => String(values['reminds']) === 'true')
  return { who, input, reminders }
}
const ago = (column: string, days: number) =>
  sql`${sql.ref(column)} - make_interval(secs => ${days * 24 * 3600})`
/** So many days go by. */
const pass = (days: number) =>
  sql`update guarantors set added_at = ${ago('added_at', days)}, asked_at = ${ago('asked_at', days)},
    mailed_at = ${ago('mailed_at', days)}, answered_at = ${ago('answered_at', days)}`.execute(executor)
const answer = async (email: string, act: 'confirm' | 'refuse') =>
  app.inject({
    method: 'POST',
    url: `/api/guarantor-requests/${act}?token=${await requestToken(database, email)}`,
  })
const tokenOf = (link = '') => new URL(link).searchParams.get('token')
const count = async () => (await executor.selectFrom('guarantors').select('id').execute()).length

beforeEach(() => emptyAccounts(database))

test('GUA-17 who has not answered is reminded once, after three days', async () => {
  const { input, reminders } = await asked(2.9)
  await hours()
  expect(await reminders()).toEqual([])
  await pass(0.2)
  await hours()
  await pass(5)
  await hours()
  expect(await reminders()).toHaveLength(1)
  const tokens = (await requestsTo(database, input.email)).map(({ values }) => tokenOf(values['link']))
  expect(tokens).toHaveLength(2)
  expect(tokens[1]).toBe(tokens[0])
})

test('who has answered, and of whose seeker the account is disabled, is not reminded', async () => {
  const answered = await asked(1)
  await answer(answered.input.email, 'refuse')
  const disabled = await asked(1)
  await setDisabled(executor, emit, disabled.who.person.id, true)
  await pass(3)
  await hours()
  expect([await answered.reminders(), await disabled.reminders()]).toEqual([[], []])
})

test('a mail that the seeker has just sent again is enough for a day', async () => {
  const { reminders } = await asked(4)
  await sql`update guarantors set mailed_at = now() - interval '2 hours'`.execute(executor)
  await hours()
  expect(await reminders()).toEqual([])
  await pass(1)
  await hours()
  expect(await reminders()).toHaveLength(1)
})

test('nobody whose seeker has no verified address is reminded', async () => {
  const { input } = await asked(10, { emailVerified: false })
  await hours()
  expect(await requestsTo(database, input.email)).toEqual([])
})

test('what was entered about people who do not answer or refuse is erased, and the seeker hears of those who did not', async () => {
  const silent = await asked(1)
  const refusing = await asked(0)
  const confirming = await asked(0)
  await answer(refusing.input.email, 'refuse')
  await answer(confirming.input.email, 'confirm')
  await pass(guarantorKeptDays - 2)
  await hours()
  expect(await count()).toBe(3)
  await pass(2)
  await hours()
  const left = await executor.selectFrom('guarantors').select('email').execute()
  expect(left).toEqual([{ email: confirming.input.email }])
  const noticed = async ({ who }: typeof silent) =>
    (await noticesTo(database, who.person)).map(({ name }) => name)
  expect(await noticed(silent)).toEqual(['guarantor.lapse'])
  expect(await noticed(refusing)).toEqual(['guarantor.refuse'])
  // The address is not refused: it can be asked again.
  expect((await silent.who.post('/api/guarantors', silent.input)).statusCode).toBe(200)
})
