import { beforeEach, describe, expect, test } from 'vitest'
import type { Suggestions } from '../../../../contract/search-words.ts'
import type { SeekerCards } from '../../../../contract/seeker-search.ts'
import { onlyEmployer, type SignedIn } from '../../../testing/accounts.ts'
import { testApp } from '../../../testing/app.ts'
import { makeJob } from '../../../testing/jobs.ts'
import { mostCandidates } from '../../../platform/search/candidates.ts'
import { makeSeeker, makeSeekers, type SeekerDetails } from '../../../testing/seekers.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
let who: SignedIn

beforeEach(async () => {
  who = await onlyEmployer(app, database)
})

const search = async (query: [string, string][]): Promise<SeekerCards> => {
  const answer = await who.get(`/api/skills-certification/search?${new URLSearchParams(query).toString()}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<SeekerCards>()
}
const typed = (q: string, ...more: [string, string][]) => search([['sort', ''], ['q', q], ...more])
const names = ({ content }: SeekerCards) => content.map(({ data }) => data.name.replace(/ Bekele$/, ''))
const named = (firstName: string, change: Partial<SeekerDetails> = {}) =>
  makeSeeker(database, { ...change, firstName })

describe('what an employer types', () => {
  test('TXS-08 a kind of work finds who wants it, in any language, also those who only speak of it last', async () => {
    await named('Almaz', { jobTitle: 'Nanny' })
    await named('Bontu', { jobTitle: 'Cook', workTypes: ['NANNY'] })
    await named('Chaltu', { jobTitle: 'Cook', bio: 'I was a nanny for two years.' })
    await named('Desta', { jobTitle: 'Driver' })
    for (const q of ['nanny', 'ሞግዚት', 'guddiftuu', 'nany'])
      expect(names(await typed(q)), q).toEqual(['Bontu', 'Almaz', 'Chaltu'])
    expect((await typed('nanny')).understood).toEqual([
      { kind: 'work', typed: 'nanny', label: 'Nanny', without: '' },
    ])
  })

  test('TXS-08 place, skill, language, gender, religion and pay are understood and must all fit', async () => {
    await named('Almaz', { placeId: 'adama', skills: ['cooking'], languages: ['om'], religion: 'Islam' })
    await named('Bekele', { placeId: 'jimma', gender: 'MALE', salaryRange: '3000-4000' })
    await named('Chaltu', { placeId: 'jimma', wantedPlaces: ['adama'], skills: ['cooking'] })
    expect(names(await typed('adama'))).toEqual(['Chaltu', 'Almaz'])
    expect(names(await typed('nazret oromo'))).toEqual(['Almaz'])
    expect(names(await typed('cooking jimma'))).toEqual(['Chaltu'])
    expect(names(await typed('ወንድ'))).toEqual(['Bekele'])
    expect(names(await typed('muslim'))).toEqual(['Almaz'])
    expect(names(await typed('5000 birr'))).toEqual(['Bekele'])
    expect(names(await typed('under 4000'))).toEqual(['Bekele'])
    expect(names(await typed('2000 birr'))).toEqual([])
    expect(names(await typed('male', ['gender', 'FEMALE']))).toEqual([])
  })

  test('Christians are also those who said of which church they are', async () => {
    await named('Almaz', { religion: 'Orthodox' })
    await named('Bontu', { religion: 'Islam' })
    await named('Chaltu', { religion: 'Christianity' })
    expect(names(await typed('christian')).toSorted()).toEqual(['Almaz', 'Chaltu'])
    expect(names(await typed('ክርስቲያን ኦርቶዶክስ'))).toEqual(['Almaz'])
    expect(names(await typed('orthodox muslim'))).toEqual([])
  })

  test('TXS-08 who wants another kind of contract is left out, who says nothing comes last', async () => {
    await named('Almaz', { jobTypes: ['LIVE_IN'] })
    await named('Bontu', { jobTypes: ['PART_TIME'] })
    await named('Chaltu')
    expect(names(await typed('live in nanny'))).toEqual(['Almaz', 'Chaltu'])
  })

  test('words that name nothing are looked for in the name, the job and the description, as far as they are typed', async () => {
    await named('Almaz', { bio: 'I baked bread for a hotel.' })
    await named('Bontu', { jobTitle: 'Beekeeper', workTypes: ['COOK_CHEF'] })
    expect(names(await typed('almaz'))).toEqual(['Almaz'])
    expect(names(await typed('beekeep'))).toEqual(['Bontu'])
    expect(names(await typed('hotels'))).toEqual(['Almaz'])
    expect(names(await search([['q', 'hotel']]))).toEqual(['Almaz'])
    expect((await typed('almaz')).understood).toEqual([
      { kind: 'words', typed: 'almaz', label: 'almaz', without: '' },
    ])
  })

  test('TXS-08 suggestions begin with what is exact, in the language of the employer', async () => {
    const suggest = async (q: string) =>
      (await who.get(`/api/seeker-search/suggestions?q=${encodeURIComponent(q)}`)).json<Suggestions>()
    expect((await suggest('add'))[0]).toEqual({ kind: 'place', label: 'Addis Ababa', text: 'Addis Ababa' })
    expect((await suggest('cook ada'))[0]).toEqual({ kind: 'place', label: 'Adama', text: 'cook Adama' })
  })

  test('who lives there but wants to work elsewhere comes after those who want to work there', async () => {
    await named('Away', { placeId: 'adama', wantedPlaces: ['jimma'] })
    await named('Home', { placeId: 'adama' })
    await named('Comes', { placeId: 'jimma', wantedPlaces: ['adama'] })
    const found = names(await typed('nanny adama'))
    expect(found).toHaveLength(3)
    expect(found.at(-1)).toBe('Away')
  })
})

test('of several skills those with all come first, and how many there are is said', async () => {
  await named('Almaz', { skills: ['cooking'] })
  await named('Bontu', { skills: ['cooking', 'driving'] })
  await named('Chaltu', { skills: ['driving'] })
  const skills: [string, string][] = [
    ['skill', 'Cooking'],
    ['skill', 'Driving'],
  ]
  const found = await search([...skills, ['sort', '']])
  expect(names(found)).toEqual(['Bontu', 'Almaz', 'Chaltu'])
  expect(found).toMatchObject({ withAllSkills: 1, totalElements: 3 })
  const byName = await search(skills)
  expect(names(byName)).toEqual(['Almaz', 'Bontu', 'Chaltu'])
  expect(byName.withAllSkills).toBe(1)
  const withWords = await typed('nanny', ...skills)
  expect(names(withWords)[0]).toBe('Bontu')
})

test.each(['', 'match', 'user.firstName,asc'])(
  'MAT-06 everyone found has a score for the open job that suits best: sort=%s',
  async (sort) => {
    await named('Almaz', { skills: ['childcare'] })
    await named('Bontu', { jobTitle: 'Driver' })
    expect((await search([['sort', sort]])).content[0]?.data.match).toBeUndefined()
    await makeJob(database, who.person.id, {
      title: 'Nanny wanted',
      workType: 'NANNY',
      skills: ['childcare'],
    })
    const { content } = await search([['sort', sort]])
    expect(content.map(({ data }) => data.name)).toEqual(['Almaz Bekele', 'Bontu Bekele'])
    const scores = content.map(({ data }) => data.match?.score ?? 0)
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 100)
    for (const { data } of content) expect(data.match?.jobTitle).toBe('Nanny wanted')
  },
)

test('of more people than are scored, the newest are on the pages, which end there', async () => {
  await makeSeekers(
    database,
    Array.from({ length: mostCandidates }, () => ({ firstName: 'Almaz' })),
  )
  await named('Zewditu')
  const first = await typed('nanny')
  expect(first).toMatchObject({ totalPages: 100, totalElements: mostCandidates + 1 })
  expect(names(first)[0]).toBe('Zewditu')
  const last = await typed('nanny', ['page', '99'])
  expect(last.content).toHaveLength(5)
  expect((await typed('nanny', ['page', '100'])).content).toEqual([])
})
