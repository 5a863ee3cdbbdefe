import { beforeEach, describe, expect, test } from 'vitest'
import type { StaffCertificate } from '../../../contract/certificates.ts'
import { dayInEthiopia } from '../../../contract/rules/formats.ts'
import {
  browser,
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  type SignedIn,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import { makeTrained } from '../../testing/certificates.ts'
import { noticesTo } from '../../testing/notices.ts'
import { emptyTraining, makeModule } from '../../testing/training.ts'

const world = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app, database } = world
const today = dayInEthiopia(new Date())
let owner: Awaited<ReturnType<typeof makeTrained>>
let staff: SignedIn

beforeEach(async () => {
  await emptyAccounts(database)
  await emptyTraining(database)
  owner = await makeTrained(world, [await makeModule(world)], { lastName: 'Bekele 0911 73 42 05' })
  staff = await signedIn(app, database, await makePerson(database, 'support'))
})

const path = (act = '') => `/api/admin/certificates/${owner.number}${act}`
const revoke = (reason = 'Somebody else took the lessons.') => staff.post(path('/revoke'), { reason })
const status = async () => (await browser(app).get(`/api/certificates/${owner.number}`)).json<object>()

test('staff read whose it is, under the name of the account', async () => {
  expect((await staff.get(path())).json<StaffCertificate>()).toMatchObject({
    number: owner.number,
    state: 'VALID',
    lastName: 'Bekele •••',
    person: { id: owner.person.id, name: 'Tigist Bekele 0911 73 42 05' },
  })
  expect(refusalOf(await staff.get('/api/admin/certificates/AB-0000-0000')).code).toBe('not_found')
})

describe('revoking', () => {
  test('TRN-17 shows everybody that it is revoked since when, and the owner why', async () => {
    const answer = await revoke()
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Certificate revoked. The owner can see the reason.',
      data: { state: 'REVOKED', revokedOn: today, reason: 'Somebody else took the lessons.' },
    })
    expect(await status()).toEqual({ state: 'REVOKED', number: owner.number, revokedOn: today })
    expect((await owner.get('/api/training/certificate')).json()).toMatchObject({
      state: 'REVOKED',
      reason: 'Somebody else took the lessons.',
    })
    expect(await noticesTo(database, owner.person)).toMatchObject([
      { name: 'certificate.revoke', reason: 'Somebody else took the lessons.' },
    ])
  })

  test('twice is once, and the first reason counts', async () => {
    await revoke()
    const again = await revoke('Another reason.')
    expect(again.json()).toMatchObject({ data: { reason: 'Somebody else took the lessons.' } })
    expect(await noticesTo(database, owner.person)).toHaveLength(1)
    expect(await actsOf(database, staff.person)).toEqual([
      { act: 'certificate.revoke', target_id: owner.person.id },
    ])
  })

  test('needs a reason', async () => {
    expect(refusalOf(await revoke(' ')).code).toBe('invalid_input')
    expect(await status()).toMatchObject({ state: 'VALID' })
  })

  test('of 20 at the same time one counts', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => revoke(`Reason ${at}`)))
    const reasons = answers.map((answer) => answer.json<{ data: StaffCertificate }>().data.reason)
    expect(new Set(reasons).size).toBe(1)
    expect(await noticesTo(database, owner.person)).toHaveLength(1)
  })
})

test('reinstating makes it valid as it was, and says so to the owner once', async () => {
  const before = await status()
  await revoke()
  const answers = [await staff.post(path('/reinstate')), await staff.post(path('/reinstate'))]
  for (const answer of answers)
    expect(answer.json()).toMatchObject({
      success: true,
      data: { state: 'VALID', reason: '', revokedOn: null },
    })
  expect(await status()).toEqual(before)
  const names = (await noticesTo(database, owner.person)).map(({ name }) => name)
  expect(names).toEqual(['certificate.revoke', 'certificate.reinstate'])
  const acts = (await actsOf(database, staff.person)).map(({ act }) => act)
  expect(acts).toEqual(['certificate.revoke', 'certificate.reinstate'])
})
