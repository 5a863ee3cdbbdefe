import { beforeEach, expect } from 'vitest'
import type { SeekerJobs } from '../../contract/job-search.ts'
import { emptyAccounts, makePerson, signedIn, type SignedIn, type TestPerson } from './accounts.ts'
import { testApp } from './app.ts'
import { makeJob, type JobDetails } from './jobs.ts'

type People = {
  employer: TestPerson
  person: TestPerson
  /** The browser of the person. */
  seeker: SignedIn
}

export const advancedSearch = '/api/employer/jobs/advanced-search'
export const recommendedJobs = '/api/employer/jobs/recommended'

/** The product with one employer and one seeker who searches, both made anew before each test. */
export async function openJobSearch() {
  const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
  let people: People | undefined
  const present = () => people ?? expect.fail('People are made before each test')
  beforeEach(async () => {
    await emptyAccounts(database)
    const employer = await makePerson(database, 'household')
    const person = await makePerson(database, 'seeker')
    people = { employer, person, seeker: await signedIn(app, database, person) }
  })

  const job = (change: Partial<JobDetails> = {}) => makeJob(database, present().employer.id, change)
  return {
    app,
    database,
    present,
    job,
    named: (title: string, change: Partial<JobDetails> = {}) => job({ ...change, title }),
    search: async (query: string | [string, string][], path = advancedSearch): Promise<SeekerJobs> => {
      const answer = await present().seeker.get(`${path}?${new URLSearchParams(query).toString()}`)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<SeekerJobs>()
    },
  }
}

export const titles = ({ content }: SeekerJobs) => content.map(({ data }) => data.title)
