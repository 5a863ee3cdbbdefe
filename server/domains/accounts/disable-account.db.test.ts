import { beforeEach, expect, test } from 'vitest'
import type { SeekerJobs } from '../../../contract/job-search.ts'
import {
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeJob, makeJobs } from '../../testing/jobs.ts'
import { emit } from '../../domains.ts'
import { createEmit } from '../../platform/domain-events.ts'
import { setDisabled } from './disable-account.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
let employer: TestPerson
let seeker: SignedIn

beforeEach(async () => {
  await emptyAccounts(database)
  employer = await makePerson(database, 'household')
  seeker = await signedIn(app, database, await makePerson(database, 'seeker'))
})

const total = async (address: string) => (await seeker.get(address)).json<SeekerJobs>().totalElements
const totals = async () => ({
  filtered: await total('/api/employer/jobs/advanced-search?workType=NANNY'),
  words: await total('/api/employer/jobs/advanced-search?q=nanny'),
  paid: await total('/api/employer/jobs/advanced-search?sort=pay'),
  matching: await total('/api/employer/jobs/advanced-search?sort=match'),
  recommended: await total('/api/employer/jobs/recommended'),
  near: await total('/api/job-preferences/jobs/by-location?location=Adama'),
  saved: await total('/api/saved-jobs'),
})
const all = (count: number) => ({
  filtered: count,
  words: count,
  paid: count,
  matching: count,
  recommended: count,
  near: count,
  saved: count,
})

test('the jobs of an employer who is shut out are found nowhere, and again when they are let in', async () => {
  const [active = '', other = ''] = await makeJobs(database, employer.id, [{}, {}, { status: 'CLOSED' }])
  for (const id of [active, other]) await seeker.put(`/api/saved-jobs/${id}`)
  expect(await totals()).toEqual(all(2))
  for (let time = 0; time < 2; time += 1) await setDisabled(executor, emit, employer.id, true)
  expect(await totals()).toEqual(all(0))
  expect((await seeker.get(`/api/jobs/${active}`)).statusCode).toBe(404)
  expect((await seeker.put(`/api/saved-jobs/${active}`)).statusCode).toBe(404)
  expect(refusalOf(await seeker.post(`/api/employer/jobs/${active}/apply`)).code).toBe('job_not_open')
  for (let time = 0; time < 2; time += 1) await setDisabled(executor, emit, employer.id, false)
  expect(await totals()).toEqual(all(2))
  expect((await seeker.get(`/api/jobs/${active}`)).statusCode).toBe(200)
})

test('those of others stay, and a person who has applied may still look', async () => {
  const others = await makePerson(database, 'business')
  await makeJob(database, others.id)
  const id = await makeJob(database, employer.id)
  await seeker.post(`/api/employer/jobs/${id}/apply`)
  await setDisabled(executor, emit, employer.id, true)
  expect(await total('/api/employer/jobs/advanced-search')).toBe(1)
  expect((await seeker.get(`/api/jobs/${id}`)).statusCode).toBe(200)
})

test('a disabled account is signed out everywhere', async () => {
  const who = await signedIn(app, database, employer)
  await setDisabled(executor, emit, employer.id, true)
  expect((await who.get('/api/employer/dashboard')).statusCode).toBe(401)
  await setDisabled(executor, emit, employer.id, false)
  expect((await who.get('/api/employer/dashboard')).statusCode).toBe(401)
  await expect(setDisabled(executor, emit, crypto.randomUUID(), true)).rejects.toThrow('not_found')
})

test('a job that is opened while its employer is being shut out is not found either', async () => {
  const id = await makeJob(database, employer.id, { status: 'CLOSED' })
  for (let round = 0; round < 5; round += 1) {
    const who = await signedIn(app, database, employer)
    await Promise.all([
      who.post(`/api/employer/jobs/${id}/reopen`),
      setDisabled(executor, emit, employer.id, true),
    ])
    expect(await executor.selectFrom('job_facets').select('job_id').execute()).toEqual([])
    await setDisabled(executor, emit, employer.id, false)
    await executor.updateTable('jobs').set({ status: 'CLOSED' }).execute()
    await executor.deleteFrom('job_facets').execute()
  }
})

test('a seeker who is shut out is found by no employer, and again when they are let in', async () => {
  const person = await makePerson(database, 'seeker', { firstName: 'Chaltu' })
  const who = await signedIn(app, database, employer)
  const found = async () =>
    (await who.get('/api/skills-certification/search?location=Adama'))
      .json<{ content: { data: { name: string } }[] }>()
      .content.map(({ data }) => data.name)
  expect(await found()).toContain('Chaltu Bekele')
  await setDisabled(executor, emit, person.id, true)
  expect(await found()).not.toContain('Chaltu Bekele')
  await setDisabled(executor, emit, person.id, false)
  expect(await found()).toContain('Chaltu Bekele')
})

test('where a domain that reacts fails, the account stays as it was', async () => {
  const id = await makeJob(database, employer.id)
  const failing = createEmit([
    { accountDisabled: (transaction, event) => emit(transaction, 'accountDisabled', event) },
    { accountDisabled: () => Promise.reject(new Error('no')) },
  ])
  await expect(setDisabled(executor, failing, employer.id, true)).rejects.toThrow('no')
  const account = executor.selectFrom('accounts').select('disabled_at').where('id', '=', employer.id)
  expect(await account.executeTakeFirst()).toEqual({ disabled_at: null })
  expect((await seeker.get(`/api/jobs/${id}`)).statusCode).toBe(200)
  expect(await total('/api/employer/jobs/advanced-search')).toBe(1)
})
