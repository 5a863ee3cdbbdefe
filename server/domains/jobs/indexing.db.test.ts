import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { emptyAccounts, makePerson } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeJobs } from '../../testing/jobs.ts'
import { indexWaitingJobs } from './indexing.ts'
import { hideJobs } from './service.ts'

const { database } = await testApp()
const { executor } = database

beforeEach(() => emptyAccounts(database))

const facets = () =>
  executor.selectFrom('job_facets').selectAll().orderBy('job_id').orderBy('facet').execute()
const waitForAll = () => sql`insert into jobs_to_index (job_id) select id from jobs`.execute(executor)
const waiting = () => executor.selectFrom('jobs_to_index').selectAll().execute()

/** So many jobs of one employer, and what they are found by. */
async function posted(count: number) {
  const { id } = await makePerson(database, 'household')
  await makeJobs(
    database,
    id,
    Array.from({ length: count }, () => ({})),
  )
  return { employerId: id, before: await facets() }
}

test('jobs that a migration has put on the list get all their facets, also by two servers together', async () => {
  const { before } = await posted(450)
  await sql`delete from job_facets where facet >= 7000`.execute(executor)
  await sql`update job_facets set kinds = 0, said_kinds = 0, said_skills = 0`.execute(executor)
  await waitForAll()
  await Promise.all([indexWaitingJobs(executor), indexWaitingJobs(executor)])
  expect(await facets()).toEqual(before)
  expect(await waiting()).toEqual([])
})

test('meanwhile every job stays where it is found', async () => {
  await posted(250)
  await waitForAll()
  const indexing = indexWaitingJobs(executor)
  while ((await waiting()).length > 0) {
    const { rows } = await sql`select from job_facets where facet = 0`.execute(executor)
    expect(rows).toHaveLength(250)
  }
  await indexing
})

test('a job that is closed, or whose employer is disabled, is not found again by it', async () => {
  const { employerId } = await posted(2)
  await sql`update accounts set disabled_at = now() where id = ${employerId}`.execute(executor)
  await hideJobs(executor, employerId)
  const other = await posted(1)
  await makeJobs(database, other.employerId, [{ status: 'CLOSED' }])
  await waitForAll()
  await indexWaitingJobs(executor)
  expect(await facets()).toEqual(other.before)
  expect(await waiting()).toEqual([])
})
