import { describe, expect, test } from 'vitest'
import type { Improvements, SeekerJob } from '../../../../../contract/job-search.ts'
import { makePerson } from '../../../../testing/accounts.ts'
import { openJobSearch, recommendedJobs, titles } from '../../../../testing/job-search.ts'
import { makeJob, makeJobs } from '../../../../testing/jobs.ts'

const { database, present, job, named, search } = await openJobSearch()

/** Which reasons a job was given, the strongest first. */
const reasonsOf = (found: SeekerJob | undefined) => found?.match?.reasons.map(({ reason }) => reason)

type Preferences = {
  workTypes?: string[]
  skills?: string[]
  jobTypes?: string[]
  places?: string[]
}

describe('recommendation', () => {
  const prefer = ({ workTypes = [], skills = [], jobTypes = [], places = [] }: Preferences) =>
    database.executor
      .insertInto('seeker_profiles')
      .values({
        account_id: present().person.id,
        work_types: workTypes,
        skills,
        job_types: jobTypes,
        wanted_places: places,
        languages: ['am'],
        salary_range: '4000-5000',
      })
      .execute()
  /** Somebody who has said no more than the form of registration asks. */
  const register = (jobTitle: string, placeId: string) =>
    database.executor
      .updateTable('accounts')
      .set({ job_title: jobTitle, masked_job_title: jobTitle, place_id: placeId })
      .where('id', '=', present().person.id)
      .execute()

  test('JOB-33 JOB-37 API-36 the best match comes first, with a score and why', async () => {
    await prefer({
      workTypes: ['CAREGIVER'],
      skills: ['elderly-care'],
      jobTypes: ['FULL_TIME'],
      places: ['hawassa'],
    })
    const care = {
      places: ['hawassa'],
      skills: ['elderly-care'],
      jobType: 'FULL_TIME',
      workType: 'CAREGIVER',
    } as const
    await named('Elsewhere', { ...care, places: ['gondar'] })
    await named('Other skill', { ...care, skills: ['first-aid-cpr'] })
    await named('Other work', { ...care, workType: 'COOK_CHEF', skills: ['cooking'] })
    await named('Fits', care)
    const { content } = await search('', recommendedJobs)
    expect(content.map(({ data }) => data.title)).toEqual(['Fits', 'Other skill'])
    const { match } = content[0]?.data ?? {}
    expect(match?.score).toBeGreaterThan(90)
    expect(match?.score).toBeLessThanOrEqual(100)
    expect(reasonsOf(content[0]?.data)).toEqual([
      'work',
      'skillsAll',
      'placeWanted',
      'languages',
      'jobType',
      'payEnough',
      'new',
    ])
    expect(match?.kilometres).toBe(0)
    const all = await search('sort=match')
    expect(titles(all)).toEqual(['Fits', 'Other skill', 'Elsewhere', 'Other work'])
    const elsewhere = all.content[2]?.data
    expect(reasonsOf(elsewhere)).toContain('placeFar')
    expect(elsewhere?.match?.kilometres).toBeGreaterThan(500)
    expect(titles(await search('sort=match&location=Gondar'))).toEqual(['Elsewhere'])
  })

  test('MAT-07 somebody who registered as a nanny is shown nanny jobs first', async () => {
    await register('Nanny', 'adama')
    await named('For a nanny', { workType: 'NANNY' })
    await named('For a babysitter', { workType: 'BABYSITTER' })
    await named('For a cook', { workType: 'COOK_CHEF' })
    const { content } = await search('', recommendedJobs)
    expect(content.map(({ data }) => data.title)).toEqual(['For a nanny', 'For a babysitter'])
    expect(reasonsOf(content[0]?.data)).toContain('work')
    expect(reasonsOf(content[1]?.data)).toContain('workNear')
  })

  test('MAT-01 a job of a housekeeper does not match an accountant without skills', async () => {
    await register('Accountant', 'gondar')
    await named('Housekeeper', { workType: 'HOUSEKEEPER', places: ['gondar'], skills: ['housekeeping'] })
    expect(titles(await search('', recommendedJobs))).toEqual([])
    const [found] = (await search('sort=match')).content
    expect(found?.data.match?.score).toBeLessThan(30)
    expect(reasonsOf(found?.data)?.slice(0, 2)).toEqual(['workOther', 'skillsUnknown'])
  })

  test('MAT-02 a cook sees the work of a cook above that of a caregiver', async () => {
    await prefer({ workTypes: ['COOK_CHEF'], skills: ['cooking', 'dishwashing'], places: ['adama'] })
    await named('Cook', { workType: 'COOK_CHEF', skills: ['cooking', 'dishwashing'] })
    await named('Caregiver', { workType: 'CAREGIVER', skills: ['cooking', 'elderly-care'] })
    const { content } = await search('sort=match')
    expect(content.map(({ data }) => data.title)).toEqual(['Cook', 'Caregiver'])
    const [cook, caregiver] = content.map(({ data }) => data.match?.score)
    expect(cook).toBeGreaterThanOrEqual(70)
    expect(caregiver).toBeLessThan(40)
  })

  test('MAT-05 at most fifty are recommended, on pages that end there', async () => {
    await prefer({ workTypes: ['NANNY'] })
    await makeJobs(
      database,
      present().employer.id,
      Array.from({ length: 60 }, () => ({ workType: 'NANNY', places: ['adama'] })),
    )
    expect(await search('size=10', recommendedJobs)).toMatchObject({ totalElements: 50, totalPages: 5 })
    expect(titles(await search('size=10&page=5', recommendedJobs))).toEqual([])
  })

  test('JOB-38 a job that was just posted is among those of seekers whom it suits', async () => {
    await prefer({ workTypes: ['CAREGIVER'], skills: ['elderly-care'] })
    await makeJobs(
      database,
      present().employer.id,
      Array.from({ length: 300 }, () => ({ places: ['adama'] })),
    )
    await named('Just posted', { workType: 'CAREGIVER', skills: ['elderly-care'], places: ['adama'] })
    expect(titles(await search('', recommendedJobs))[0]).toBe('Just posted')
  })

  test('MAT-03 somebody of whom no work is known is shown jobs near home, and what is not known', async () => {
    await register('Astronaut', 'adama')
    await named('Far', { places: ['gambela'] })
    await named('At home')
    const { content } = await search('', recommendedJobs)
    expect(content.map(({ data }) => data.title)).toEqual(['At home'])
    expect(reasonsOf(content[0]?.data)).toEqual(
      expect.arrayContaining(['workUnknown', 'skillsUnknown', 'languagesUnknown']),
    )
  })

  test('a job for the other gender is not recommended', async () => {
    await named('For men', { gender: 'MALE' })
    expect(titles(await search('', recommendedJobs))).toEqual([])
    expect(titles(await search(''))).toEqual(['For men'])
  })

  test('what is verified, and what kind of employer it is, is shown', async () => {
    const business = await makePerson(database, 'business')
    await makeJob(database, business.id)
    await database.executor
      .insertInto('employer_verifications')
      .values({ employer_id: business.id })
      .execute()
    const [found] = (await search('', recommendedJobs)).content
    expect(found?.data).toMatchObject({ employerKind: 'business', verificationInProgress: false })
    expect(reasonsOf(found?.data)).toContain('employerVerified')
  })
})

describe('improvements', () => {
  const improvements = async () =>
    (await present().seeker.get('/api/job-search/improvements')).json<Improvements>()

  test('what could be added to the profile is said with how many jobs it brings', async () => {
    expect(await improvements()).toEqual([])
    await database.executor
      .insertInto('seeker_profiles')
      .values({ account_id: present().person.id, work_types: ['CAREGIVER'], wanted_places: ['adama'] })
      .execute()
    await makeJobs(
      database,
      present().employer.id,
      ['jimma', 'jimma', 'gondar', 'adama'].map((place) => ({ workType: 'CAREGIVER', places: [place] })),
    )
    expect(await improvements()).toEqual([{ add: 'place', jobs: 2 }])
  })
})

describe('one job', () => {
  const read = (id: string) => present().seeker.get(`/api/jobs/${id}`)

  test('is seen with its score while it is active, and later only by those who applied', async () => {
    const id = await job()
    expect((await read(id)).json<SeekerJob>()).toMatchObject({ id, applicationStatus: null })
    expect((await read(id)).json<SeekerJob>().match?.score).toBeGreaterThan(0)
    const closed = await job({ status: 'CLOSED' })
    expect((await read(closed)).statusCode).toBe(404)
    await database.executor
      .insertInto('job_applications')
      .values({ id: crypto.randomUUID(), job_id: closed, seeker_id: present().person.id })
      .execute()
    expect((await read(closed)).json()).toMatchObject({ status: 'CLOSED', applicationStatus: 'PENDING' })
    expect((await read(crypto.randomUUID())).statusCode).toBe(404)
    expect((await read('nothing')).statusCode).toBe(400)
  })
})
