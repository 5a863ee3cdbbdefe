import { kindOfWork } from '../../contract/reference/kinds-of-work.ts'
import { jobTitles } from '../../contract/reference/job-titles.ts'
import { languages, type Language } from '../../contract/rules/language.ts'
import type { Database } from '../../server/platform/database/connection.ts'
import { makePerson, sessionOf } from '../../server/testing/accounts.ts'
import { makeJob } from '../../server/testing/jobs.ts'
import { makeSeekers } from '../../server/testing/seekers.ts'
import { onGround } from '../ground.ts'
import type { Judged, JudgedJob, JudgedPerson } from './cases.ts'

/** The real server with all judged jobs and people on it; cookies are of those who ask. */
export type Market = {
  url: string
  /** Of somebody without any profile, and of an employer without open jobs. */
  stranger: { seeker: ReadonlyMap<Language, string>; employer: ReadonlyMap<Language, string> }
  /** Of a judged person, and of the employer who has that one job open. */
  asPerson: (id: string) => Promise<string>
  asEmployerOf: (jobId: string) => Promise<string>
  /** Judged ids by those that the server gave. */
  judgedIds: ReadonlyMap<string, string>
  close(): Promise<void>
}

const dayMilliseconds = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMilliseconds)
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)

/** Of an employer of its own. Answers the ids of both. */
async function postJob(database: Database, judged: JudgedJob): Promise<{ id: string; employerId: string }> {
  const { employer: kind, verified, startsInDays, daysOld, hourlyRate, id: _, ...job } = judged
  const employer = await makePerson(database, kind)
  if (verified)
    await database.executor
      .insertInto('employer_verifications')
      .values({ employer_id: employer.id })
      .execute()
  const id = await makeJob(database, employer.id, {
    ...job,
    startDate: dayIn(startsInDays),
    createdAt: inDays(-daysOld),
    hourlyRateCents: hourlyRate === null ? null : hourlyRate * 100,
  })
  return { id, employerId: employer.id }
}

const titleOf = (id: string) => jobTitles.byId(id)?.name.en ?? null

/** Registered for the first kind of work that they want. */
function profileOf({ kinds, startsInDays, ...person }: JudgedPerson) {
  const titles = kinds.map(titleOf)
  return {
    ...person,
    jobTitle: titles[0] ?? null,
    workTypes: [...new Set(titles.flatMap((title) => (title === null ? [] : (kindOfWork(title) ?? []))))],
    availableFrom: startsInDays === null ? null : dayIn(startsInDays),
  }
}

async function strangers(database: Database, kind: 'seeker' | 'household') {
  const cookies = new Map<Language, string>()
  for (const language of languages) {
    // Nobody finds them among the judged people: their address is not verified.
    const { jobTitle: _, ...person } = await makePerson(database, kind, { language, emailVerified: false })
    cookies.set(language, `session=${await sessionOf(database, person)}`)
  }
  return cookies
}

export const openMarket = ({ jobs, people }: Judged): Promise<Market> =>
  onGround(async ({ database, start }) => {
    const url = await start(1)
    const posted = new Map<string, { id: string; employerId: string }>()
    for (const job of jobs) posted.set(job.id, await postJob(database, job))
    const ids = await makeSeekers(database, people.map(profileOf))
    const accounts = new Map(people.map(({ id }, index) => [id, ids[index] ?? '']))
    const cookieOf = async (id: string, type: 'CAREER' | 'HOUSEHOLD') =>
      `session=${await sessionOf(database, { id, type })}`
    return {
      url,
      stranger: {
        seeker: await strangers(database, 'seeker'),
        employer: await strangers(database, 'household'),
      },
      asPerson: (id) => cookieOf(accounts.get(id) ?? '', 'CAREER'),
      asEmployerOf: (jobId) => cookieOf(posted.get(jobId)?.employerId ?? '', 'HOUSEHOLD'),
      judgedIds: new Map([
        ...[...accounts].map(([judged, id]) => [id, judged] as const),
        ...[...posted].map(([judged, { id }]) => [id, judged] as const),
      ]),
    }
  })
