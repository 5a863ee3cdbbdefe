import { beforeEach, describe, expect, test } from 'vitest'
import { jobTypes, salaryRanges, workTypes } from '../../../contract/reference/options/jobs.ts'
import { valuesOf } from '../../../contract/reference/options/option.ts'
import { education, experience, religions } from '../../../contract/reference/options/people.ts'
import { testApp } from '../../testing/app.ts'
import { browser, emptyAccounts, newSeeker } from '../../testing/accounts.ts'
import { samples } from '../../testing/samples.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const stored = () => database.executor.selectFrom('seeker_profiles').selectAll().execute()
const account = () => database.executor.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()

const { body: person } = samples['PUT /onboarding/profile-setup']
const { body: preferences } = samples['PUT /onboarding/job-preferences']
const { body: skills } = samples['POST /skills-certification/user']
let count = 0

/** Registers by the alternative form, which leads into onboarding. */
async function arrive(changes: object = {}) {
  count += 1
  const someone = browser(app)
  const name = { username: `arrival.${count}`, email: `arrival.${count}@example.com` }
  const answer = await someone.post('/api/users', { ...samples['POST /users'].body, ...name, ...changes })
  expect(answer.statusCode).toBe(201)
  return { ...someone, first: answer.json<{ profileStep: string }>().profileStep }
}

type Person = Awaited<ReturnType<typeof arrive>>
const setUp = (someone: Person, changes: object = {}) =>
  someone.put('/api/onboarding/profile-setup', { ...person, ...changes })
const prefer = (someone: Person, changes: object = {}) =>
  someone.put('/api/onboarding/job-preferences', { ...preferences, ...changes })
const tellSkills = (someone: Person, changes: object = {}) =>
  someone.post('/api/skills-certification/user', { ...skills, ...changes })

beforeEach(() => emptyAccounts(database))

describe('a seeker', () => {
  test('ALT-20 ALT-21 ALT-22 ALT-26 ALT-29 goes from step to step, and is done after the third', async () => {
    const seeker = await arrive()
    expect(seeker.first).toBe('PROFILE_SETUP')
    expect((await setUp(seeker)).json()).toEqual({
      success: true,
      message: 'Profile updated successfully!',
      profileStep: 'JOB_PREFERENCES',
    })
    expect((await prefer(seeker)).json()).toMatchObject({ profileStep: 'SKILLS_CERTIFICATION' })
    expect((await tellSkills(seeker)).json()).toMatchObject({ profileStep: null })
    expect((await seeker.get('/api/session')).json()).toMatchObject({ user: { profileStep: null } })
  })

  test('ALT-29 saving a step again, or one out of turn, keeps what was entered and moves nobody', async () => {
    const seeker = await arrive()
    expect((await prefer(seeker)).json()).toMatchObject({ profileStep: 'PROFILE_SETUP' })
    await setUp(seeker)
    expect((await setUp(seeker, { firstName: 'Hanna' })).json()).toMatchObject({
      profileStep: 'JOB_PREFERENCES',
    })
    await Promise.all([prefer(seeker), prefer(seeker), prefer(seeker)])
    expect(await account()).toMatchObject({ first_name: 'Hanna', profile_step: 'SKILLS_CERTIFICATION' })
    await tellSkills(seeker)
    await tellSkills(seeker, { bio: 'Told anew.' })
    await prefer(seeker, { jobTypes: ['PART_TIME'] })
    expect(await account()).toMatchObject({ profile_step: null })
    // Each step leaves the answers of the others alone.
    expect(await stored()).toMatchObject([{ bio: 'Told anew.', job_types: ['PART_TIME'] }])
  })

  test('a seeker who registered by the quick form is at no step and saves all the same', async () => {
    const seeker = browser(app)
    await seeker.post('/api/users/register', newSeeker())
    const answer = await seeker.post('/api/skills-certification/user', skills)
    expect(answer.json()).toMatchObject({ success: true, profileStep: null })
  })

  test('API-24 what is entered is kept by ids and comes back in the specified words', async () => {
    const seeker = await arrive()
    await setUp(seeker)
    await prefer(seeker, { locations: ['Bahir Dar', 'Addis Ababa', 'Bahir Dar'] })
    const answer = await tellSkills(seeker, {
      skills: ['Organization', 'Organization/Decluttering', 'First Aid'],
      languages: ['Oromiffa', 'Amharic'],
    })
    expect(answer.statusCode).toBe(200)
    expect(await stored()).toMatchObject([
      {
        wanted_places: ['bahir-dar', 'addis-ababa'],
        skills: ['organization-decluttering', 'first-aid-cpr'],
        languages: ['om', 'am'],
        referees: ['Almaz Tesfaye 0911 222 333'],
        religion: 'Orthodox',
      },
    ])
    const onboarding = (await seeker.get('/api/onboarding')).json<{ profile: { location: string } }>()
    expect(onboarding.profile.location).toContain('Adama')
    expect(onboarding).toMatchObject({
      profileStep: null,
      profile: { ...person, phoneNumber: '+251911234567', location: onboarding.profile.location },
      preferences: { jobTypes: ['LIVE_IN'], workTypes: ['NANNY'] },
      skills: {
        ...skills,
        skills: ['Organization/Decluttering', 'First Aid/CPR'],
        languages: ['Afaan Oromoo', 'Amharic'],
      },
    })
  })

  test('SKL-07 API-24 religion and all else that is optional may be left out, or sent empty', async () => {
    const seeker = await arrive()
    const { hasCertifications, wantsSkillTest, wantsTrainingProgram } = skills
    const needed = {
      hasCertifications,
      wantsSkillTest,
      wantsTrainingProgram,
      skills: ['Cooking'],
      languages: ['Amharic'],
    }
    const empty = { salaryRange: '', experience: '', education: '', bio: '', references: [], religion: '' }
    for (const body of [needed, { ...needed, ...empty }, { ...needed, religion: null }]) {
      expect((await seeker.post('/api/skills-certification/user', body)).statusCode).toBe(200)
      expect(await stored()).toMatchObject([{ religion: null, experience: null, bio: '', referees: [] }])
    }
  })

  test('Other among the places is any place', async () => {
    const seeker = await arrive()
    await prefer(seeker, { locations: ['Jimma', 'Other'] })
    expect(await stored()).toMatchObject([{ wanted_places: [] }])
  })

  test.each([
    [
      'a worker is 18 or older',
      { dateOfBirth: birthday(-18, 1) },
      'dateOfBirth',
      'Workers must be 18 or older.',
    ],
    [
      'nobody is born tomorrow',
      { dateOfBirth: birthday(0, 1) },
      'dateOfBirth',
      'Please check the date of birth. It cannot be in the future or more than 100 years ago.',
    ],
    ['a day that never was', { dateOfBirth: '1999-02-30' }, 'dateOfBirth', 'Please check this field.'],
    ['a place of the list', { location: 'Atlantis' }, 'location', 'Please choose a place from the list.'],
    [
      'a number of ours',
      { phoneNumber: '12' },
      'phoneNumber',
      'Please enter a phone number such as 0911 234 567 or +251 911 234 567.',
    ],
    ['a name', { firstName: ' ' }, 'firstName', 'Please fill this in.'],
  ])('profile setup: %s', async (_what, changes, field, words) => {
    const seeker = await arrive()
    const answer = await setUp(seeker, changes)
    expect(answer.statusCode).toBe(400)
    const { fields } = answer.json<{ fields: { [name: string]: string } }>()
    expect(Object.keys(fields)).toEqual([field])
    expect(fields[field]).toBe(words)
    expect(await account()).toMatchObject({ profile_step: 'PROFILE_SETUP' })
  })

  test('who turns 18 today may work from today', async () => {
    expect((await setUp(await arrive(), { dateOfBirth: birthday(-18, 0) })).statusCode).toBe(200)
  })

  test.each([
    [{ skills: [] }, 'skills'],
    [{ skills: ['Juggling'] }, 'skills'],
    [{ languages: ['Klingon'] }, 'languages'],
    [{ experience: 'Forever' }, 'experience'],
    [{ religion: 'None of your business' }, 'religion'],
    [{ bio: 'x'.repeat(151) }, 'bio'],
    [{ references: ['x'.repeat(100), 'y'.repeat(50)] }, 'references'],
    [{ hasCertifications: 'yes' }, 'hasCertifications'],
  ])('API-24 %o is refused beside its field', async (changes, field) => {
    const answer = await tellSkills(await arrive(), changes)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
    expect(await stored()).toEqual([])
  })

  test('everything that the lists offer can be stored', async () => {
    const seeker = await arrive()
    await prefer(seeker, { jobTypes: valuesOf(jobTypes), workTypes: valuesOf(workTypes) })
    for (const [field, options] of Object.entries({
      experience,
      education,
      religion: religions,
      salaryRange: salaryRanges,
    })) {
      for (const { value } of options) {
        expect((await tellSkills(seeker, { [field]: value })).statusCode, value).toBe(200)
      }
    }
  })
})

describe('an employer', () => {
  const employer = { role: 'EMPLOYER', employerType: 'HOUSEHOLD' }

  test('ALT-23 ALT-27 ALT-29 has one step, and is done after it', async () => {
    const someone = await arrive(employer)
    expect(someone.first).toBe('VERIFICATION')
    for (let time = 0; time < 2; time += 1) {
      const answer = await someone.post('/api/onboarding/verification')
      expect(answer.json()).toMatchObject({ success: true, profileStep: null })
    }
    expect(await account()).toMatchObject({ profile_step: null })
  })

  test('is shown no step of a seeker, nor a seeker one of theirs', async () => {
    const someone = await arrive(employer)
    expect((await someone.get('/api/onboarding')).statusCode).toBe(403)
    expect((await setUp(someone)).statusCode).toBe(403)
    expect((await prefer(someone)).statusCode).toBe(403)
    expect((await tellSkills(someone)).statusCode).toBe(403)
    expect((await (await arrive()).post('/api/onboarding/verification')).statusCode).toBe(403)
  })
})

test('what was entered goes with the account', async () => {
  const seeker = await arrive()
  await prefer(seeker)
  await database.executor.deleteFrom('accounts').execute()
  expect(await stored()).toEqual([])
  expect((await seeker.get('/api/onboarding')).statusCode).toBe(401)
})

/** Today, moved by years and days. */
function birthday(years: number, days: number): string {
  const now = new Date()
  // Born on 29 February, somebody turns 18 on another day.
  const date = Math.min(now.getUTCDate(), now.getUTCMonth() === 1 ? 28 : 31) + days
  return new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), date)).toISOString().slice(0, 10)
}
