import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { SeekerJobs } from '../../../../contract/job-search.ts'
import type { Suggestions } from '../../../../contract/search-words.ts'
import { sessionOf } from '../../../testing/accounts.ts'
import { openJobSearch, titles } from '../../../testing/job-search.ts'
import { makeJobs } from '../../../testing/jobs.ts'

const { app, database, present, named, search } = await openJobSearch()

const typed = (q: string, more = '') => search(`q=${encodeURIComponent(q)}${more}`)
const sorted = (found: SeekerJobs) => titles(found).toSorted()
const kindsOf = ({ understood }: SeekerJobs) => understood.map(({ kind, label }) => `${kind} ${label}`)

/** Jobs whose titles share no word with what is typed. */
async function postWork() {
  await named('Ijoollee lama', {
    workType: 'NANNY',
    description: 'Please ask.',
    skills: ['childcare'],
    places: ['jimma'],
  })
  await named('ሁለት ልጆች', {
    workType: 'NANNY',
    description: 'Please ask.',
    skills: [],
    places: ['addis-ababa-bole'],
  })
  await named('Twins', { workType: 'NANNY', description: 'Please ask.', skills: [], places: ['adama'] })
  await named('Soups', {
    workType: 'COOK_CHEF',
    description: 'Please ask.',
    skills: ['cooking'],
    places: ['adama'],
  })
  await named('Floors', {
    workType: 'HOUSEKEEPER',
    description: 'Please ask.',
    skills: ['cleaning'],
    places: ['adama'],
  })
  await named('Old people', {
    workType: 'CAREGIVER',
    description: 'Please ask.',
    skills: ['elderly-care', 'cooking'],
    languages: ['om'],
    places: ['addis-ababa'],
  })
}

describe('what is typed', () => {
  test('TXS-01 LNG-40 a kind of work finds all that its filter finds, whatever language is typed', async () => {
    await postWork()
    const nannies = sorted(await search('workType=NANNY'))
    expect(nannies).toHaveLength(3)
    for (const q of ['nanny', 'Nannies', 'nany', 'ሞግዚት', 'ሞግዚቶች', 'guddiftuu', 'guddiftuu daa’imaa'])
      expect(sorted(await typed(q)), q).toEqual(nannies)
  })

  test('TXS-02 LNG-39 LNG-43 a place finds all that its filter finds, by any of its names', async () => {
    await postWork()
    const there = sorted(await search([['location', 'Addis Ababa']]))
    expect(there).toEqual(['Old people', 'ሁለት ልጆች'])
    for (const q of ['addis', 'Adis Abeba', 'finfinnee', 'Finfinneetti', 'አዲስ አበባ', 'በአዲስ አበባ', 'ሸገር'])
      expect(sorted(await typed(q)), q).toEqual(there)
    for (const q of ['Adamma', 'nazret', 'አዳማ', 'Adaamaa'])
      expect(sorted(await typed(q)), q).toEqual(['Floors', 'Soups', 'Twins'])
  })

  test('TXS-03 LNG-41 LNG-42 a skill and a language find the jobs that ask for them, or speak of them', async () => {
    await postWork()
    const listed = titles(await search('skills=Cooking'))
    for (const q of ['cooking', 'ምግብ ማብሰል', 'nyaata bilcheessuu'])
      expect(titles(await typed(q)), q).toEqual(expect.arrayContaining(listed))
    for (const q of ['oromo', 'Afaan Oromo', 'ኦሮምኛ', 'Oromiffa'])
      expect(titles(await typed(q)), q).toEqual(['Old people'])
  })

  test('TXS-04 what is named together must all fit, mixed and in any language', async () => {
    await postWork()
    expect(titles(await typed('nanny addis'))).toEqual(['ሁለት ልጆች'])
    expect(titles(await typed('ምግብ አብሳይ adama'))).toEqual(['Soups'])
    expect(titles(await typed('cooking afaan oromo finfinnee'))).toEqual(['Old people'])
    expect(titles(await typed('nanny accountant'))).toEqual([])
  })

  test('TXS-04 pay, kind of contract and gender are understood too', async () => {
    await named('Paid well', { monthlySalary: 7000, jobType: 'FULL_TIME', gender: 'MALE' })
    await named('Paid less', { monthlySalary: 3000, jobType: 'LIVE_IN', gender: 'FEMALE' })
    expect(titles(await typed('5000 birr'))).toEqual(['Paid well'])
    expect(titles(await typed('ከ2500 ብር በላይ'))).toHaveLength(2)
    expect(titles(await typed('live in'))).toEqual(['Paid less'])
    expect(titles(await typed('live in', '&jobType=FULL_TIME'))).toEqual([])
    expect(titles(await typed('male'))).toEqual(['Paid well'])
  })

  test('TXS-05 a misspelling finds, where nothing is written so', async () => {
    await postWork()
    for (const [q, found] of [
      ['houskeeper', 'Floors'],
      ['caregivr', 'Old people'],
      ['Jima', 'Ijoollee lama'],
      ['Amaariffa Jimma', 'Ijoollee lama'],
    ] as const)
      expect(titles(await typed(q)), q).toEqual([found])
  })

  test('TXS-06 the answer says what was understood, and the text that is left without each part', async () => {
    await postWork()
    const found = await typed('nanny twins addis')
    expect(found.understood).toEqual([
      { kind: 'work', typed: 'nanny', label: 'Nanny', without: 'twins addis' },
      { kind: 'place', typed: 'addis', label: 'Addis Ababa', without: 'nanny twins' },
      { kind: 'words', typed: 'twins', label: 'twins', without: 'nanny addis' },
    ])
    expect(kindsOf(await search('q='))).toEqual([])
    const reader = await sessionOf(database, present().person)
    const inAmharic = await app.inject({
      url: '/api/employer/jobs/advanced-search?q=nanny%20addis',
      headers: { 'x-language': 'am' },
      cookies: { session: reader },
    })
    expect(kindsOf(inAmharic.json<SeekerJobs>())).toEqual(['work ሞግዚት', 'place አዲስ አበባ'])
  })

  test('TXS-07 suggestions begin with what is exact and frequent', async () => {
    await postWork()
    const suggest = async (q: string) =>
      (
        await present().seeker.get(`/api/job-search/suggestions?q=${encodeURIComponent(q)}`)
      ).json<Suggestions>()
    const [first, ...others] = await suggest('add')
    expect(first).toEqual({ kind: 'place', label: 'Addis Ababa', text: 'Addis Ababa' })
    expect(others.map(({ label }) => label)).not.toContain('Addis Ababa')
    expect((await suggest('nanny jim'))[0]).toEqual({ kind: 'place', label: 'Jimma', text: 'nanny Jimma' })
    expect(await suggest('')).toEqual([])
  })

  test('the work itself comes before what only speaks of it, whatever is newer', async () => {
    await named('Nanny', { workType: 'NANNY' })
    await named('Housekeeper', {
      workType: 'HOUSEKEEPER',
      description: 'You would help our nanny in the afternoon.',
      skills: ['cleaning'],
    })
    expect(titles(await typed('nanny'))).toEqual(['Nanny', 'Housekeeper'])
    expect(titles(await typed('nanny', '&sort=newest'))).toEqual(['Housekeeper', 'Nanny'])
  })
})

test('pages past what was scored continue with the newest', async () => {
  const speaksOfIt = {
    title: 'Housekeeper',
    workType: 'HOUSEKEEPER' as const,
    description: 'You would help our nanny.',
    skills: ['cleaning'],
  }
  const jobs = Array.from({ length: 2_500 }, (_, index) =>
    index % 2 === 0 ? { title: 'Nanny' } : speaksOfIt,
  )
  const ids: string[] = []
  // A statement takes at most 65,535 values.
  for (let at = 0; at < jobs.length; at += 500)
    ids.push(...(await makeJobs(database, present().employer.id, jobs.slice(at, at + 500))))
  await sql`analyze job_facets, job_words`.execute(database.executor)
  const best = await typed('nanny', '&size=50')
  expect(best.totalElements).toBe(1000)
  expect(new Set(titles(best))).toEqual(new Set(['Nanny']))
  // All are of one job type, whose branch of the index gives no more than its part of those that are scored.
  const past = await typed('nanny', '&size=50&page=9')
  expect(past.content.map(({ data }) => data.id)).toEqual(ids.toReversed().slice(450, 500))
})

describe('several skills', () => {
  test('jobs with all of them come first, and how many there are is said', async () => {
    await named('Both', { skills: ['cooking', 'driving'] })
    await named('One', { skills: ['cooking'] })
    await named('All and more', { skills: ['cooking', 'driving', 'laundry'] })
    await named('The other', { skills: ['driving'] })
    await named('None', { skills: ['laundry'] })
    const chosen = 'skills=Cooking&skills=Driving'
    const found = await search(chosen)
    expect(titles(found)).toEqual(['All and more', 'Both', 'The other', 'One'])
    expect(found).toMatchObject({ withAllSkills: 2, totalElements: 4 })
    const pages = await Promise.all([0, 1].map((page) => search(`${chosen}&size=3&page=${page}`)))
    expect(pages.flatMap(titles)).toEqual(['All and more', 'Both', 'The other', 'One'])
    const newest = await search(`${chosen}&sort=newest`)
    expect(titles(newest)).toEqual(['The other', 'All and more', 'One', 'Both'])
    expect(newest.withAllSkills).toBe(2)
    expect((await search('skills=Cooking')).withAllSkills).toBeNull()
    const withWords = await search(`${chosen}&q=nanny`)
    expect(titles(withWords)).toEqual(['All and more', 'Both', 'The other', 'One'])
    expect(withWords.withAllSkills).toBe(2)
  })

  test('a hundred with all of them are counted, and pages continue past these', async () => {
    const many = (count: number, title: string, skills: string[]) =>
      makeJobs(
        database,
        present().employer.id,
        Array.from({ length: count }, () => ({ title, skills })),
      )
    await many(130, 'Both', ['cooking', 'driving'])
    await many(30, 'One', ['cooking'])
    const chosen = 'skills=Cooking&skills=Driving&size=50'
    const pages = await Promise.all([0, 1, 2, 3].map((page) => search(`${chosen}&page=${page}`)))
    for (const page of pages) expect(page).toMatchObject({ withAllSkills: 101, totalElements: 160 })
    const listed = pages.flatMap(({ content }) => content.map(({ data }) => data))
    expect(listed.map(({ title }) => title)).toEqual(
      [['Both', 130] as const, ['One', 30] as const].flatMap(([title, count]) =>
        Array.from({ length: count }, () => title),
      ),
    )
    expect(new Set(listed.map(({ id }) => id)).size).toBe(160)
    for (const sort of ['newest', 'pay', 'match'])
      expect((await search(`${chosen}&sort=${sort}`)).withAllSkills, sort).toBe(101)
  })
})

test.each(['', 'sort=newest', 'sort=pay', 'sort=match', 'q=nanny', 'q=children', 'skills=Cooking'])(
  'MAT-06 every result has a score and its reasons: %s',
  async (query) => {
    for (let made = 0; made < 3; made += 1) await named('Nanny for three children')
    const { content } = await search(query)
    expect(content).toHaveLength(3)
    for (const { data } of content) {
      expect(data.match?.score).toBeGreaterThanOrEqual(0)
      expect(data.match?.reasons.length).toBeGreaterThan(0)
    }
  },
)
