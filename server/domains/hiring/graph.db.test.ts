import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import {
  applicationStates,
  hiringGraph,
  interviewStates,
  offerStates,
  placementStates,
  statesAfter,
  type OfferState,
} from '../../../contract/rules/hiring.ts'
import { emptyAccounts, makePerson } from '../../testing/accounts.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { makeJob } from '../../testing/jobs.ts'
import { makeApplication } from '../../testing/seekers.ts'

const { database } = await cloneDatabase()
const { executor } = database

beforeEach(() => emptyAccounts(database))

/** The values that the check constraint of a column allows. */
async function allowedStates(table: string): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c' and conname = ${`${table}_status_check`}
  `.execute(executor)
  return [...(rows[0]?.rule ?? '').matchAll(/'([A-Z]+)'/g)].map(([, state = '']) => state)
}

test.each([
  ['job_applications', applicationStates],
  ['offers', offerStates],
  ['interviews', interviewStates],
  ['placements', placementStates],
] as const)('the database allows the states of %s that the graph has', async (table, states) => {
  expect(await allowedStates(table)).toEqual([...states])
})

type Moves = { readonly [name: string]: { from: readonly string[]; to: string | readonly string[] } }

const moves = (subject: string, graph: Moves) =>
  Object.values(graph).flatMap(({ from, to }) =>
    from.flatMap((state) => statesAfter({ to }).map((next) => `${subject}: ${state} to ${next}`)),
  )

test('the database knows the transitions of the graph and no others', async () => {
  const stored = await executor.selectFrom('hiring_transitions').selectAll().execute()
  expect(stored.map((row) => `${row.subject}: ${row.from_state} to ${row.to_state}`).toSorted()).toEqual(
    [
      ...moves('job_applications', hiringGraph.application),
      ...moves('offers', hiringGraph.offer),
      ...moves('interviews', hiringGraph.interview),
      ...moves('placements', hiringGraph.placement),
    ].toSorted(),
  )
})

test('an application makes the transitions of the graph alone, whatever writes', async () => {
  const employer = await makePerson(database, 'household')
  const seeker = await makePerson(database, 'seeker')
  const known = new Set(moves('job_applications', hiringGraph.application))
  const wrong: string[] = []
  for (const from of applicationStates) {
    for (const to of applicationStates) {
      const jobId = await makeJob(database, employer.id)
      const id = await makeApplication(database, { jobId, seekerId: seeker.id, status: from })
      const update = executor.updateTable('job_applications').set({ status: to }).where('id', '=', id)
      const isStored = await update.execute().then(
        () => true,
        () => false,
      )
      const isKnown = from === to || known.has(`job_applications: ${from} to ${to}`)
      if (isStored !== isKnown) wrong.push(`${from} to ${to}`)
    }
  }
  expect(wrong).toEqual([])
})

test('an offer that was declined stays declined', async () => {
  const employer = await makePerson(database, 'household')
  const seeker = await makePerson(database, 'seeker')
  const offer = { id: crypto.randomUUID(), employer_id: employer.id, seeker_id: seeker.id }
  await executor.insertInto('offers').values(offer).execute()
  const set = (status: OfferState) => executor.updateTable('offers').set({ status }).execute()
  await set('DECLINED')
  await expect(set('ACCEPTED')).rejects.toThrow('no transition of offers from DECLINED to ACCEPTED')
})

test('an interview makes the transitions of the graph alone, whatever writes', async () => {
  const employer = await makePerson(database, 'household')
  const seeker = await makePerson(database, 'seeker')
  const jobId = await makeJob(database, employer.id)
  const applicationId = await makeApplication(database, { jobId, seekerId: seeker.id })
  const known = new Set(moves('interviews', hiringGraph.interview))
  const wrong: string[] = []
  for (const from of interviewStates) {
    for (const to of interviewStates) {
      await executor.deleteFrom('interviews').execute()
      const time = new Date()
      const interview = { id: crypto.randomUUID(), application_id: applicationId, employer_id: employer.id }
      await executor
        .insertInto('interviews')
        .values({ ...interview, status: from, kind: 'CALL', times: [time], chosen_time: time })
        .execute()
      const isStored = await executor
        .updateTable('interviews')
        .set({ status: to })
        .execute()
        .then(
          () => true,
          () => false,
        )
      const isKnown = from === to || known.has(`interviews: ${from} to ${to}`)
      if (isStored !== isKnown) wrong.push(`${from} to ${to}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a placement that has ended does not begin again', async () => {
  const placement = { id: crypto.randomUUID(), start_date: '2026-12-01' }
  const ended = { ended_at: new Date(), ended_by: 'employer', end_reason: 'MOVED' } as const
  await executor
    .insertInto('placements')
    .values({ ...placement, status: 'ENDED', ...ended })
    .execute()
  const begin = executor
    .updateTable('placements')
    .set({ status: 'CURRENT', ended_at: null, ended_by: null, end_reason: null })
    .where('id', '=', placement.id)
  await expect(begin.execute()).rejects.toThrow('no transition of placements from ENDED to CURRENT')
})
