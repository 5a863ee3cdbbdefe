import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import {
  browser,
  emptyAccounts,
  mailsTo,
  makePerson,
  newSeeker,
  refusalOf,
  signedIn,
  testPassword,
} from '../../testing/accounts.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const register = (changes: object = {}, path = '/api/users/register') =>
  browser(app).post(path, { ...newSeeker(), ...changes })
const stored = () => database.executor.selectFrom('accounts').selectAll().execute()

beforeEach(() => emptyAccounts(database))

describe('the quick form', () => {
  test('REG-01 REG-05 REG-07 REG-08 REG-09 REG-10 registers somebody who looks for work', async () => {
    const answer = await register({ username: 'Tigist.B', email: 'Tigist@Example.com' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Registration successful! Please check your email to verify your account.',
      data: {
        user: { username: 'Tigist.B', email: 'tigist@example.com', role: 'CAREER', profileStep: null },
      },
    })
    expect(await stored()).toMatchObject([
      {
        type: 'CAREER',
        first_name: 'Tigist',
        last_name: 'Bekele',
        age_range: '26-27',
        gender: 'FEMALE',
        job_title: 'Nanny',
        place_id: 'adama',
        email_verified_at: null,
      },
    ])
  })

  test.each(['/api/auth/register', '/api/users/register'])(
    'API-05 API-12 %s takes the payload of each kind of account, and no more',
    async (path) => {
      const { firstName, lastName, dateOfBirthRange, gender, job, userType: _type, ...everyone } = newSeeker()
      const person = { firstName, lastName, dateOfBirthRange, gender }
      const payloads = [
        { ...everyone, ...person, userType: 'CAREER', job },
        { ...everyone, ...person, userType: 'HOUSEHOLD' },
        { ...everyone, userType: 'BUSINESS', companyName: 'Sheger Hotels PLC' },
      ]
      for (const [index, payload] of payloads.entries()) {
        const answer = await browser(app).post(path, {
          ...payload,
          username: `somebody.${index}`,
          email: `somebody.${index}@example.com`,
          partnerUsername: 'nobody.we.know',
        })
        expect(answer.statusCode, payload.userType).toBe(201)
        expect(answer.json()).toMatchObject({ data: { user: { role: payload.userType } } })
      }
      const refused = refusalOf(await browser(app).post(path, { ...everyone, userType: 'HOUSEHOLD' }))
      expect(refused.message.length).toBeGreaterThan(10)
      expect(Object.keys(refused.fields ?? {})).toEqual(Object.keys(person))
    },
  )

  test('REG-06 a business has a company name and no person', async () => {
    const {
      firstName: _first,
      lastName: _last,
      dateOfBirthRange: _age,
      gender: _gender,
      job: _job,
      ...rest
    } = newSeeker()
    const answer = await browser(app).post('/api/auth/register', {
      ...rest,
      userType: 'BUSINESS',
      companyName: 'Sheger Hotels PLC',
    })
    expect(answer.statusCode).toBe(201)
    expect(await stored()).toMatchObject([
      { type: 'BUSINESS', company_name: 'Sheger Hotels PLC', first_name: null },
    ])
  })

  test.each([
    ['REG-35', '0911 234 567'],
    ['REG-36', '0711-234-567'],
    ['REG-37', '+251 911 234567'],
  ])('%s the phone number %s is kept as +251…', async (_id, phone) => {
    expect((await register({ phone })).statusCode).toBe(201)
    expect((await stored())[0]?.phone).toMatch(/^\+251[79]11234567$/)
  })

  test.each(['ab', 'a'.repeat(31), 'with blank', 'ሰላም', 'semi;colon', ''])(
    'REG-38 the username "%s" is refused, with a word beside the field',
    async (username) => {
      const answer = await register({ username })
      expect(answer.statusCode).toBe(400)
      expect(refusalOf(answer).fields['username']).toMatch(/./)
      expect(await stored()).toEqual([])
    },
  )

  test.each([
    ['en', 'This username is reserved. Please choose another one.'],
    ['am', 'ይህን የተጠቃሚ ስም መጠቀም አይቻልም። እባክዎ ሌላ ይምረጡ።'],
    ['om', 'Maqaan fayyadamaa kun hin hayyamamu. Maaloo kan biraa filadhaa.'],
  ])('nobody registers under a name that could pass for us, which is said in %s', async (language, text) => {
    for (const username of ['admin', 'Supp0rt', 'abronet.team', 'root1']) {
      const who = browser(app, { 'accept-language': language })
      const answer = await who.post('/api/users/register', newSeeker({ username }))
      expect(refusalOf(answer).fields).toEqual({ username: text })
    }
    expect(await stored()).toEqual([])
  })

  test('a name that nobody can see is refused beside its field', async () => {
    const text = 'This name cannot be used. Please delete it and type it again with letters.'
    const answer = await register({ firstName: '\u3164', lastName: 'Be\u202ekele' })
    expect(refusalOf(answer).fields).toEqual({ firstName: text, lastName: text })
    const who = await signedIn(app, database, await makePerson(database, 'business'))
    const changed = await who.put('/api/profile', { companyName: '\u200b\u3164' })
    expect(refusalOf(changed).fields).toEqual({ companyName: text })
    expect((await who.put('/api/profile', { firstName: '' })).statusCode).toBe(200)
  })

  test('REG-39 a username in other letters is taken', async () => {
    await register({ username: 'tigist', email: 'one@example.com' })
    const answer = await register({ username: 'TIGIST', email: 'two@example.com' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'username_taken',
      fields: { username: 'This username is taken. Please choose another one.' },
    })
  })

  test.each(['short', 'ninechars'])('REG-40 the password "%s" is too short', async (password) => {
    const answer = await register({ password })
    expect(answer.statusCode).toBe(400)
    expect(refusalOf(answer).fields['password']).toBe('Please enter at least 10 characters.')
  })

  test.each(['password123', '1234567890', 'qwertyuiop', 'aaaaaaaaaaaa', 'tigist.b99', 'Ethiopia2026!'])(
    'REG-41 the password "%s" is too easy to guess',
    async (password) => {
      const answer = await register({ password, username: 'tigist.b' })
      expect(answer.statusCode).toBe(400)
      expect(refusalOf(answer).fields['password']).toBe(
        'This password is too easy to guess. Please choose another one.',
      )
    },
  )

  test('REG-42 REG-43 the consent is kept with the version of its text and the time', async () => {
    await register()
    const consents = await database.executor.selectFrom('account_consents').selectAll().execute()
    expect(consents).toMatchObject([{ document: 'terms', version: '2026-11' }])
    expect(Date.now() - Number(consents[0]?.given_at)).toBeLessThan(60_000)
  })

  test('REG-25 without consent nobody is registered', async () => {
    const answer = await register({ consent: false })
    expect(refusalOf(answer).fields['consent']).toBe('You must agree to the terms and conditions.')
    expect(await stored()).toEqual([])
  })

  test('a place is found by its name in any language, and no other is taken', async () => {
    expect((await register({ location: 'ሐዋሳ' })).statusCode).toBe(201)
    expect((await stored())[0]?.place_id).toBe('hawassa')
    const answer = await register({ location: 'Atlantis', username: 'other', email: 'other@example.com' })
    expect(refusalOf(answer).fields['location']).toBe('Please choose a place from the list.')
  })

  test('REG-34 ACC-22 ACC-23 ACC-24 starts a session in a cookie that no script reads', async () => {
    const person = browser(app)
    const answer = await person.post('/api/users/register', newSeeker())
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/session=[\w-]{43}; .*HttpOnly; SameSite=Lax/)
    expect(cookie).not.toContain('Secure')
    expect((await person.get('/api/session')).json()).toMatchObject({ user: { role: 'CAREER' } })
    expect((await browser(app).get('/api/session')).json()).toEqual({ user: null })
    const { rows } = await sql<{ id_hash: Buffer }>`select id_hash from sessions`.execute(database.executor)
    expect(rows).toHaveLength(1)
    expect(cookie).not.toContain(rows[0]?.id_hash.toString('base64url'))
  })

  test('ACC-01 LNG-28 mails a link that verifies the address, in the language of the person', async () => {
    await browser(app, { 'accept-language': 'am' }).post(
      '/api/users/register',
      newSeeker({ email: 'almaz@example.com' }),
    )
    const mails = await mailsTo(database, 'almaz@example.com')
    expect(mails).toMatchObject([{ template: 'verify-email', language: 'am' }])
    expect(mails[0]?.values['link']).toMatch(/\/am\/verify-email\?token=[\w-]{43}$/)
  })

  test('PAR-22 PAR-23 a person who comes by the link of a partner is theirs, and stays so', async () => {
    const partner = await makePerson(database, 'partner')
    const seeker = browser(app)
    await seeker.post('/api/users/register', newSeeker({ partnerUsername: partner.username.toUpperCase() }))
    const referred = async () =>
      (await stored())
        .filter(({ type }) => type === 'CAREER')
        .map((row) => [row.referred_by, row.self_referral])
    expect(await referred()).toEqual([[partner.id, false]])
    const other = await makePerson(database, 'partner')
    const answer = await seeker.put('/api/profile', { firstName: 'Almaz', partnerUsername: other.username })
    expect(answer.statusCode).toBe(200)
    expect(await referred()).toEqual([[partner.id, false]])
  })

  test('PAR-24 PAR-25 PAR-26 nobody refers themself: by their own phone, or from their own device', async () => {
    const partner = browser(app)
    const own = { username: 'dawit.m', password: testPassword, consent: true }
    const profile = {
      firstName: 'Dawit',
      lastName: 'Mekonnen',
      email: 'dawit@example.com',
      phoneNumber: '0711234567',
      location: 'Jimma',
    }
    await partner.post('/api/partners/register', { ...own, profile })
    const sent = { partnerUsername: 'dawit.m' }
    await register({ ...sent, phone: '+251711234567' })
    partner.jar.delete('session')
    await partner.post('/api/users/register', newSeeker({ ...sent, phone: '0911000000' }))
    const sameAddress = await register({ ...sent, email: 'Dawit@Example.com' })
    expect(sameAddress.statusCode).toBe(409)
    const seekers = (await stored()).filter(({ type }) => type === 'CAREER')
    expect(seekers.map((row) => [row.referred_by, row.self_referral])).toEqual([
      [null, true],
      [null, true],
    ])
  })

  test('sent twice it is done once, and both are answered alike', async () => {
    const form = newSeeker()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser(app).post('/api/users/register', form)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201))
    expect(await stored()).toHaveLength(1)
    expect(await mailsTo(database, form.email)).toHaveLength(1)
  })

  test('a taken address is refused without a word about it; its owner gets an email', async () => {
    await register({ username: 'first.one', email: 'owner@example.com' })
    const answer = await register({ username: 'second.one', email: 'owner@example.com' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'registration_refused' })
    expect(refusalOf(answer).fields).toEqual({})
    expect((await mailsTo(database, 'owner@example.com')).map(({ template }) => template)).toEqual([
      'verify-email',
      'already-registered',
    ])
  })
})

describe('the alternative form', () => {
  const form = {
    username: 'abel.t',
    email: 'abel@example.com',
    password: 'kettle-harbour-91',
    fullName: 'Abel Tesfaye Girma',
    phoneNumber: '0911234567',
    dateOfBirth: '1999-03-14',
    gender: 'MALE',
    location: 'Jimma',
    role: 'JOBSEEKER',
    deviceType: 'mobile',
    deviceId: 'device-1',
    consent: true,
  }
  const send = (changes: object = {}) => browser(app).post('/api/users', { ...form, ...changes })

  test('API-13 ALT-01 ALT-26 a job seeker begins with the profile', async () => {
    const answer = await send()
    expect(answer.json()).toMatchObject({ profileStep: 'PROFILE_SETUP', data: { user: { role: 'CAREER' } } })
    expect(await stored()).toMatchObject([{ first_name: 'Abel', last_name: 'Tesfaye Girma' }])
  })

  test('ALT-01 ALT-27 an employer says household or business, and begins with the documents', async () => {
    expect(refusalOf(await send({ role: 'EMPLOYER' })).fields).toEqual({
      employerType: 'Please fill this in.',
    })
    expect(refusalOf(await send({ role: 'EMPLOYER', employerType: 'BUSINESS' })).fields).toEqual({
      companyName: 'Please fill this in.',
    })
    expect((await send({ role: 'EMPLOYER', employerType: 'HOUSEHOLD' })).json()).toMatchObject({
      profileStep: 'VERIFICATION',
      data: { user: { role: 'HOUSEHOLD' } },
    })
  })

  test('each part of the name needs a letter, and the username is none of ours', async () => {
    const { fields } = refusalOf(await send({ fullName: 'Abel\u3164 Tesfaye', username: 'abronet' }))
    expect(fields).toEqual({
      fullName: 'This name cannot be used. Please delete it and type it again with letters.',
      username: 'This username is reserved. Please choose another one.',
    })
    expect(refusalOf(await send({ fullName: 'Abel .' })).fields).toEqual({
      fullName: "Please enter your name and your father's name.",
    })
  })

  test('ALT-17 a worker younger than 18 is refused; an employer may be any age', async () => {
    const today = new Date()
    const birth = (years: number, days: number) =>
      new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days))
        .toISOString()
        .slice(0, 10)
    expect(refusalOf(await send({ dateOfBirth: birth(18, 1) })).fields).toEqual({
      dateOfBirth: 'Workers must be 18 or older.',
    })
    expect((await send({ dateOfBirth: birth(18, 0) })).statusCode).toBe(201)
  })

  test.each(['0000-01-01', '1890-05-01', '1920-01-31', '9999-12-31'])(
    'nobody who lives was born on %s, which is said beside the field',
    async (dateOfBirth) => {
      const refused = await send({ dateOfBirth })
      expect(refused.statusCode).toBe(400)
      expect(refusalOf(refused).fields).toEqual({
        dateOfBirth: 'Please check the date of birth. It cannot be in the future or more than 100 years ago.',
      })
    },
  )
})
