import { describe, expect, test } from 'vitest'
import { refusalOf, signedIn } from '../../../testing/accounts.ts'
import { dayFromNow } from '../../../testing/days.ts'
import { advancedSearch, openJobSearch, recommendedJobs, titles } from '../../../testing/job-search.ts'
import { makeJobs } from '../../../testing/jobs.ts'

const { app, database, present, job, named, search } = await openJobSearch()

describe('what is found', () => {
  test('JOB-12 API-35 API-56 a job carries what is specified, and nothing of who the employer is', async () => {
    const id = await job({
      ageRanges: ['26-27'],
      religions: ['Orthodox'],
      gender: 'FEMALE',
      hoursPerDay: 7.5,
    })
    const { content, ...rest } = await search('')
    const page = { totalPages: 1, totalElements: 1, totalIsLowerBound: false }
    expect(rest).toEqual({ ...page, understood: [], withAllSkills: null })
    const { createdAt, match, ...found } = content[0]?.data ?? { createdAt: '' }
    expect(found).toEqual({
      id,
      title: 'Nanny for two children',
      description: 'Two children of three and five, school runs and lunch.',
      location: 'Adama, East Shewa',
      locations: ['Adama, East Shewa'],
      jobType: 'LIVE_IN',
      workType: 'NANNY',
      startDate: dayFromNow(12),
      workHours: '7.5',
      salary: '5000',
      hourlyRate: 0,
      requirements: 'Patience',
      additionalNotes: '',
      status: 'ACTIVE',
      gender: 'FEMALE',
      skills: ['Childcare', 'Cooking'],
      languages: ['Amharic'],
      ageRanges: ['26-27'],
      religions: ['Orthodox'],
      employerKind: 'household',
      verificationInProgress: true,
      applicationStatus: null,
      saved: false,
      employerRating: null,
      employerAnswers: null,
    })
    expect(match?.reasons).toContainEqual({ reason: 'skillsUnknown' })
    expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - 60_000)
    const sent = JSON.stringify(content)
    for (const secret of [
      present().employer.firstName,
      present().employer.lastName,
      present().employer.phone,
      present().employer.email,
      present().employer.id,
    ]) {
      expect(sent).not.toContain(secret)
    }
  })

  test('how the employer is reached is masked wherever it was written', async () => {
    const id = await job({
      title: 'Nanny, call 0911 22 33 44',
      description: 'Write to home@example.com or ask at the gate.',
    })
    const masked = { title: 'Nanny, call •••', description: 'Write to ••• or ask at the gate.' }
    expect((await search('')).content[0]?.data).toMatchObject(masked)
    expect((await present().seeker.get(`/api/jobs/${id}`)).json()).toMatchObject(masked)
    await present().seeker.post(`/api/employer/jobs/${id}/apply`)
    expect((await present().seeker.get('/api/job-preferences/jobs/job-seeker')).json()).toMatchObject([
      { jobTitle: masked.title },
    ])
    const own = await signedIn(app, database, present().employer)
    expect((await own.get(`/api/employer/jobs/${id}`)).json()).toMatchObject({
      title: 'Nanny, call 0911 22 33 44',
    })
  })

  test('JOB-47 closed and inactive jobs are found by no way', async () => {
    await named('Closed', { status: 'CLOSED' })
    await named('Inactive', { status: 'INACTIVE' })
    await named('Open')
    for (const query of [
      '',
      'sort=pay',
      'sort=match',
      'q=open',
      'q=closed',
      'location=Adama',
      'jobType=LIVE_IN',
    ]) {
      expect(
        titles(await search(query)).filter((title) => title !== 'Open'),
        query,
      ).toEqual([])
    }
    expect(titles(await search('', recommendedJobs))).toEqual(['Open'])
  })

  test('JOB-17 JOB-18 pages of five from 0 on, newest first, with the exact total', async () => {
    await makeJobs(
      database,
      present().employer.id,
      Array.from({ length: 12 }, (_, at) => ({ title: `Job ${at}` })),
    )
    const first = await search('')
    expect(titles(first)).toEqual(['Job 11', 'Job 10', 'Job 9', 'Job 8', 'Job 7'])
    expect(first).toMatchObject({ totalElements: 12, totalPages: 3 })
    expect(titles(await search('page=2'))).toEqual(['Job 1', 'Job 0'])
    expect(await search('page=3')).toMatchObject({ content: [], totalElements: 12 })
    expect(titles(await search('page=1&size=8'))).toHaveLength(4)
  })

  test('totals are exact up to a thousand and a bound beyond; there are no pages past it', async () => {
    for (let part = 0; part < 3; part += 1) {
      await makeJobs(
        database,
        present().employer.id,
        Array.from({ length: 350 }, () => ({ places: ['jimma'] })),
      )
    }
    for (const query of ['', 'location=Jimma', 'sort=pay', 'sort=match', 'q=nanny']) {
      expect(await search(query), query).toMatchObject({
        totalElements: 1000,
        totalPages: 200,
        totalIsLowerBound: true,
      })
    }
    expect(titles(await search('page=199'))).toHaveLength(5)
    expect(titles(await search('page=199&sort=match'))).toHaveLength(5)
    for (const query of ['page=200', 'page=100&size=10', 'page=-1', 'size=51', 'size=0', 'page=x']) {
      expect((await present().seeker.get(`${advancedSearch}?${query}`)).statusCode, query).toBe(400)
    }
  })
})

describe('filters', () => {
  test('JOB-27 JOB-28 JOB-29 all filters must fit, within one any of its values', async () => {
    await named('Cook in Jimma', { places: ['jimma'], skills: ['cooking'], jobType: 'FULL_TIME' })
    await named('Cook in Adama', { skills: ['cooking'], jobType: 'FULL_TIME' })
    await named('Driver in Adama', { skills: ['driving'], jobType: 'FULL_TIME' })
    await named('Live-in cook', { skills: ['cooking'] })
    expect(titles(await search('skills=Cooking&skills=Driving&jobType=FULL_TIME'))).toEqual([
      'Driver in Adama',
      'Cook in Adama',
      'Cook in Jimma',
    ])
    expect(titles(await search('location=Jimma&location=Adama&skills=Cooking&jobType=FULL_TIME'))).toEqual([
      'Cook in Adama',
      'Cook in Jimma',
    ])
    expect(titles(await search('location=Gondar&skills=Cooking'))).toEqual([])
  })

  test('a job with several of the chosen values is found once, and counted once', async () => {
    await job({ places: ['adama', 'jimma'], skills: ['cooking', 'driving'], languages: ['am', 'om', 'en'] })
    for (const query of [
      'location=Adama&location=Jimma',
      'skills=Driving&skills=Cooking',
      'languages=English&languages=Amharic&languages=Oromiffa',
    ]) {
      for (const sort of ['newest', 'pay', 'match']) {
        expect(await search(`${query}&sort=${sort}`), query).toMatchObject({ totalElements: 1 })
      }
    }
  })

  test('no preference of the employer welcomes everyone; a preference only those', async () => {
    await named('Anyone')
    await named('Women', { gender: 'FEMALE' })
    await named('Young', { ageRanges: ['18-19', '20-21'] })
    await named('Muslim', { religions: ['Islam'] })
    expect(titles(await search('gender=FEMALE'))).toEqual(['Muslim', 'Young', 'Women', 'Anyone'])
    expect(titles(await search('gender=MALE'))).toEqual(['Muslim', 'Young', 'Anyone'])
    expect(titles(await search('gender=ANY'))).toHaveLength(4)
    expect(titles(await search('ageRanges=18-19&ageRanges=30-31'))).toHaveLength(4)
    expect(titles(await search('ageRanges=30-31'))).toEqual(['Muslim', 'Women', 'Anyone'])
    expect(titles(await search('religions=Orthodox'))).toEqual(['Young', 'Women', 'Anyone'])
  })

  test('a city covers its parts, a part the whole city, and a job anywhere is everywhere', async () => {
    await named('Bole', { places: ['addis-ababa-bole'] })
    await named('Yeka', { places: ['addis-ababa-yeka'] })
    await named('Addis', { places: ['addis-ababa'] })
    await named('Anywhere', { places: [], anyPlace: true })
    await named('Jimma', { places: ['jimma'] })
    expect(titles(await search('location=Addis Ababa'))).toEqual(['Anywhere', 'Addis', 'Yeka', 'Bole'])
    const [bole = ''] = (await search('q=bole')).content.map(({ data }) => data.location)
    expect(titles(await search([['location', bole]]))).toEqual(['Anywhere', 'Addis', 'Bole'])
    expect(titles(await search('location=Other'))).toHaveLength(5)
    expect((await search('location=Other')).content.slice(1, 3).map(({ data }) => data.locations)).toEqual([
      ['Other'],
      ['Addis Ababa'],
    ])
  })

  test('LNG-31 filters understand a name in any language and spelling', async () => {
    await job({ places: ['addis-ababa'], languages: ['om'] })
    for (const query of [
      'location=Finfinnee',
      'location=አዲስ አበባ',
      'location=አዲሥ ዐበባ',
      'location=addis ababa',
      'skills=ምግብ ማብሰል',
      'languages=Afaan Oromoo',
      'languages=ኦሮምኛ',
    ]) {
      expect((await search(query)).totalElements, query).toBe(1)
    }
  })

  test('what no list knows is refused beside its field; empty is no filter', async () => {
    for (const [query, field] of [
      ['location=Atlantis', 'location'],
      ['skills=Juggling', 'skills'],
      ['languages=Klingon', 'languages'],
      ['ageRanges=17', 'ageRanges.0'],
      ['religions=None', 'religions.0'],
      ['jobType=NEVER', 'jobType'],
      ['gender=X', 'gender'],
      ['sort=salary', 'sort'],
      [`q=${'x'.repeat(201)}`, 'q'],
    ] as const) {
      const answer = await present().seeker.get(`${advancedSearch}?${query}`)
      expect(answer.statusCode, query).toBe(400)
      expect(Object.keys(refusalOf(answer).fields), query).toEqual([field])
    }
    await job()
    const empty = 'jobType=&gender=&location=&skills=&languages=&ageRanges=&religions=&workType=&q=&sort='
    expect(await search(empty)).toMatchObject({ totalElements: 1 })
  })
})

describe('words', () => {
  test('JOB-39 LNG-29 are sought in title and description, folded, the last one as far as it is typed', async () => {
    await named('Cook for a hotel', { description: 'Breakfast and injera' })
    await named('ሞግዚት ለሁለት ሕፃናት', { description: 'ሥራ በአዳማ' })
    await named("Guddiftuu daa'imaa", { description: 'Ganamaa hanga galgalaatti' })
    for (const [q, title] of [
      ['hotel', 'Cook for a hotel'],
      ['HOTEL cook', 'Cook for a hotel'],
      ['brea', 'Cook for a hotel'],
      ['injera', 'Cook for a hotel'],
      ['ህጻናት', 'ሞግዚት ለሁለት ሕፃናት'],
      ['ስራ', 'ሞግዚት ለሁለት ሕፃናት'],
      ['daaima', "Guddiftuu daa'imaa"],
      ['galgala', "Guddiftuu daa'imaa"],
    ] as const) {
      expect(titles(await search([['q', q]])), q).toEqual([title])
    }
    expect(titles(await search('q=hotel driver'))).toEqual([])
    for (const q of ["o'neil & (", "'", '! | :* <->', '\\', '😀', '%_']) {
      expect((await search([['q', q]])).totalElements, q).toBeGreaterThanOrEqual(0)
    }
  })

  test('go together with filters and orders', async () => {
    await named('Cook one', { monthlySalary: 9000, places: ['jimma'] })
    await named('Cook two', { monthlySalary: 3000 })
    await named('Cook three', { monthlySalary: 6000 })
    expect(titles(await search('q=cook&sort=pay'))).toEqual(['Cook one', 'Cook three', 'Cook two'])
    expect(titles(await search('q=cook&location=Adama'))).toEqual(['Cook three', 'Cook two'])
    expect(titles(await search('q=cook&sort=match'))).toHaveLength(3)
  })
})

describe('orders', () => {
  test('JOB-34 JOB-35 newest first, or the highest pay, by the month whatever way it is paid', async () => {
    await named('Hourly', { monthlySalary: null, hourlyRateCents: 6000, hoursPerDay: 8 })
    await named('Untold', { monthlySalary: null })
    await named('Monthly', { monthlySalary: 9000 })
    expect(titles(await search('sort=newest'))).toEqual(['Monthly', 'Untold', 'Hourly'])
    expect(titles(await search('sort=pay'))).toEqual(['Hourly', 'Monthly', 'Untold'])
    const [first, second, third] = (await search('')).content.map(({ data }) => data)
    expect([first?.salary, second?.salary, third?.salary]).toEqual(['9000', '0', '0'])
    expect(third?.hourlyRate).toBe(60)
  })

  test('JOB-25 JOB-26 the old order by names is the default, as is none', async () => {
    await named('Far', { places: ['gambela'] })
    await named('Near')
    await named('Further', { places: ['jijiga'] })
    const path = recommendedJobs
    for (const query of ['page=0&size=10&sort=user.firstName,asc', 'page=0&size=5&sort=', '', 'sort=match']) {
      expect(titles(await search(query, path))[0], query).toBe('Near')
    }
    expect((await present().seeker.get(`${path}?sort=user.lastName`)).statusCode).toBe(400)
    expect(titles(await search('sort=newest', path))[0]).toBe('Further')
    expect(titles(await search('sort=user.firstName,asc'))[0]).toBe('Further')
  })
})

describe('the lists of the shared search', () => {
  test('API-26 API-27 API-28 API-29 OPT-07 by place, job type, work type, and all of them', async () => {
    await makeJobs(
      database,
      present().employer.id,
      Array.from({ length: 11 }, () => ({})),
    )
    await named('Cook in Jimma', { places: ['jimma'], jobType: 'PART_TIME', workType: 'COOK_CHEF' })
    const path = '/api/job-preferences/jobs'
    expect(titles(await search('location=Jimma', `${path}/by-location`))).toEqual(['Cook in Jimma'])
    expect(titles(await search('jobType=PART_TIME', `${path}/by-job-type`))).toEqual(['Cook in Jimma'])
    expect(titles(await search('workType=COOK_CHEF', `${path}/by-work-type`))).toEqual(['Cook in Jimma'])
    const all = 'location=Jimma&jobType=PART_TIME&workType=COOK_CHEF'
    expect(titles(await search(all, `${path}/search`))).toEqual(['Cook in Jimma'])
    const first = await search('', `${path}/search`)
    expect(first.content).toHaveLength(10)
    expect(first).toMatchObject({ totalElements: 12, totalPages: 2 })
    for (const missing of ['by-location', 'by-job-type', 'by-work-type']) {
      expect((await present().seeker.get(`${path}/${missing}`)).statusCode).toBe(400)
    }
  })
})
