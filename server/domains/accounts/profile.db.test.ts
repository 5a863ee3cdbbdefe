import { beforeEach, describe, expect, test } from 'vitest'
import type { Profile } from '../../../contract/profile.ts'
import {
  emptyAccounts,
  mailsTo,
  makePerson,
  refusalOf,
  signedIn,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'

const { app, database } = await testApp()

beforeEach(() => emptyAccounts(database))

test('API-10 API-41 API-55 everyone reads their own profile, under one id', async () => {
  const person = await makePerson(database, 'seeker')
  const who = await signedIn(app, database, person)
  const profile = (await who.get('/api/profile')).json<Profile>()
  expect(profile).toEqual({
    id: person.id,
    username: person.username,
    userType: 'CAREER',
    firstName: 'Tigist',
    lastName: 'Bekele',
    companyName: null,
    email: person.email,
    emailVerified: true,
    pendingEmail: null,
    phoneNumber: '+251911234567',
    location: 'Adama, East Shewa',
    gender: 'FEMALE',
    dateOfBirth: null,
    dateOfBirthRange: '26-27',
    job: 'Nanny',
    profileStep: null,
    profilePhotoUrl: null,
  })
  expect((await who.get('/api/users/me')).json()).toEqual(profile)
})

describe('changes', () => {
  test.each(['/api/profile', '/api/users/job-seeker/profile'])(
    'API-11 API-34 EPR-03 a job seeker saves at %s what the form holds',
    async (path) => {
      const person = await makePerson(database, 'seeker')
      const who = await signedIn(app, database, person)
      const answer = await who.put(path, {
        firstName: ' Hanna ',
        lastName: 'Kebede',
        phoneNumber: '0711 234 567',
        email: person.email.toUpperCase(),
        location: 'ጅማ',
        companyName: 'Not for job seekers',
      })
      expect(answer.json()).toMatchObject({
        success: true,
        message: 'Profile updated successfully!',
        data: {
          firstName: 'Hanna',
          lastName: 'Kebede',
          phoneNumber: '+251711234567',
          location: 'Jimma, Jimma Zone',
          companyName: null,
        },
      })
      expect((await who.get('/api/profile')).json()).toEqual(answer.json<{ data: Profile }>().data)
      expect(await mailsTo(database, person.email)).toEqual([])
    },
  )

  test('API-52 employers have a company: a business must, a household may', async () => {
    const save = async (kind: 'business' | 'household', body: object) =>
      (await signedIn(app, database, await makePerson(database, kind))).put(
        '/api/users/job-seeker/profile',
        body,
      )
    const renamed = await save('business', { companyName: 'Blue Nile PLC', firstName: '', lastName: '' })
    expect(renamed.json()).toMatchObject({ data: { companyName: 'Blue Nile PLC', firstName: null } })
    expect((await save('household', { companyName: 'Tesfaye Family' })).json()).toMatchObject({
      data: { companyName: 'Tesfaye Family', firstName: 'Almaz' },
    })
    expect((await save('household', { companyName: '' })).statusCode).toBe(200)
    expect(refusalOf(await save('business', { companyName: ' ' })).fields).toEqual({
      companyName: 'Please fill this in.',
    })
  })

  test('what is wrong is shown beside each field, and nothing of it is saved', async () => {
    const who = await signedIn(app, database, await makePerson(database, 'partner'))
    const refused = async (body: object) => refusalOf(await who.put('/api/profile', body)).fields
    expect(await refused({ firstName: '', lastName: '' })).toEqual({
      firstName: 'Please fill this in.',
      lastName: 'Please fill this in.',
    })
    expect(await refused({ firstName: 'Other', location: 'Atlantis' })).toEqual({
      location: 'Please choose a place from the list.',
    })
    expect(Object.keys(await refused({ phoneNumber: '12', email: 'x', firstName: 'x'.repeat(61) }))).toEqual([
      'firstName',
      'phoneNumber',
      'email',
    ])
    expect((await who.get('/api/profile')).json()).toMatchObject({
      firstName: 'Dawit',
      location: 'Jimma, Jimma Zone',
    })
  })

  test('another e-mail address needs the password, and waits for its link as in the settings', async () => {
    const person = await makePerson(database, 'seeker')
    const who = await signedIn(app, database, person)
    const email = 'fresh@example.com'
    const refused = await who.put('/api/profile', { firstName: 'Hanna', email })
    expect(refusalOf(refused).fields).toEqual({
      email: 'To change your email address, please also enter your password.',
    })
    expect((await who.get('/api/profile')).json()).toMatchObject({ firstName: 'Tigist', pendingEmail: null })
    const saved = await who.put('/api/profile', { firstName: 'Hanna', email, password: testPassword })
    expect(saved.json()).toMatchObject({
      data: { firstName: 'Hanna', email: person.email, pendingEmail: email },
    })
    expect(await mailsTo(database, email)).toMatchObject([{ template: 'confirm-email' }])
    expect(await mailsTo(database, person.email)).toMatchObject([{ template: 'email-change-asked' }])
  })

  test('nobody changes anything of another person', async () => {
    const other = await makePerson(database, 'seeker')
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    await who.put('/api/profile', { id: other.id, username: other.username, firstName: 'Changed' })
    const rows = await database.executor
      .selectFrom('accounts')
      .select(['first_name'])
      .where('id', '=', other.id)
      .execute()
    expect(rows).toEqual([{ first_name: 'Tigist' }])
  })
})
