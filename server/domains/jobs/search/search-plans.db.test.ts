import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { languageCodes, placeCodes, skillCodes } from '../../../../contract/reference/codes.ts'
import { jobTypes, workTypes } from '../../../../contract/reference/options/jobs.ts'
import { fold } from '../../../../contract/rules/fold.ts'
import { openDatabase } from '../../../platform/database/connection.ts'
import { prepareLookup } from '../../../platform/database/statement.ts'
import { branchesOf } from '../../../platform/search/branches.ts'
import { wordsQuery } from '../../../platform/search/typed.ts'
import { stem } from '../../../platform/search/understanding/stems.ts'
import { stages } from '../../../platform/search/sample.ts'
import { createShares } from '../../../platform/search/statistics.ts'
import { createExpect, neededFacets, type Expect } from '../../../platform/search/terms.ts'
import { makePerson } from '../../../testing/accounts.ts'
import { cloneDatabase } from '../../../testing/database.ts'
import { makeJobs, type JobDetails } from '../../../testing/jobs.ts'
import { explaining } from '../../../testing/plans.ts'
import { createChoices } from '../../../testing/random.ts'
import { jobIndex } from './declaration.ts'
import { readFilters, type JobQuery } from './filters.ts'
import { readJobs, readSavedJobs, readVisibleJob } from './job-rows-store.ts'
import { recommend } from './matching/candidates.ts'
import { seekerOf } from './matching/seeker.ts'
import { readSeekerFacts } from './seeker-store.ts'
import { findBestPaid, findCandidates, findNewest } from './store.ts'

const { database, url } = await cloneDatabase()
const { read: prepared } = database
const rowsInAll = 20_000
let seekerId = ''

const { next, pick, some } = createChoices(7)

const generated = (): Partial<JobDetails> => ({
  title: next() < 0.002 ? 'Zookeeper wanted' : 'Housekeeper wanted',
  jobType: pick(jobTypes)[0]?.value ?? 'LIVE_IN',
  workType: pick(workTypes)[0]?.value ?? 'NANNY',
  gender: next() < 0.5 ? 'ANY' : 'FEMALE',
  places: some(placeCodes, 2),
  skills: some(skillCodes, 4),
  languages: some(languageCodes, 2),
  ageRanges: next() < 0.5 ? [] : ['26-27', '28-29'],
  religions: next() < 0.8 ? [] : ['Orthodox'],
  monthlySalary: 1000 + Math.floor(next() * 9000),
})

beforeAll(async () => {
  const employer = await makePerson(database, 'household')
  seekerId = (await makePerson(database, 'seeker')).id
  for (let made = 0; made < rowsInAll; made += 500) {
    await makeJobs(database, employer.id, Array.from({ length: 500 }, generated))
  }
  // No vacuum: the newest jobs are those that it has not been at yet.
  await sql`analyze jobs, job_facets, job_words`.execute(database.executor)
}, 180_000)

const page = { limit: 5, offset: 10 }
const queries: { [name: string]: JobQuery } = {
  'no filter': {},
  'one town': { location: ['Adama'] },
  'a city and its parts': { location: ['Addis Ababa'] },
  'many towns': { location: ['Adama', 'Jimma', 'Hawassa', 'Gondar', 'Mekelle', 'Jijiga'] },
  'a common skill': { skills: ['Babysitting'] },
  'a rare skill and a common language': { skills: ['Window Cleaning'], languages: ['Afaan Oromoo'] },
  'two languages': { languages: ['Amharic', 'English'] },
  'a job type': { jobType: 'PART_TIME' },
  'a work type': { workType: 'CAREGIVER' },
  'a kind of work': { q: 'nanny' },
  'a skill, a place and pay': { q: 'cooking adama 5000 birr' },
  'a town, two skills and a job type': {
    location: ['Adama'],
    skills: ['Cooking', 'Cleaning'],
    jobType: 'FULL_TIME',
  },
  'gender, age and religion': { gender: 'MALE', ageRanges: ['18-19'], religions: ['Islam'] },
  everything: {
    location: ['Adama'],
    skills: ['Cooking'],
    languages: ['Amharic'],
    jobType: 'FULL_TIME',
    workType: 'NANNY',
    gender: 'FEMALE',
    ageRanges: ['26-27'],
    religions: ['Orthodox'],
  },
}

/** Words that are expected to be rare, common, and common but rare beside the filters; all are found, whatever is expected. */
const everyExpect: Expect[] = [
  () => ({ share: 0, withWords: 0, withTerms: 0 }),
  () => ({ share: 0.5, withWords: 100_000, withTerms: 100_000 }),
  () => ({ share: 0.5, withWords: 100_000, withTerms: 10 }),
  () => undefined,
]
const rareWord = wordsQuery([stem(fold('zookeeper'))]) ?? ''
const commonWord = wordsQuery([stem(fold('housekeeper'))]) ?? ''
const walksAll = /Seq Scan on (jobs|job_facets|job_words)\b/

test.each(Object.entries(queries))('%s: no walk over all jobs, whatever the order', async (_name, query) => {
  const plans: string[] = []
  const read = explaining(database, plans)
  const search = readFilters(query)
  const branches = branchesOf(jobIndex, search, await createShares(prepared, jobIndex)())
  await findNewest(read, seekerId, search, branches, page)
  await findBestPaid(read, seekerId, search, branches, page)
  await findCandidates(read, search, branches, 500)
  // Where there are many, this time the page alone is read.
  await findNewest(read, seekerId, search, branches, page)
  for (const words of [rareWord, commonWord]) {
    for (const expected of everyExpect) {
      await findNewest(read, seekerId, search, branches, page, { words, expect: expected })
      await findCandidates(read, search, branches, 500, { words, expect: expected })
    }
  }
  expect(plans.length).toBeGreaterThan(6)
  for (const plan of plans) expect(plan).not.toMatch(walksAll)
  // Never all of a branch, to sort it.
  expect(plans[0]).toMatch(/Index (Only )?Scan Backward using job_facets_pkey/)
  expect(plans[0]).not.toContain('Bitmap Index Scan on job_facets_pkey')
  // Each stage of the sample by its index.
  expect(plans[0]?.match(/ (using|on) job_facets_sample/g)).toHaveLength(stages.length)
  // Nor past what the page can hold, where nothing in the branch fits.
  expect(plans[0]).toMatch(/Index Cond: .*job_id >= /)
})

test('of many, every page is what a plain look over the table finds, however far it is', async () => {
  const plain = {
    'a work type': sql`work_type = 'CAREGIVER'`,
    'a common skill': sql`skills && '{babysitting}'`,
    'two languages': sql`languages && '{am,en}'`,
    'a job type': sql`job_type = 'PART_TIME'`,
  }
  for (const [name, condition] of Object.entries(plain)) {
    const { rows } = await sql<{ id: string }>`
      select id from jobs where ${condition} order by id desc limit 1000`.execute(database.executor)
    const search = readFilters(queries[name] ?? {})
    const branches = branchesOf(jobIndex, search, await createShares(prepared, jobIndex)())
    for (const offset of [0, 5, 110, 115, 120, 600, 995]) {
      const found = await findNewest(prepared, seekerId, search, branches, { limit: 5, offset })
      const ids = found.rows.map(({ id }) => id)
      expect(ids, `${name} from ${offset}`).toEqual(rows.slice(offset, offset + 5).map(({ id }) => id))
    }
    expect(rows.length, name).toBe(1000)
  }
})

type Plans = { custom: string; generic: string }
const plansText = `select custom_plans as custom, generic_plans as generic from pg_prepared_statements
  where statement not like '%pg_prepared_statements%'`
const plansOfLookups = prepareLookup<Plans, object>(() => sql`${sql.raw(plansText)}`)

test('from the sixth time on, no statement of a search is planned again', async () => {
  const one = openDatabase(url, { connections: 1 })
  for (let time = 0; time < 6; time += 1) {
    const search = readFilters({ jobType: 'LIVE_IN', skills: ['Cooking'] })
    const branches = branchesOf(jobIndex, search, () => undefined)
    const { rows } = await findNewest(one.read, seekerId, search, branches, page)
    await findBestPaid(one.read, seekerId, search, branches, page)
    await findCandidates(one.read, search, branches, 500)
    const ids = rows.map(({ id }) => id)
    await readJobs(one.read, seekerId, ids)
    await readVisibleJob(one.read, seekerId, ids[0] ?? '')
  }
  const [{ rows: ofPool }, ofLookups] = await Promise.all([
    one.pool.query<Plans>(plansText),
    one.read(plansOfLookups({})),
  ])
  const plans = [...ofPool, ...ofLookups].map(({ custom, generic }) => `${custom} ${generic}`)
  expect(plans).toEqual(plans.map(() => '5 1'))
  expect([ofPool.length, ofLookups.length]).toEqual([3, 2])
  await one.close()
})

test('shares are what PostgreSQL has counted, and lead to the rarer filter', async () => {
  const share = await createShares(prepared, jobIndex)()
  expect(share(0)).toBeGreaterThan(0.05)
  expect(share(1)).toBeLessThan(share(0) ?? 0)
})

test('recommendation and one job walk over no table either', async () => {
  const plans: string[] = []
  const read = explaining(database, plans)
  const facts = await readSeekerFacts(read, seekerId)
  if (facts === null) throw new Error('There is no seeker')
  const ranked = await recommend(read, seekerOf(facts, '2026-11-15'), Date.now())
  const ids = ranked.slice(0, 5).map(({ job }) => job.id)
  expect(ids).toHaveLength(5)
  await readJobs(read, seekerId, ids)
  await readVisibleJob(read, seekerId, ids[0] ?? '')
  await readSavedJobs(read, seekerId, page)
  for (const plan of plans) expect(plan).not.toMatch(walksAll)
})

test('a word is found wherever it is, and a common one soon, whatever was thought of them', async () => {
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from jobs where title like 'Zookeeper%'`.execute(database.executor)
  const search = readFilters({})
  const branches = branchesOf(jobIndex, search, () => undefined)
  const first = { limit: 5, offset: 0 }
  for (const expected of everyExpect) {
    const rare = { words: rareWord, expect: expected }
    const { total, rows } = await findNewest(prepared, seekerId, search, branches, first, rare)
    const ids = rows.map(({ id }) => id)
    expect(total).toBe(counted.rows[0]?.count)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect((await findCandidates(prepared, search, branches, 500, rare)).total).toBe(total)
    const common = { words: commonWord, expect: expected }
    const many = await findNewest(prepared, seekerId, search, branches, first, common)
    expect(many.total).toBe(1001)
    expect(many.rows).toHaveLength(5)
  }
})

test('a word that is common, but rare together with a filter, is counted exactly', async () => {
  const search = readFilters({ languages: ['Gumuz'], location: ['Adama'] })
  const few = branchesOf(jobIndex, search, () => undefined)
  const plain = await sql<{ count: number }>`
    select count(*)::integer as count from jobs
    where title like 'Housekeeper%' and places && '{adama}' and languages && '{guk}'`.execute(
    database.executor,
  )
  for (const expected of everyExpect) {
    const words = { words: commonWord, expect: expected }
    const found = await findNewest(prepared, seekerId, search, few, page, words)
    expect(found.total).toBe(plain.rows[0]?.count)
  }
})

test('how many have the words and the facets is inferred from what PostgreSQL has counted', async () => {
  const expected = await createExpect(prepared, jobIndex)()
  expect(expected(commonWord, [])?.withWords).toBeGreaterThan(rowsInAll * 0.9)
  expect(expected("'house':*", [])?.share).toBeGreaterThan(0.9)
  expect(expected("'house' & 'want':*", [])?.withWords).toBe(0)
  expect(expected("'girafe':*", [])?.withWords).toBe(0)
  const { filters } = readFilters({ location: ['Adama'], skills: ['Cooking', 'Ironing'] })
  const withTerms = expected(commonWord, neededFacets(jobIndex, { filters }))?.withTerms ?? 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from jobs
    where title like 'Housekeeper%' and places && '{adama}' and skills && '{cooking,ironing}'`.execute(
    database.executor,
  )
  const [{ count } = { count: 0 }] = rows
  expect(count).toBeGreaterThan(50)
  expect(withTerms / count).toBeGreaterThan(0.5)
  expect(withTerms / count).toBeLessThan(2)
})

test('the ways agree: what is found by the index is what a plain look over the tables finds', async () => {
  const search = readFilters({
    location: ['Adama', 'Jimma'],
    skills: ['Cooking', 'Ironing'],
    gender: 'FEMALE',
  })
  const plain = await sql<{ count: number }>`
    select count(*)::integer as count from jobs
    where places && '{adama,jimma}' and skills && '{cooking,ironing}' and gender in ('ANY', 'FEMALE')
  `.execute(database.executor)
  for (const shares of [() => undefined, (facet: number) => (facet === 0 ? 1 : facet / 10_000)]) {
    const branches = branchesOf(jobIndex, search, shares)
    const { total } = await findNewest(prepared, seekerId, search, branches, page)
    expect(total).toBe(plain.rows[0]?.count)
    expect((await findBestPaid(prepared, seekerId, search, branches, page)).total).toBe(total)
  }
})

test('once vacuum has been there, a stage of the sample ends as soon as it has decided', async () => {
  await sql`vacuum job_facets`.execute(database.executor)
  const ofSample = /Index Only Scan (Backward )?using job_facets_sample/g
  for (const [name, query] of Object.entries(queries)) {
    const plans: string[] = []
    const search = readFilters(query)
    const branches = branchesOf(jobIndex, search, await createShares(prepared, jobIndex)())
    await findNewest(explaining(database, plans), seekerId, search, branches, page)
    // A bitmap would be read to its end first.
    expect(plans[0]?.match(ofSample), name).toHaveLength(stages.length)
  }
})

test('while many are known the page alone is read, with what is new, and counted again where it is short', async () => {
  const texts: string[] = []
  const read: typeof prepared = (query) => {
    if ('text' in query) texts.push(query.text)
    return prepared(query)
  }
  const ask = async (query: JobQuery) => {
    texts.length = 0
    const search = readFilters(query)
    const branches = branchesOf(jobIndex, search, () => undefined)
    const { rows, total } = await findNewest(read, seekerId, search, branches, { limit: 5, offset: 0 })
    const counts = texts.some((text) => text.includes('sample_0'))
    return { ids: rows.map(({ id }) => id), total, statements: texts.length, counts }
  }
  const fewQuery: JobQuery = { workType: 'CAREGIVER', languages: ['Somali'] }
  const few = await ask(fewQuery)
  expect(few.total).toBeLessThan(1001)
  expect(await ask(fewQuery)).toEqual({ ...few, statements: 1, counts: true })

  const query: JobQuery = { workType: 'CAREGIVER' }
  const first = await ask(query)
  expect(first).toMatchObject({ total: 1001, statements: 1, counts: true })
  expect(await ask(query)).toEqual({ ...first, counts: false })
  const employer = await makePerson(database, 'household')
  const [added = ''] = await makeJobs(database, employer.id, [{ workType: 'CAREGIVER' }])
  const [newest = '', second = '', ...others] = first.ids
  const expected = { ids: [added, newest, second, ...others.slice(0, 2)], total: 1001, counts: false }
  expect(await ask(query)).toMatchObject(expected)
  await sql`delete from jobs where work_type = 'CAREGIVER' and id <> all(${[newest, second]}::uuid[])`.execute(
    database.executor,
  )
  expect(await ask(query)).toEqual({ ids: [newest, second], total: 2, statements: 2, counts: true })
})
