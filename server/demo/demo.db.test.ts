import { expect, test } from 'vitest'
import { createPasswords } from '../platform/passwords.ts'
import { browser, testPassword } from '../testing/accounts.ts'
import { testApp } from '../testing/app.ts'
import { addDemoPeople, demoPassword, demoPeople } from './demo.ts'

const { app, database } = await testApp()

test('the demo people are there once, verified, and sign in with the one password', async () => {
  const passwords = await createPasswords()
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
  expect(await database.executor.selectFrom('accounts').select('id').execute()).toHaveLength(5)
})

test('one who has left is no longer named', async () => {
  const who = browser(app)
  await who.post('/api/auth/login', { identifier: 'demo.partner', password: demoPassword })
  expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(400)
  expect((await who.post('/api/account/delete', { password: demoPassword })).statusCode).toBe(200)
  expect(await demoPeople(database.executor)).not.toContain('demo.partner')
})
