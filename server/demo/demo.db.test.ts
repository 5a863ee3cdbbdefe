import { expect, test } from 'vitest'
import { browser, testPassword } from '../testing/accounts.ts'
import { testApp } from '../testing/app.ts'
import { addDemoPeople, demoPassword, demoPeople } from './demo.ts'
import { testPasswords } from '../testing/passwords.ts'

const { app, database } = await testApp()

test('the demo people are there once, verified, and sign in with the one password', async () => {
  const passwords = await testPasswords()
  expect(await demoPeople(database.executor)).toEqual([])
  await addDemoPeople(database.executor, passwords)
  await addDemoPeople(database.executor, passwords)
  const names = await demoPeople(database.executor)
  expect(names).toEqual(['demo.seeker', 'demo.household', 'demo.business', 'demo.partner', 'demo.admin'])
  const roles: string[] = []
  for (const identifier of names) {
    const answer = await browser(app).post('/api/auth/login', { identifier, password: demoPassword })
    const { user } = answer.json<{ data: { user: { role: string; emailVerified: boolean } } }>().data
    expect(user.emailVerified).toBe(true)
    roles.push(user.role)
  }
  expect(roles).toEqual(['CAREER', 'HOUSEHOLD', 'BUSINESS', 'PARTNER', 'ADMIN'])
  expect(await database.executor.selectFrom('accounts').select('id').execute()).toHaveLength(10)
})

test('there is work of many kinds in all three languages, and nobody has more open than they may', async () => {
  const { executor } = database
  const jobs = await executor.selectFrom('jobs').selectAll().orderBy('id', 'desc').execute()
  expect(jobs.length).toBeGreaterThanOrEqual(60)
  for (const column of ['work_type', 'job_type', 'gender', 'status'] as const) {
    expect(new Set(jobs.map((job) => job[column])).size, column).toBeGreaterThanOrEqual(3)
  }
  const newest = jobs.slice(0, 5).map(({ title }) => title)
  expect(newest.some((title) => /[\u1200-\u137f]/.test(title))).toBe(true)
  const active = jobs.filter(({ status }) => status === 'ACTIVE')
  expect(active.length).toBeGreaterThanOrEqual(55)
  const found = await executor.selectFrom('job_facets').select('job_id').where('facet', '=', 0).execute()
  expect(found.map(({ job_id: id }) => id).toSorted()).toEqual(active.map(({ id }) => id).toSorted())
  const verified = await executor.selectFrom('employer_verifications').select('employer_id').execute()
  const known = new Set(verified.map(({ employer_id: id }) => id))
  for (const name of ['demo.household', 'demo.business']) {
    const { id } = await executor
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', name)
      .executeTakeFirstOrThrow()
    expect(known.has(id)).toBe(true)
    expect(active.filter(({ employer_id: owner }) => owner === id).length).toBeGreaterThan(2)
  }
  expect(active.filter(({ employer_id: owner }) => !known.has(owner)).length).toBe(2)
})

test('one who has left is no longer named', async () => {
  const who = browser(app)
  await who.post('/api/auth/login', { identifier: 'demo.partner', password: demoPassword })
  expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(400)
  expect((await who.post('/api/account/delete', { password: demoPassword })).statusCode).toBe(200)
  expect(await demoPeople(database.executor)).not.toContain('demo.partner')
})
