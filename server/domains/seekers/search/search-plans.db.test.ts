import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { languageCodes, placeCodes, skillCodes } from '../../../../contract/reference/codes.ts'
import { salaryRanges } from '../../../../contract/reference/options/jobs.ts'
import { religions } from '../../../../contract/reference/options/people.ts'
import { mostRecommended } from '../../../../contract/rules/matching.ts'
import { fold } from '../../../../contract/rules/fold.ts'
import { openDatabase } from '../../../platform/database/connection.ts'
import { branchesOf } from '../../../platform/search/branches.ts'
import { skillBits } from '../../../platform/search/codes.ts'
import { stages } from '../../../platform/search/sample.ts'
import { severalSkills } from '../../../platform/search/skills-first.ts'
import { createShares } from '../../../platform/search/statistics.ts'
import { wordsQuery } from '../../../platform/search/typed.ts'
import { stem } from '../../../platform/search/understanding/stems.ts'
import { makePerson, sessionOf } from '../../../testing/accounts.ts'
import { cloneDatabase } from '../../../testing/database.ts'
import { makeJob } from '../../../testing/jobs.ts'
import { explaining } from '../../../testing/plans.ts'
import { createChoices } from '../../../testing/random.ts'
import { makeSeekers, type SeekerDetails } from '../../../testing/seekers.ts'
import { findCaller, type Caller } from '../../../platform/sessions/sessions.ts'
import { readCards } from '../card-store.ts'
import { scoresFor, rankSeekers } from './recommend.ts'
import { seekerIndex } from './declaration.ts'
import { readFilters, type SeekerQuery } from './filters.ts'
import { findByName } from './store.ts'
import { isSeen, readSaved, readVisible } from '../visible-store.ts'

const { database, url } = await cloneDatabase()
const { read: prepared } = database
const peopleInAll = 20_000
const today = '2026-11-15'
let caller: Caller
let idle: Caller

const { next, pick, some } = createChoices(7)
const names = Array.from({ length: 300 }, (_, at) => `${'ABDEFGHKLMSTWYZ'[at % 15]}${at.toString(36)}a`)

const generated = (): Partial<SeekerDetails> => ({
  firstName: pick(names)[0] ?? 'Abeba',
  placeId: pick(placeCodes)[0] ?? 'adama',
  wantedPlaces: next() < 0.5 ? [] : some(placeCodes, 3),
  gender: next() < 0.8 ? 'FEMALE' : next() < 0.99 ? 'MALE' : 'OTHER',
  dateOfBirth: next() < 0.5 ? null : `${1965 + Math.floor(next() * 42)}-0${1 + Math.floor(next() * 9)}-15`,
  skills: some(skillCodes, 5),
  languages: some(languageCodes, 3),
  religion: next() < 0.3 ? null : (pick(religions)[0]?.value ?? null),
  salaryRange: pick(salaryRanges)[0]?.value ?? null,
})

async function callerOf(kind: 'household' | 'business'): Promise<Caller> {
  const found = await findCaller(database, await sessionOf(database, await makePerson(database, kind)))
  if (found === null) throw new Error('There is nobody')
  return found
}

beforeAll(async () => {
  caller = await callerOf('household')
  idle = await callerOf('business')
  await makeJob(database, caller.accountId, { places: ['adama'], skills: ['cooking', 'driving'] })
  for (let made = 0; made < peopleInAll; made += 1000) {
    await makeSeekers(database, Array.from({ length: 1000 }, generated))
  }
  // No vacuum: the newest people are those that it has not been at yet.
  await sql`analyze accounts, seeker_profiles, seeker_facets`.execute(database.executor)
}, 240_000)

const page = { limit: 5, offset: 10 }
const queries: { [name: string]: SeekerQuery } = {
  'no filter': {},
  'one town': { location: 'Adama' },
  'a city and its parts': { location: 'Addis Ababa' },
  'a common skill': { skill: ['Babysitting'] },
  'a rare skill and a common language': { skill: ['Window Cleaning'], language: ['Afaan Oromoo'] },
  'many skills': { skill: ['Cooking', 'Driving', 'Ironing', 'Laundry', 'Painting'] },
  'two languages': { language: ['Amharic', 'English'] },
  'a common gender': { gender: 'FEMALE' },
  'a rare gender': { gender: 'OTHER' },
  'an age': { ageRange: '30-31' },
  'the oldest': { ageRange: '56+' },
  'a religion': { religion: 'Waqefata' },
  'a salary': { salaryRange: '5000+' },
  'a town, two skills and a gender': { location: 'Adama', skill: ['Cooking', 'Cleaning'], gender: 'MALE' },
  'religion, age and salary': { religion: 'Islam', ageRange: '40-41', salaryRange: '2000-3000' },
  everything: {
    location: 'Addis Ababa',
    skill: ['Cooking', 'Babysitting'],
    language: ['Amharic', 'Afaan Oromoo'],
    gender: 'FEMALE',
    ageRange: '26-27',
    religion: 'Christianity',
    salaryRange: '1000-2000',
  },
}

const walksAll = /Seq Scan on (accounts|seeker_profiles|seeker_facets|jobs)\b/

test.each(Object.entries(queries))('%s: one statement, and no walk over everyone', async (_name, query) => {
  const plans: string[] = []
  const search = readFilters(query, today)
  const branches = branchesOf(seekerIndex, search, await createShares(prepared, seekerIndex)())
  const read = explaining(database, plans)
  await findByName(read, caller.accountId, search, branches, page)
  expect(plans).toHaveLength(1)
  // Where there are many, the second time the page alone is read.
  await findByName(read, caller.accountId, search, branches, page)
  for (const plan of plans) expect(plan).not.toMatch(walksAll)
  // Never all of a branch, to sort it.
  expect(plans[0]).toMatch(/Index (Only )?Scan using seeker_facets_pkey/)
  expect(plans[0]).not.toContain('Bitmap Index Scan on seeker_facets_pkey')
  // Each stage of the sample by its index.
  expect(plans[0]?.match(/ (using|on) seeker_facets_sample/g)).toHaveLength(stages.length)
})

test.each(Object.entries(queries))(
  '%s: whichever filter is read first, the same people are found as by a plain look',
  async (_name, query) => {
    const search = readFilters(query, today)
    const { gender, religion, salary, skills, languages, born, places } = search.filters
    const { rows: plain } = await sql<{ total: number; first: string[] }>`
      select count(*)::integer as total, (array_agg(account_id::text order by name_key, account_id))[1:15] as first
      from seeker_facets facts where facet = 0
        and (${gender?.value ?? 0}::smallint in (0, gender)) and ${religion?.value ?? 0}::smallint in (0, religion)
        and ${salary?.value ?? 0}::smallint in (0, salary)
        and (${skills?.value ?? 0}::integer = 0 or skills & ${skills?.value ?? 0}::integer <> 0)
        and (${languages?.value ?? '0'}::bigint = 0 or languages & ${languages?.value ?? '0'}::bigint <> 0)
        and (${born?.value.after ?? null}::date is null
          or born > ${born?.value.after ?? null}::date and born <= ${born?.value.until ?? null}::date)
        and (cardinality(${places?.value ?? []}::smallint[]) = 0 or places && ${places?.value ?? []}::smallint[])`.execute(
      database.executor,
    )
    const known = await createShares(prepared, seekerIndex)()
    for (const share of [known, () => undefined, (facet: number) => (facet === 0 ? 1e9 : 1e6 - facet)]) {
      const branches = branchesOf(seekerIndex, search, share)
      const found = await findByName(prepared, caller.accountId, search, branches, { limit: 15, offset: 0 })
      expect(found.total).toBe(Math.min(1001, plain[0]?.total ?? 0))
      expect(found.rows.map(({ id }) => id)).toEqual(plain[0]?.first ?? [])
    }
  },
)

const severalSkillsQueries: { [name: string]: SeekerQuery } = {
  'two skills': { skill: ['Cooking', 'Driving'] },
  'three skills and a gender': { skill: ['Cooking', 'Babysitting', 'Driving'], gender: 'FEMALE' },
  'two skills, a town and a religion': {
    skill: ['Cooking', 'Babysitting'],
    location: 'Addis Ababa',
    religion: 'Islam',
  },
  'two skills, an age and a salary': {
    skill: ['Cooking', 'Babysitting'],
    ageRange: '30-31',
    salaryRange: '1000-2000',
  },
}

test.each(Object.entries(severalSkillsQueries))(
  '%s: those with all of the skills are the same people in each way of finding them',
  async (_name, query) => {
    const search = readFilters(query, today)
    const allSkills = severalSkills(search)
    if (allSkills === null) throw new Error('Several skills are needed')
    const withAll = { ...search, filters: { ...search.filters, allSkills } }
    const share = await createShares(prepared, seekerIndex)()
    const found = await Promise.all(
      (['facets', 'sampled sets', 'sets'] as const).map(async (skillWay) => {
        const branches = { ...branchesOf(seekerIndex, withAll, share), skillWay }
        // A function of its own remembers nothing.
        const read: typeof prepared = (statement) => prepared(statement)
        const { rows } = await findByName(read, caller.accountId, withAll, branches, { limit: 80, offset: 0 })
        return rows.map(({ id, skills }) => ({ id, bits: skillBits(skills) & allSkills.value }))
      }),
    )
    const [first = []] = found
    expect(first.length).toBeGreaterThan(0)
    for (const people of found) expect(people).toEqual(first)
    for (const { bits } of first) expect(bits).toBe(allSkills.value)
    const { rows } = await sql<{ skills: number }>`
      select skills from seeker_facets where facet = 0
        and not exists (select from skill_sets where skill_sets.skills = seeker_facets.skills)`.execute(
      database.executor,
    )
    expect(rows).toHaveLength(0)
  },
)

test('a word beside filters is found by the index of words as among the first', async () => {
  const [name = ''] = names
  const search = readFilters({ location: 'Addis Ababa', gender: 'FEMALE' }, today)
  const branches = branchesOf(seekerIndex, search, await createShares(prepared, seekerIndex)())
  const words = wordsQuery([stem(fold(name))]) ?? ''
  const { rows: plain } = await sql<{ id: string }>`
    select account_id::text as id from seeker_facets join accounts on id = account_id
    where facet = 0 and first_name = ${name} and seeker_facets.gender = ${search.filters.gender?.value ?? 0}
      and places && ${search.filters.places?.value ?? []}::smallint[]
    order by name_key, account_id`.execute(database.executor)
  expect(plain.length).toBeGreaterThan(5)
  const all = { limit: 500, offset: 0 }
  for (const expected of [{ share: 0, withWords: 0, withTerms: 0 }, undefined]) {
    const found = await findByName(prepared, caller.accountId, search, branches, all, {
      words,
      expect: () => expected,
    })
    expect(found.rows.map(({ id }) => id)).toEqual(plain.map(({ id }) => id))
    expect(found.total).toBe(plain.length)
  }
})

test('from the sixth time on, no statement of a search is planned again', async () => {
  const one = openDatabase(url, { connections: 1 })
  for (let time = 0; time < 6; time += 1) {
    const search = readFilters({ gender: 'MALE', skill: ['Cooking'] }, today)
    const found = await findByName(
      one.read,
      caller.accountId,
      search,
      branchesOf(seekerIndex, search, () => undefined),
      page,
    )
    await readCards(
      one.read,
      caller.accountId,
      found.rows.map(({ id }) => id),
    )
    await rankSeekers(one.read, caller, Date.parse(today))
  }
  const { rows } = await one.pool.query<{ custom: string; generic: string }>(
    'select custom_plans as custom, generic_plans as generic from pg_prepared_statements',
  )
  expect(rows.map(({ custom, generic }) => `${custom} ${generic}`)).toEqual(rows.map(() => '5 1'))
  expect(rows.length).toBeGreaterThanOrEqual(3)
  await one.close()
})

test('shares are what PostgreSQL has counted, and lead to the rarer filter', async () => {
  const share = await createShares(prepared, seekerIndex)()
  const of = (query: SeekerQuery) => branchesOf(seekerIndex, readFilters(query, today), share).facets
  expect(of({ gender: 'OTHER', language: ['Afaan Oromoo'] })).toEqual(of({ gender: 'OTHER' }))
  expect(of({ gender: 'FEMALE', religion: 'Waqefata' })).toEqual(of({ religion: 'Waqefata' }))
})

test('recommendation, one card and the saved ones walk over no table either, in few statements', async () => {
  const plans: string[] = []
  const read = explaining(database, plans)
  const ranked = await rankSeekers(read, caller, Date.parse(today))
  expect(ranked).toHaveLength(mostRecommended)
  expect(plans).toHaveLength(2)
  expect((await rankSeekers(read, idle, Date.parse(today))).length).toBeGreaterThan(100)
  expect(plans).toHaveLength(5)
  const ids = ranked.slice(0, 5).map(({ id }) => id)
  await readCards(read, caller.accountId, ids)
  await readVisible(read, caller, ids[0] ?? '')
  await scoresFor(read, caller, ids.slice(0, 1), Date.parse(today))
  await readSaved(read, caller, page)
  for (const plan of plans) expect(plan).not.toMatch(walksAll)
  expect(await isSeen(database.executor, caller, ids[0] ?? '')).toBe(true)
})

test('once vacuum has been there, a stage of the sample ends as soon as it has decided', async () => {
  await sql`vacuum seeker_facets`.execute(database.executor)
  const ofSample = /Index Only Scan (Backward )?using seeker_facets_sample/g
  for (const [name, query] of Object.entries(queries)) {
    const plans: string[] = []
    const search = readFilters(query, today)
    const branches = branchesOf(seekerIndex, search, await createShares(prepared, seekerIndex)())
    await findByName(explaining(database, plans), caller.accountId, search, branches, page)
    // A bitmap would be read to its end first.
    expect(plans[0]?.match(ofSample), name).toHaveLength(stages.length)
  }
})
