import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { placeCodes, skillCodes } from '../../../../contract/reference/codes.ts'
import { jobTypes } from '../../../../contract/reference/options/jobs.ts'
import { branchesOf, type Branches } from '../../../platform/search/branches.ts'
import { severalSkills } from '../../../platform/search/skills-first.ts'
import { createShares } from '../../../platform/search/statistics.ts'
import { makePerson } from '../../../testing/accounts.ts'
import { cloneDatabase } from '../../../testing/database.ts'
import { makeJobs } from '../../../testing/jobs.ts'
import { explaining } from '../../../testing/plans.ts'
import { createChoices } from '../../../testing/random.ts'
import { jobIndex, type JobSearch } from './declaration.ts'
import { readFilters, type JobQuery } from './filters.ts'
import { findNewest } from './store.ts'

const { database } = await cloneDatabase()
const { read } = database
const jobs = 6000
let seekerId = ''
let employerId = ''

beforeAll(async () => {
  const { next, pick, some } = createChoices(5)
  employerId = (await makePerson(database, 'household')).id
  seekerId = (await makePerson(database, 'seeker')).id
  // Two skills that more have than are counted; two that a tenth has both of; and others that few have together.
  const skills = () => [
    ...new Set([
      ...(next() < 0.7 ? ['laundry'] : []),
      ...(next() < 0.7 ? ['ironing'] : []),
      ...(next() < 0.3 ? ['cooking'] : []),
      ...(next() < 0.3 ? ['cleaning'] : []),
      ...some(skillCodes, 2),
    ]),
  ]
  for (let made = 0; made < jobs; made += 500)
    await makeJobs(
      database,
      employerId,
      Array.from({ length: 500 }, () => ({
        places: some(placeCodes.slice(0, 12), 2),
        skills: skills(),
        jobType: pick(jobTypes)[0]?.value ?? 'LIVE_IN',
        gender: next() < 0.5 ? ('ANY' as const) : ('FEMALE' as const),
      })),
    )
  await sql`vacuum analyze jobs, job_facets, skill_sets`.execute(database.executor)
}, 120_000)

const withAll = (query: JobQuery): JobSearch => {
  const search = readFilters(query)
  const allSkills = severalSkills(search)
  if (allSkills === null) throw new Error('Several skills are needed')
  return { ...search, filters: { ...search.filters, allSkills } }
}

const queries: { [name: string]: JobQuery } = {
  'two that many have': { skills: ['Cooking', 'Cleaning'] },
  'two that few have': { skills: ['Driving', 'Childcare'] },
  'two that most have': { skills: ['Laundry', 'Ironing'] },
  'three, a job type and a gender': {
    skills: ['Cooking', 'Driving', 'Ironing'],
    jobType: 'FULL_TIME',
    gender: 'MALE',
  },
  'two and two towns': { skills: ['Cooking', 'Cleaning'], location: ['Adama', 'Addis Ababa'] },
}
const ways: Branches['skillWay'][] = ['facets', 'sampled sets', 'sets']

test.each(Object.entries(queries))(
  '%s: those with all of the skills are the same in each way of finding them',
  async (_name, query) => {
    const search = withAll(query)
    const { allSkills, places, genders } = search.filters
    const { rows } = await sql<{ id: string }>`
      select job_id as id from job_facets where facet = 0 and skills & ${allSkills?.value}::integer = ${allSkills?.value}::integer
        and job_type = any(${search.partitions}::smallint[])
        and (${genders === undefined} or genders & ${genders?.value ?? 0}::smallint <> 0)
        and (${places === undefined} or places && ${places?.value ?? []}::smallint[])
      order by job_id desc`.execute(database.executor)
    const expected = rows.map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(0)
    const share = await createShares(read, jobIndex)()
    for (const skillWay of ways) {
      const branches = { ...branchesOf(jobIndex, search, share), skillWay }
      for (const offset of [0, 5, 95, 100, 200]) {
        // A function of its own remembers nothing.
        const asked = await findNewest((statement) => read(statement), seekerId, search, branches, {
          limit: 5,
          offset,
        })
        const at = `${skillWay} from ${offset}`
        expect(
          asked.rows.map(({ id }) => id),
          at,
        ).toEqual(expected.slice(offset, offset + 5))
        // To a hundred, or to the end of the page, they are counted exactly.
        const counted = Math.max(101, offset + 5)
        expect(Math.min(asked.total, counted), at).toBe(Math.min(expected.length, counted))
      }
    }
  },
)

test('sets of skills are read by their index, and nobody else is', async () => {
  const share = await createShares(read, jobIndex)()
  for (const query of Object.values(queries)) {
    const search = withAll(query)
    for (const skillWay of ['sampled sets', 'sets'] as const) {
      const plans: string[] = []
      const branches = { ...branchesOf(jobIndex, search, share), skillWay }
      await findNewest(explaining(database, plans), seekerId, search, branches, { limit: 5, offset: 0 })
      expect(plans[0]).toMatch(/Index Only Scan using job_facets_skills/)
      expect(plans[0]).not.toMatch(/Seq Scan on (jobs|job_facets)\b/)
    }
  }
})

test('what few have is read by its sets, and what many have by a sample first or in branches', async () => {
  const share = await createShares(read, jobIndex)()
  const wayOf = (query: JobQuery, rows: number) =>
    branchesOf(
      jobIndex,
      withAll(query),
      Object.assign((facet: number) => share(facet), {
        withAllSkills: (skills: number, partitions: readonly number[] | undefined) =>
          (rows / jobs) * (share.withAllSkills?.(skills, partitions) ?? 0),
      }),
    ).skillWay
  const [many = {}, few = {}] = Object.values(queries)
  expect(wayOf(few, jobs)).toBe('sets')
  expect(wayOf(few, 1_000_000)).toBe('sets')
  expect(wayOf(many, jobs)).toBe('sets')
  expect(wayOf(many, 1_000_000)).toBe('sampled sets')
  // In a town where there are none, nothing is read sooner.
  expect(wayOf({ ...many, location: ['Jijiga'], jobType: 'LIVE_IN' }, 1_000_000)).toBe('facets')
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from job_facets where facet = 0 and skills & 48 = 48`.execute(
    database.executor,
  )
  expect((share.withAllSkills?.(48, undefined) ?? 0) / (counted.rows[0]?.count ?? 0)).toBeCloseTo(1, 0)
})

test('that surely many have all is remembered, with what is new, until the page is short', async () => {
  const texts: string[] = []
  const search = withAll({ skills: ['Cooking', 'Cleaning'] })
  const branches = branchesOf(jobIndex, search, await createShares(read, jobIndex)())
  const reading: typeof read = (statement) => {
    if ('text' in statement) texts.push(statement.text)
    return read(statement)
  }
  const ask = async () => {
    texts.length = 0
    const { rows, total } = await findNewest(reading, seekerId, search, branches, { limit: 5, offset: 0 })
    return {
      ids: rows.map(({ id }) => id),
      isMany: total > 100,
      bySets: texts.some((text) => text.includes('skill_sets')),
    }
  }
  const first = await ask()
  expect(first).toMatchObject({ isMany: true, bySets: true })
  expect(await ask()).toEqual({ ...first, bySets: false })
  const [added = ''] = await makeJobs(database, employerId, [
    { skills: ['cooking', 'cleaning', 'driving', 'ironing'] },
  ])
  expect((await ask()).ids).toEqual([added, ...first.ids.slice(0, 4)])
  await sql`delete from jobs where id = any(${[added, ...first.ids.slice(0, 4)]}::uuid[])`.execute(
    database.executor,
  )
  expect(await ask()).toMatchObject({ isMany: true, bySets: true })
})

test('no set of skills is missing, whatever writes a row', async () => {
  const missing = () =>
    sql`select from job_facets where not exists (select from skill_sets where skill_sets.skills = job_facets.skills)`.execute(
      database.executor,
    )
  expect((await missing()).rows).toHaveLength(0)
  await makeJobs(database, employerId, [{ skills: [...skillCodes] }])
  expect((await missing()).rows).toHaveLength(0)
})
