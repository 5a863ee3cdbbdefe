import { beforeEach, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import { latestStart } from '../../../contract/rules/seekers.ts'
import { emptyAccounts, makePerson, refusalOf, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const address = '/api/job-seekers/availability'
const today = new Date().toISOString().slice(0, 10)
const laterDay = latestStart(today)
const stored = () =>
  database.executor.selectFrom('seeker_profiles').select(['available', 'job_types']).execute()

beforeEach(() => emptyAccounts(database))

async function seeker() {
  return signedIn(app, database, await makePerson(database, 'seeker'))
}

test('PLC-01 a person who has entered nothing is available now, and switches off and on', async () => {
  const who = await seeker()
  expect((await who.get(address)).json()).toEqual({ available: true, availableFrom: null })
  const off = { available: false, availableFrom: null }
  expect((await who.put(address, off)).json()).toEqual({
    success: true,
    message: 'Employers can no longer find you.',
    data: off,
  })
  expect((await who.get(address)).json()).toEqual(off)
  const employer = await signedIn(app, database, await makePerson(database, 'household'))
  const found = async () =>
    (await employer.get('/api/users/recommended-jobseekers')).json<{ totalElements: number }>().totalElements
  expect(await found()).toBe(0)
  const on = await who.put(address, { available: true, availableFrom: null })
  expect(on.json()).toMatchObject({ message: 'Employers can now find you.', data: { available: true } })
  expect(await found()).toBe(1)
})

test('PLC-02 a day is kept until it comes; one that has come means right away', async () => {
  const who = await seeker()
  const wish = { available: true, availableFrom: laterDay }
  expect((await who.put(address, wish)).json()).toMatchObject({ data: wish })
  expect((await who.get('/api/account/data')).json<OwnData>().records).toMatchObject({
    seekers: { availability: wish },
  })
  for (const day of [today, '2001-01-01'])
    expect((await who.put(address, { ...wish, availableFrom: day })).json()).toMatchObject({
      data: { availableFrom: null },
    })
})

test('PLC-02 a day that nobody can know of yet, or that is none, is refused beside its field', async () => {
  const who = await seeker()
  for (const day of ['9999-12-31', '2027-02-30', 'soon']) {
    const answer = await who.put(address, { available: true, availableFrom: day })
    expect(answer.statusCode, day).toBe(400)
    expect(Object.keys(refusalOf(answer).fields ?? {})).toEqual(['availableFrom'])
  }
})

test('PLC-03 the job types that somebody chose stay as they are, and so does this when they are chosen anew', async () => {
  const who = await seeker()
  const wish = { jobTypes: ['PART_TIME'], workTypes: ['NANNY'], locations: [] }
  await who.put('/api/onboarding/job-preferences', wish)
  await who.put(address, { available: false, availableFrom: null })
  await who.put('/api/onboarding/job-preferences', { ...wish, jobTypes: ['LIVE_IN'] })
  expect(await stored()).toEqual([{ available: false, job_types: ['LIVE_IN'] }])
})
