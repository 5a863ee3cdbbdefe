import { beforeEach, describe, expect, test } from 'vitest'
import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import type { SeekerCards } from '../../../../contract/seeker-search.ts'
import { makePerson, onlyEmployer, refusalOf, signedIn, type SignedIn } from '../../../testing/accounts.ts'
import { testApp } from '../../../testing/app.ts'
import { makeSeeker, makeSeekers, type SeekerDetails } from '../../../testing/seekers.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
let who: SignedIn

beforeEach(async () => {
  who = await onlyEmployer(app, database)
})

const path = '/api/skills-certification/search'
async function answerOf<Answer>(query: string | [string, string][], at: string): Promise<Answer> {
  const answer = await who.get(`${at}?${new URLSearchParams(query).toString()}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>()
}
const search = (query: string | [string, string][], at = path) => answerOf<SeekerCards>(query, at)
/** By one thing alone: the answer is a bare list. */
const searchBy = (name: string, query: string) => answerOf<SeekerCard[]>(query, `${path}/${name}`)
const namesOf = (cards: readonly SeekerCard[]) => cards.map(({ name }) => name.replace(/ Bekele$/, ''))
const names = ({ content }: SeekerCards) => namesOf(content.map(({ data }) => data))
const named = (firstName: string, change: Partial<SeekerDetails> = {}) =>
  makeSeeker(database, { ...change, firstName })
/** Born so many years and a day ago. */
const bornAt = (years: number) => {
  const day = new Date(Date.now() - 86_400_000)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  return day.toISOString().slice(0, 10)
}

describe('what is found', () => {
  test('SEM-05 SEM-06 SEM-07 API-57 a card carries what is specified, and nothing by which somebody is reached', async () => {
    const id = await named('Almaz', {
      placeId: 'adama',
      wantedPlaces: ['hawassa'],
      skills: ['cooking', 'first-aid-cpr'],
      languages: ['am', 'om'],
      religion: 'Orthodox',
      salaryRange: '3000-4000',
      experience: '3-5 years',
      bio: 'I cook well. Call me: 0911 22 33 44, or write to almaz@example.com.',
      availableFrom: '2099-01-01',
    })
    const { content, ...rest } = await search('')
    const page = { totalPages: 1, totalElements: 1, totalIsLowerBound: false }
    expect(rest).toEqual({ ...page, understood: [], withAllSkills: null })
    const [found] = content
    expect(found?.data).toMatchObject({
      id,
      name: 'Almaz Bekele',
      avatar: null,
      role: 'Nanny',
      location: 'Adama, East Shewa',
      gender: 'FEMALE',
      ageRange: '26-27',
      experience: '3-5 years',
      skills: ['Cooking', 'First Aid/CPR'],
      languages: ['Amharic', 'Afaan Oromoo'],
      religion: 'Orthodox',
      salaryRange: '3000-4000',
      availableFrom: '2099-01-01',
      saved: false,
      rating: null,
      offerStatus: null,
      offeredJobs: [],
    })
    expect(found?.data.bio).toContain('I cook well.')
    // Ids are random and may hold any four digits.
    for (const secret of ['0911 2', '22 33', 'almaz@', 'example.com', '251911234567', 'made.'])
      expect(JSON.stringify(content)).not.toContain(secret)
  })

  test('a number that is split over two names is masked', async () => {
    await named('Almaz 0911', { lastName: '22 33 44' })
    const [found] = (await search('')).content
    expect(found?.data).toMatchObject({ name: 'Almaz •••' })
  })

  test('a person who is not available, disabled or no seeker is not found', async () => {
    await named('Available')
    await named('Away', { available: false })
    await makePerson(database, 'seeker', { firstName: 'Registered' })
    await makePerson(database, 'partner')
    expect(names(await search(''))).toEqual(['Available', 'Registered'])
  })

  test('SEM-12 by first name, as it is heard, and within one name as they came', async () => {
    for (const name of ['Zewditu', 'almaz', 'Ålmaz B', 'Bethlehem', 'ሐና', 'ሃና ለ', 'Abbebe']) await named(name)
    expect(names(await search('size=10'))).toEqual([
      'Abbebe',
      'almaz',
      'Ålmaz B',
      'Bethlehem',
      'Zewditu',
      'ሐና',
      'ሃና ለ',
    ])
    expect(names(await search('size=10&sort=user.firstName,asc'))).toHaveLength(7)
  })

  test('SEM-11 pages of five from 0 on, with the exact total', async () => {
    await makeSeekers(
      database,
      Array.from({ length: 12 }, (_, at) => ({ firstName: `N${String.fromCharCode(97 + at)}` })),
    )
    const first = await search('')
    expect(names(first)).toEqual(['Na', 'Nb', 'Nc', 'Nd', 'Ne'])
    expect(first).toMatchObject({ totalElements: 12, totalPages: 3 })
    expect(names(await search('page=2'))).toEqual(['Nk', 'Nl'])
    expect(await search('page=3')).toMatchObject({ content: [], totalElements: 12 })
    expect(names(await search('page=1&size=8'))).toHaveLength(4)
  })

  test('totals are exact up to a thousand and a bound beyond; there are no pages past it', async () => {
    await makeSeekers(
      database,
      Array.from({ length: 1000 }, (_, at) => ({
        placeId: at % 2 === 0 ? 'addis-ababa-bole' : 'addis-ababa',
        skills: ['cooking', 'cleaning'],
        languages: at < 300 ? ['am'] : ['om'],
      })),
    )
    const wishes = [
      '',
      'location=Addis Ababa',
      'skill=Cooking&skill=Cleaning',
      'language=Amharic&language=Oromiffa',
    ]
    for (const wish of wishes) {
      expect(await search(wish), wish).toMatchObject({ totalElements: 1000, totalIsLowerBound: false })
    }
    expect(await search('location=Addis Ababa&language=Amharic')).toMatchObject({ totalElements: 300 })
    await makeSeekers(database, [{ placeId: 'addis-ababa-bole', skills: ['cleaning'], languages: ['am'] }])
    for (const wish of wishes) {
      expect(await search(wish), wish).toMatchObject({ totalElements: 1000, totalIsLowerBound: true })
    }
    expect(names(await search('page=199'))).toHaveLength(5)
    expect(refusalOf(await who.get(`${path}?page=200`)).fields).toHaveProperty('page')
    expect(refusalOf(await who.get(`${path}?page=20&size=50`)).fields).toHaveProperty('page')
  })
})

describe('filters', () => {
  beforeEach(async () => {
    await named('Abeba', {
      placeId: 'addis-ababa-bole',
      skills: ['cooking', 'childcare'],
      languages: ['am', 'en'],
      religion: 'Orthodox',
      salaryRange: '5000+',
      dateOfBirth: bornAt(26),
    })
    await named('Bontu', {
      placeId: 'adama',
      wantedPlaces: ['addis-ababa', 'jimma'],
      skills: ['cleaning'],
      languages: ['om'],
      religion: 'Islam',
      salaryRange: '1000-2000',
      dateOfBirth: bornAt(56),
    })
    await named('Chala', { placeId: 'jimma', gender: 'MALE', skills: ['driving'], languages: ['om', 'am'] })
    await named('Derartu', { placeId: 'addis-ababa', gender: 'OTHER', ageRange: '28-29' })
    await named('Elias', { placeId: 'mekelle', gender: null, ageRange: null })
  })

  test.each([
    ['gender=MALE', ['Chala']],
    ['gender=OTHER', ['Derartu']],
    ['gender=', ['Abeba', 'Bontu', 'Chala', 'Derartu', 'Elias']],
    ['ageRange=26-27', ['Abeba', 'Chala']],
    ['ageRange=28-29', ['Derartu']],
    ['ageRange=56%2B', ['Bontu']],
    ['religion=Islam', ['Bontu']],
    ['salaryRange=5000%2B', ['Abeba']],
    ['location=Jimma', ['Bontu', 'Chala']],
    // A city is all of its parts, and somebody who wants the city wants each of them.
    ['location=Addis Ababa', ['Abeba', 'Bontu', 'Derartu']],
    ['location=Finfinnee', ['Abeba', 'Bontu', 'Derartu']],
    ['location=Bole, Addis Ababa', ['Abeba', 'Bontu', 'Derartu']],
    ['location=Other', ['Abeba', 'Bontu', 'Chala', 'Derartu', 'Elias']],
    ['language=Oromiffa', ['Bontu', 'Chala']],
    ['language=Amharic&language=Afaan Oromoo', ['Abeba', 'Bontu', 'Chala']],
    ['language=', ['Abeba', 'Bontu', 'Chala', 'Derartu', 'Elias']],
    ['skill=Cooking', ['Abeba']],
    ['skill=Childcare&skill=Cooking&skill=Driving', ['Abeba', 'Chala']],
    ['skill=Cooking&skill=Cleaning&location=Addis Ababa', ['Abeba', 'Bontu']],
    ['gender=FEMALE&religion=Islam&location=Adama&salaryRange=1000-2000&language=Oromiffa', ['Bontu']],
    ['gender=MALE&religion=Islam', []],
  ])('SEM-01 SEM-12 API-54 %s', async (query, expected) => {
    const found = await search(query)
    expect(names(found)).toEqual(expected)
    expect(found.totalElements).toBe(expected.length)
  })

  test.each([
    ['language', 'language=Amharic', ['Abeba', 'Chala']],
    ['gender', 'gender=FEMALE', ['Abeba', 'Bontu']],
    ['age-range', 'ageRange=28-29', ['Derartu']],
    ['religion', 'religion=Orthodox', ['Abeba']],
    ['salary-range', 'salaryRange=1000-2000', ['Bontu']],
    ['skill', 'skill=Driving', ['Chala']],
    ['location', 'location=Mekelle', ['Elias']],
  ])('API-31 by one thing alone: %s', async (name, query, expected) => {
    expect(namesOf(await searchBy(name, query))).toEqual(expected)
    const [field = ''] = query.split('=')
    expect(refusalOf(await who.get(`${path}/${name}`)).fields).toHaveProperty(field)
  })

  test('searches by one thing show ten at a time', async () => {
    await makeSeekers(
      database,
      Array.from({ length: 12 }, () => ({ religion: 'Waqefata' })),
    )
    expect(await searchBy('religion', 'religion=Waqefata')).toHaveLength(10)
    expect(await searchBy('religion', 'religion=Waqefata&page=1')).toHaveLength(2)
  })

  test.each([
    ['gender=ANY', 'gender'],
    ['ageRange=17-18', 'ageRange'],
    ['religion=none', 'religion'],
    ['salaryRange=1', 'salaryRange'],
    ['location=Atlantis', 'location'],
    ['language=Klingon', 'language'],
    ['skill=Juggling', 'skill'],
    ['sort=newest', 'sort'],
    ['page=-1', 'page'],
    ['size=51', 'size'],
  ])('%s is refused beside its field', async (query, field) => {
    const answer = await who.get(`${path}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(refusalOf(answer).fields).toHaveProperty(field)
  })
})

test.each(['seeker', 'partner'] as const)('a %s finds nobody: 403', async (kind) => {
  const other = await signedIn(app, database, await makePerson(database, kind))
  for (const at of [
    path,
    `${path}/gender?gender=MALE`,
    '/api/users/recommended-jobseekers',
    '/api/saved-seekers',
  ])
    expect((await other.get(at)).statusCode, at).toBe(403)
})
