import { beforeEach, expect, test } from 'vitest'
import type { SeekerJob } from '../../../contract/job-search.ts'
import type { ApplicationState } from '../../../contract/rules/hiring.ts'
import { emptyAccounts, makePerson, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication } from '../../testing/seekers.ts'
import { countAnswers } from './figures.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
let jobId: string
let employerId: string

beforeEach(async () => {
  await emptyAccounts(database)
  employerId = (await makePerson(database, 'household')).id
  jobId = await makeJob(database, employerId)
})

const hour = 60 * 60 * 1000
/** Applied so many days ago, and answered so many hours after that. */
async function applied(days: number, hours: number | null, status: ApplicationState = 'PENDING') {
  const appliedAt = new Date(Date.now() - days * 24 * hour)
  const seekerId = (await makePerson(database, 'seeker')).id
  const id = await makeApplication(database, { jobId, seekerId, status, appliedAt })
  if (hours === null) return
  await executor
    .updateTable('job_applications')
    .set({ answered_at: new Date(appliedAt.getTime() + hours * hour) })
    .where('id', '=', id)
    .execute()
}
const figures = () =>
  executor
    .selectFrom('account_figures')
    .select(['answer_cases', 'answers', 'answer_hours'])
    .where('account_id', '=', employerId)
    .executeTakeFirst()
async function shown() {
  const reader = await signedIn(app, database, await makePerson(database, 'seeker'))
  return (await reader.get(`/api/jobs/${jobId}`)).json<SeekerJob>().employerAnswers
}

test('answered applications and those that waited ten days are cases; the usual time is the middle one', async () => {
  await applied(1, 2)
  await applied(2, 3, 'REJECTED')
  await applied(100, 50, 'HIRED')
  // Answered, then withdrawn.
  await applied(3, 4, 'WITHDRAWN')
  await applied(11, null)
  // Neither answered nor late, withdrawn before an answer, and older than half a year.
  await applied(9, null)
  await applied(20, null, 'WITHDRAWN')
  await applied(181, 1)
  await countAnswers(executor)
  await countAnswers(executor)
  expect(await figures()).toEqual({ answer_cases: 5, answers: 4, answer_hours: 3 })
  expect(await shown()).toEqual({ percent: 80, hours: 3 })
})

test('below five cases nothing is shown', async () => {
  expect(await shown()).toBeNull()
  for (const hours of [1, 1, 1, 1]) await applied(1, hours)
  await countAnswers(executor)
  expect(await figures()).toMatchObject({ answer_cases: 4 })
  expect(await shown()).toBeNull()
})

test('an employer who never answers is shown as that', async () => {
  for (const days of [11, 12, 13, 14, 15]) await applied(days, null)
  await countAnswers(executor)
  expect(await shown()).toEqual({ percent: 0, hours: 0 })
})

test('what is older than half a year is forgotten, and reviews stay', async () => {
  await executor
    .insertInto('account_figures')
    .values({ account_id: employerId, reviews: 2, stars: 9, answer_cases: 7, answers: 7, answer_hours: 1 })
    .execute()
  await countAnswers(executor)
  expect(await figures()).toEqual({ answer_cases: 0, answers: 0, answer_hours: null })
  const row = await executor.selectFrom('account_figures').select(['reviews', 'stars']).executeTakeFirst()
  expect(row).toEqual({ reviews: 2, stars: 9 })
})
