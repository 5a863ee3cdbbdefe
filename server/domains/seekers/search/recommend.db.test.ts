import { beforeEach, describe, expect, test } from 'vitest'
import type { SeekerCards } from '../../../../contract/seeker-search.ts'
import {
  emptyAccounts,
  makePerson,
  onlyEmployer,
  signedIn,
  type SignedIn,
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
let who: SignedIn

beforeEach(async () => {
  who = await onlyEmployer(app, database, { placeId: 'adama' })
})

async function recommended(query = '', by = who): Promise<SeekerCards> {
  const answer = await by.get(`/api/users/recommended-jobseekers?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<SeekerCards>()
}
const names = ({ content }: SeekerCards) => content.map(({ data }) => data.name.replace(/ Bekele$/, ''))
const reasonsOf = (card: SeekerCards['content'][number] | undefined) =>
  card?.data.match?.reasons.map(({ reason }) => reason)
const named = (firstName: string, change: Partial<SeekerDetails> = {}) =>
  makeSeeker(database, { ...change, firstName })

describe('with open jobs', () => {
  beforeEach(() =>
    makeJob(database, who.person.id, {
      title: 'Care for grandmother',
      workType: 'CAREGIVER',
      places: ['hawassa'],
      skills: ['elderly-care'],
      languages: ['am'],
      jobType: 'FULL_TIME',
      gender: 'ANY',
    }),
  )
  const fitting = {
    placeId: 'hawassa',
    workTypes: ['CAREGIVER'],
    skills: ['elderly-care'],
    languages: ['am'],
    jobTypes: ['FULL_TIME'],
  }

  test('SEM-13 API-30 API-53 the best match comes first, with a score, why, and for which job', async () => {
    await named('Wants to come', {
      ...fitting,
      placeId: 'gondar',
      wantedPlaces: ['hawassa'],
      jobTypes: ['LIVE_IN'],
    })
    await named('Fits', fitting)
    await named('Other skill', { ...fitting, skills: ['cooking'] })
    await named('Elsewhere', { ...fitting, placeId: 'gondar' })
    await named('Other work', { ...fitting, workTypes: ['driver'] })
    await named('Away', { ...fitting, available: false })
    const found = await recommended()
    expect(names(found)).toEqual(['Fits', 'Wants to come', 'Other skill', 'Other work'])
    expect(found).toMatchObject({ totalElements: 4, totalPages: 1, totalIsLowerBound: false })
    const { match } = found.content[0]?.data ?? {}
    expect(match).toMatchObject({ jobTitle: 'Care for grandmother' })
    expect(reasonsOf(found.content[0])).toEqual(['work', 'skillsAll', 'placeHome', 'languages', 'jobType'])
    expect(reasonsOf(found.content[1])).toEqual([
      'work',
      'skillsAll',
      'placeWanted',
      'jobTypeOther',
      'languages',
    ])
    expect(found.content[2]?.data.match?.reasons).toContainEqual({
      reason: 'skillsMissing',
      met: 0,
      asked: 1,
      missing: ['Elderly Care'],
    })
  })

  test('of several jobs the one that suits somebody best counts', async () => {
    await makeJob(database, who.person.id, {
      title: 'Cook',
      workType: 'COOK_CHEF',
      places: ['jimma'],
      skills: ['cooking'],
    })
    await makeJob(database, who.person.id, { title: 'Closed', places: ['jimma'], status: 'CLOSED' })
    const stranger = await makePerson(database, 'business')
    await makeJob(database, stranger.id, { title: 'Of another', places: ['jimma'], skills: ['cooking'] })
    await named('Cares', fitting)
    await named('Cooks', { placeId: 'jimma', workTypes: ['COOK_CHEF'], skills: ['cooking'] })
    const titles = (await recommended()).content.map(({ data }) => [
      data.name.replace(/ Bekele$/, ''),
      data.match?.jobTitle,
    ])
    expect(Object.fromEntries(titles)).toEqual({ Cares: 'Care for grandmother', Cooks: 'Cook' })
  })

  test('who can begin in time comes before who cannot, and that is shown', async () => {
    await named('Late', { ...fitting, availableFrom: '2099-01-01' })
    await named('In time', fitting)
    const found = await recommended()
    expect(names(found)).toEqual(['In time', 'Late'])
    expect(reasonsOf(found.content[1])).toContain('startLate')
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
    await makeJob(database, other.id, {
      gender: 'FEMALE',
      workType: 'CAREGIVER',
      places: ['hawassa'],
      skills: ['elderly-care'],
    })
    await named('Man', { ...fitting, gender: 'MALE' })
    await named('Nothing said', { ...fitting, gender: null })
    await named('Woman', fitting)
    const found = await recommended('', await signedIn(app, database, other))
    expect(names(found)).toEqual(['Woman', 'Nothing said'])
  })

  test('MAT-05 at most fifty are recommended', async () => {
    await makeSeekers(
      database,
      Array.from({ length: 60 }, () => fitting),
    )
    expect(await recommended('size=10')).toMatchObject({ totalElements: 50, totalPages: 5 })
  })

  test('MAT-07 who registered for the work of the job is recommended before saying more', async () => {
    await named('Registered', { placeId: 'hawassa', jobTitle: 'Caregiver' })
    await named('Somebody else', { placeId: 'hawassa', jobTitle: 'Driver' })
    const found = await recommended()
    expect(names(found)).toEqual(['Registered'])
    expect(reasonsOf(found.content[0])).toEqual(['work', 'skillsUnknown', 'placeHome', 'languagesUnknown'])
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
