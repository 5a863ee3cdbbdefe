import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import {
  applicationStates,
  applicationTransitions,
  offerStates,
  offerTransitions,
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
] as const)('the database allows the states of %s that the graph has', async (table, states) => {
  expect(await allowedStates(table)).toEqual([...states])
})

const moves = (subject: string, graph: object) =>
  Object.values<{ from: readonly string[]; to: string }>({ ...graph }).flatMap(({ from, to }) =>
    from.map((state) => `${subject}: ${state} to ${to}`),
  )

test('the database knows the transitions of the graph and no others', async () => {
  const stored = await executor.selectFrom('hiring_transitions').selectAll().execute()
  expect(stored.map((row) => `${row.subject}: ${row.from_state} to ${row.to_state}`).toSorted()).toEqual(
    [...moves('job_applications', applicationTransitions), ...moves('offers', offerTransitions)].toSorted(),
  )
})

test('an application makes the transitions of the graph alone, whatever writes', async () => {
  const employer = await makePerson(database, 'household')
  const seeker = await makePerson(database, 'seeker')
  const known = new Set(moves('job_applications', applicationTransitions))
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
