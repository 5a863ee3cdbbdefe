import { describe, expect, test } from 'vitest'
import type { SeekerJob } from '../../../../../contract/job-search.ts'
import { makePerson } from '../../../../testing/accounts.ts'
import { openJobSearch, recommendedJobs, titles } from '../../../../testing/job-search.ts'
import { makeJob, makeJobs } from '../../../../testing/jobs.ts'

const { database, present, job, named, search } = await openJobSearch()

describe('recommendation', () => {
  const prefer = async (preferences: { skills?: string[]; jobTypes?: string[]; places?: string[] }) =>
    database.executor
      .insertInto('seeker_profiles')
      .values({
        account_id: present().person.id,
        skills: preferences.skills ?? [],
        job_types: preferences.jobTypes ?? [],
        wanted_places: preferences.places ?? [],
        languages: ['am'],
        salary_range: '4000-5000',
      })
      .execute()

  test('JOB-33 JOB-37 API-36 the best match comes first, with a score and why', async () => {
    await prefer({ skills: ['driving'], jobTypes: ['FULL_TIME'], places: ['hawassa'] })
    await named('Fits', {
      places: ['hawassa'],
      skills: ['driving'],
      jobType: 'FULL_TIME',
      workType: 'CAREGIVER',
    })
    await named('Elsewhere', { places: ['gondar'], skills: ['driving'], jobType: 'FULL_TIME' })
    await named('Other skill', { places: ['hawassa'], jobType: 'FULL_TIME' })
    const { content } = await search('', recommendedJobs)
    expect(content.map(({ data }) => data.title)).toEqual(['Fits', 'Elsewhere', 'Other skill'])
    const { match } = content[0]?.data ?? {}
    expect(match?.score).toBeGreaterThan(80)
    expect(match?.score).toBeLessThanOrEqual(100)
    expect(match?.reasons).toEqual(
      expect.arrayContaining(['skillsAll', 'placeWanted', 'jobType', 'languages', 'payEnough', 'new']),
    )
    expect(match?.kilometres).toBe(0)
    expect(content[1]?.data.match?.reasons).toContain('placeFar')
    expect(content[1]?.data.match?.kilometres).toBeGreaterThan(500)
    expect(titles(await search('sort=match'))).toEqual(['Fits', 'Elsewhere', 'Other skill'])
    expect(titles(await search('sort=match&location=Gondar'))).toEqual(['Elsewhere'])
  })

  test('JOB-38 a job that was just posted is among those of seekers whom it suits', async () => {
    await prefer({ skills: ['driving'] })
    await makeJobs(
      database,
      present().employer.id,
      Array.from({ length: 300 }, () => ({ places: ['adama'] })),
    )
    await named('Just posted', { skills: ['driving'], places: ['adama'] })
    expect(titles(await search('', recommendedJobs))[0]).toBe('Just posted')
  })

  test('somebody who has preferences nothing still finds jobs, those near home first', async () => {
    await named('Far', { places: ['gambela'] })
    await named('At home')
    expect(titles(await search('', recommendedJobs))).toEqual(['At home', 'Far'])
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
    expect(found?.data.match?.reasons).toContain('employerVerified')
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
