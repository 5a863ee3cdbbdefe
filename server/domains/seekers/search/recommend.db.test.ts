import { beforeEach, describe, expect, test } from 'vitest'
import type { SeekerCards } from '../../../../contract/seeker-search.ts'
import {
  emptyAccounts,
  makePerson,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../../testing/accounts.ts'
import { testApp } from '../../../testing/app.ts'
import { cloneDatabase, watching } from '../../../testing/database.ts'
import { makeJob } from '../../../testing/jobs.ts'
import { makeSeeker, makeSeekers, type SeekerDetails } from '../../../testing/seekers.ts'

const { database } = await cloneDatabase()
let statements = 0
const { app } = await testApp({
  environment: { RATE_LIMIT_FACTOR: '1000' },
  database: watching(database, () => (statements += 1)),
})
let employer: TestPerson
let who: SignedIn

beforeEach(async () => {
  await emptyAccounts(database)
  employer = await makePerson(database, 'household', { placeId: 'adama' })
  who = await signedIn(app, database, employer)
})

async function recommended(query = '', by = who): Promise<SeekerCards> {
  const answer = await by.get(`/api/users/recommended-jobseekers?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<SeekerCards>()
}
const names = ({ content }: SeekerCards) => content.map(({ data }) => data.name.replace(/ Bekele$/, ''))
const named = (firstName: string, change: Partial<SeekerDetails> = {}) =>
  makeSeeker(database, { ...change, firstName })

describe('with open jobs', () => {
  beforeEach(() =>
    makeJob(database, employer.id, {
      title: 'Driver for a family',
      places: ['hawassa'],
      skills: ['driving'],
      languages: ['am'],
      jobType: 'FULL_TIME',
      gender: 'ANY',
    }),
  )
  const fitting = { placeId: 'hawassa', skills: ['driving'], languages: ['am'], jobTypes: ['FULL_TIME'] }

  test('SEM-13 API-30 API-53 the best match comes first, with a score, why, and for which job', async () => {
    await named('Elsewhere', { ...fitting, placeId: 'gondar' })
    await named('Fits', fitting)
    await named('Other skill', { ...fitting, skills: ['cooking'] })
    await named('Away', { ...fitting, available: false })
    const found = await recommended()
    expect(names(found)).toEqual(['Fits', 'Elsewhere', 'Other skill'])
    expect(found).toMatchObject({ totalElements: 3, totalPages: 1, totalIsLowerBound: false })
    const { match } = found.content[0]?.data ?? {}
    expect(match).toMatchObject({ jobTitle: 'Driver for a family' })
    expect(match?.reasons).toEqual(['skillsAll', 'placeWanted', 'jobType', 'languages'])
    expect(found.content[2]?.data.match?.reasons).toContain('skillsMissing')
  })

  test('of several jobs the one that suits somebody best counts', async () => {
    await makeJob(database, employer.id, { title: 'Cook', places: ['jimma'], skills: ['cooking'] })
    await makeJob(database, employer.id, { title: 'Closed', places: ['jimma'], status: 'CLOSED' })
    const stranger = await makePerson(database, 'business')
    await makeJob(database, stranger.id, { title: 'Of another', places: ['jimma'], skills: ['cooking'] })
    await named('Driver', fitting)
    await named('Cooks', { placeId: 'jimma', skills: ['cooking'] })
    const titles = (await recommended()).content.map(({ data }) => [
      data.name.replace(/ Bekele$/, ''),
      data.match?.jobTitle,
    ])
    expect(Object.fromEntries(titles)).toEqual({ Driver: 'Driver for a family', Cooks: 'Cook' })
  })

  test('who can begin in time comes before who cannot, and that is shown', async () => {
    await named('Late', { ...fitting, availableFrom: '2099-01-01' })
    await named('In time', fitting)
    const found = await recommended()
    expect(names(found)).toEqual(['In time', 'Late'])
    expect(found.content[1]?.data.match?.reasons).toContain('startLate')
  })

  test('pages go through all of them once, in few statements', async () => {
    await makeSeekers(
      database,
      Array.from({ length: 12 }, (_, at) => ({ ...fitting, firstName: `N${at}` })),
    )
    statements = 0
    const pages = [await recommended(), await recommended('page=1'), await recommended('page=2')]
    // The session, the jobs, the candidates, the cards.
    expect(statements).toBeLessThanOrEqual(3 * 4)
    expect(pages.map((page) => page.content.length)).toEqual([5, 5, 2])
    expect(new Set(pages.flatMap(names)).size).toBe(12)
  })

  test('a preferred gender is kept to, where the gender is known', async () => {
    await emptyAccounts(database)
    const other = await makePerson(database, 'household')
    await makeJob(database, other.id, { gender: 'FEMALE', places: ['hawassa'], skills: ['driving'] })
    await named('Man', { ...fitting, gender: 'MALE' })
    await named('Woman', fitting)
    const found = await recommended('', await signedIn(app, database, other))
    expect(names(found)[0]).toBe('Woman')
    expect(found.content[1]?.data.match?.reasons ?? ['genderOther']).toContain('genderOther')
  })
})

describe('without open jobs', () => {
  test('an employer is shown who is nearby, then who came last, without a score', async () => {
    await named('Far', { placeId: 'mekelle' })
    await named('Near', { placeId: 'mojo' })
    await named('Wants to come', { placeId: 'mekelle', wantedPlaces: ['adama'] })
    await named('Same town')
    const found = await recommended()
    expect(names(found)).toEqual(['Same town', 'Wants to come', 'Near', 'Far'])
    expect(found.content.every(({ data }) => data.match === undefined)).toBe(true)
  })

  test.each(['admin', 'support'] as const)('%s is shown who came last', async (kind) => {
    await named('First')
    await named('Second', { placeId: 'mekelle' })
    const found = await recommended('', await signedIn(app, database, await makePerson(database, kind)))
    expect(names(found)).toEqual(['Second', 'First'])
  })

  test('nobody is an empty list', async () => {
    expect(await recommended()).toMatchObject({ content: [], totalElements: 0, totalPages: 0 })
  })
})
