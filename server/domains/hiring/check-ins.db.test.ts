import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UrgentLists } from '../../../contract/backoffice.ts'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { Placement } from '../../../contract/placements.ts'
import {
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  testPassword,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import { noticesTo, noticeTools } from '../../testing/notices.ts'
import { makePlacement, startedDaysAgo } from '../../testing/placements.ts'
import { makeSeekerWithProfile } from '../../testing/seekers.ts'
import { askCheckIns } from './check-ins.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database

const somebody = (person: TestPerson) => signedIn(app, database, person)
let seeker: SignedIn
let employer: SignedIn

beforeEach(async () => {
  await emptyAccounts(database)
  seeker = await somebody(await makeSeekerWithProfile(database, { phone: '+251911000041' }))
  employer = await somebody(await makePerson(database, 'household', { firstName: 'Hana', lastName: 'Girma' }))
})

const hire = async (daysAgo: number) => {
  const startDate = await startedDaysAgo(database, daysAgo)
  const people = { employerId: employer.person.id, seekerId: seeker.person.id }
  return (await makePlacement(database, { ...people, startDate })).id
}
const laterBy = (days: number) =>
  sql`update placements set start_date = start_date - ${days}::integer`.execute(executor)
const ask = () => askCheckIns(executor, noticeTools)
const asked = async () => {
  const rows = await executor.selectFrom('check_ins').select('day').orderBy('day').execute()
  return rows.map(({ day }) => day)
}
const pending = async (who = seeker) => (await who.get('/api/placements')).json<Placement[]>()[0]?.checkIn
const answer = (id: string, body: object, who = seeker) =>
  who.post(`/api/placements/${id}/check-in`, { day: 1, well: false, ...body })
const staff = async (kind: 'support' | 'admin' = 'support') => somebody(await makePerson(database, kind))
const alerts = async (who: SignedIn) => (await who.get('/api/admin/urgent')).json<UrgentLists>().checkIns

describe('asking', () => {
  test('INT-08 is on day 1, 7 and 30 after the beginning, once each, by mail and on the screen', async () => {
    await hire(0)
    const days: number[][] = []
    for (const later of [0, 1, 5, 1, 22, 1, 100]) {
      await laterBy(later)
      await ask()
      await ask()
      days.push(await asked())
    }
    expect(days).toEqual([[], [1], [1], [1, 7], [1, 7], [1, 7, 30], [1, 7, 30]])
    expect(await pending()).toBe(30)
    const mailed = await noticesTo(database, seeker.person)
    expect(mailed.map(({ name }) => name)).toEqual(Array.from({ length: 3 }, () => 'placement.checkIn'))
    expect(mailed[0]).toMatchObject({ person: 'Hana Girma', job: 'Nanny for two children' })
    expect(mailed[0]?.link).toMatch(/\/jobseeker\/WorkPlacement$/)
  })

  test('of an old placement only the latest day is asked', async () => {
    await hire(200)
    await ask()
    expect(await asked()).toEqual([30])
    expect(await noticesTo(database, seeker.person)).toHaveLength(1)
  })

  test('thirty nodes together ask once', async () => {
    await hire(1)
    await Promise.all(Array.from({ length: 30 }, ask))
    expect(await asked()).toEqual([1])
    expect(await noticesTo(database, seeker.person)).toHaveLength(1)
  })

  test('nobody is asked of a placement that has ended or has yet to begin', async () => {
    const id = await hire(40)
    await seeker.post(`/api/placements/${id}/end`, { reason: 'MOVED' })
    await hire(-5)
    await ask()
    expect(await asked()).toEqual([])
  })
})

describe('the answer', () => {
  test('INT-08 is stored once; what was not asked, or of somebody else, is not there', async () => {
    const id = await hire(1)
    expect(refusalOf(await answer(id, {})).code).toBe('not_found')
    await ask()
    expect(refusalOf(await answer(id, { day: 7 })).code).toBe('not_found')
    const other = await somebody(await makePerson(database, 'seeker'))
    expect(refusalOf(await answer(id, {}, other)).code).toBe('not_found')
    expect(refusalOf(await answer(id, { day: 2 })).code).toBe('invalid_input')
    expect(await pending()).toBe(1)
    expect((await answer(id, { well: true, words: 'Good people.' })).json()).toMatchObject({
      message: 'Thank you. We are glad that it is going well.',
    })
    expect((await answer(id, { words: 'Not so good.' })).statusCode).toBe(200)
    expect(await executor.selectFrom('check_ins').select(['well', 'words']).execute()).toEqual([
      { well: true, words: 'Good people.' },
    ])
    expect(await pending()).toBeNull()
  })

  test('thirty at once leave one answer, whole', async () => {
    const id = await hire(1)
    await ask()
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        answer(id, { well: index % 2 === 0, words: String(index % 2 === 0) }),
      ),
    )
    const [row] = await executor.selectFrom('check_ins').select(['well', 'words']).execute()
    expect(row?.words).toBe(String(row?.well))
  })

  test('to a later question ends the waiting for an earlier one', async () => {
    const id = await hire(1)
    await ask()
    await laterBy(6)
    await ask()
    await answer(id, { day: 7, well: true })
    expect(await pending()).toBeNull()
  })

  test('INT-08 "no" is listed for staff with how to reach the seeker, and never for the employer', async () => {
    const id = await hire(1)
    await ask()
    const words = 'I sleep in the kitchen.'
    expect((await answer(id, { words })).json()).toMatchObject({
      message: 'Thank you for telling us. Our staff will call you. Your employer does not see this.',
    })
    for (const kind of ['support', 'admin'] as const)
      expect(await alerts(await staff(kind))).toMatchObject([
        {
          day: 1,
          words,
          jobTitle: 'Nanny for two children',
          seeker: { name: 'Tigist Bekele', phone: '+251911000041' },
          employer: { name: 'Hana Girma' },
        },
      ])
    const read = [
      '/api/placements',
      '/api/account/data',
      '/api/employer/dashboard',
      `/api/job-seekers/${seeker.person.id}`,
      `/api/job-seekers/${seeker.person.id}/reviews`,
    ]
    for (const address of read) {
      const { statusCode, body } = await employer.get(address)
      expect(statusCode, address).toBe(200)
      expect(body, address).not.toContain(words)
    }
    expect(await pending(employer)).toBeNull()
    expect(await noticesTo(database, employer.person)).toEqual([])
    expect((await employer.get('/api/admin/urgent')).statusCode).toBe(403)
  })

  test('"yes" is listed nowhere', async () => {
    const id = await hire(1)
    await ask()
    await answer(id, { well: true, words: 'Good.' })
    expect(await alerts(await staff())).toEqual([])
  })
})

test('staff close an alert once, which is recorded', async () => {
  const id = await hire(1)
  await ask()
  await answer(id, {})
  const who = await staff()
  const [alert] = await alerts(who)
  const close = () => who.post(`/api/admin/check-ins/${alert?.id ?? ''}/close`)
  const closed = await Promise.all(Array.from({ length: 30 }, close))
  expect(closed.map(({ statusCode }) => statusCode)).toEqual(closed.map(() => 200))
  expect(closed[0]?.json()).toMatchObject({ message: 'Marked as followed up.' })
  expect(await alerts(who)).toEqual([])
  expect(await actsOf(database, who.person)).toEqual([{ act: 'check-in.close', target_id: alert?.id }])
})

test('an answer of "yes" cannot be closed', async () => {
  const id = await hire(1)
  await ask()
  await answer(id, { well: true })
  const { id: checkIn } = await executor.selectFrom('check_ins').select('id').executeTakeFirstOrThrow()
  expect((await (await staff()).post(`/api/admin/check-ins/${checkIn}/close`)).statusCode).toBe(404)
})

test('ACC-39 answers are part of the data of the seeker, and go with the account', async () => {
  const id = await hire(1)
  await ask()
  await answer(id, { words: 'Too long hours.' })
  expect((await seeker.get('/api/account/data')).json<OwnData>().records).toMatchObject({
    checkIns: [{ day: 1, well: false, words: 'Too long hours.' }],
  })
  await seeker.post('/api/account/delete', { password: testPassword })
  expect(await asked()).toEqual([])
  expect(await alerts(await staff())).toEqual([])
})
