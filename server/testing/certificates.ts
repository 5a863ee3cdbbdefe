import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { emit } from '../domains.ts'
import type { Database } from '../platform/database/connection.ts'
import { makePerson, type TestPerson } from './accounts.ts'
import type { PersonDetails } from '../demo/people.ts'

type Titles = { en: string; am: string; om: string }
export type TestModule = { moduleId: string; versionId: string; number: number; titles: Titles }

/** A published module by its titles alone: its film is a row without a file. */
export async function addModule(database: Database, titles: Titles): Promise<TestModule> {
  const [moduleId, versionId, fileId] = [newId(), newId(), newId()]
  await database.executor
    .insertInto('stored_files')
    .values({
      id: fileId,
      wrapped_key: Buffer.alloc(1),
      key_fingerprint: 'of nobody',
      bytes: 1,
      state: 'KEPT',
    })
    .execute()
  const position = (await database.executor.selectFrom('training_modules').select('id').execute()).length
  const { number } = await database.executor
    .insertInto('training_modules')
    .values({ id: moduleId, position })
    .returning('number')
    .executeTakeFirstOrThrow()
  await database.executor
    .insertInto('training_versions')
    .values({
      id: versionId,
      module_id: moduleId,
      version: 1,
      title_en: titles.en,
      title_am: titles.am,
      title_om: titles.om,
      film_id: fileId,
      film_milliseconds: 60_000,
      film_bytes: 1,
      poster_id: fileId,
      published_at: sql`now()`,
    })
    .execute()
  return { moduleId, versionId, number, titles }
}

/** The modules are completed, and all of it is done. */
export const finishTraining = (
  database: Database,
  { id }: { id: string },
  modules: readonly Pick<TestModule, 'moduleId' | 'versionId'>[],
): Promise<void> =>
  database.executor.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('training_progress')
      .values(
        modules.map(({ moduleId, versionId }) => ({
          account_id: id,
          module_id: moduleId,
          version_id: versionId,
          completed_at: sql`now()`,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await emit(transaction, 'trainingFinished', { seekerId: id })
  })

/** Somebody who has finished their training, and the number of their certificate. */
export async function makeTrained(
  database: Database,
  modules: readonly TestModule[],
  changes: Partial<PersonDetails> = {},
): Promise<{ person: TestPerson; number: string }> {
  const person = await makePerson(database, 'seeker', changes)
  await finishTraining(database, person, modules)
  return { person, number: await numberOf(database, person) }
}

export async function numberOf({ executor }: Database, { id }: { id: string }): Promise<string> {
  const row = await executor
    .selectFrom('certificates')
    .select('number')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.number
}
