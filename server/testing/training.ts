import { sql } from 'kysely'
import type { FilmRange } from '../../contract/rules/training.ts'
import type { TrainingStatus, Watched } from '../../contract/training.ts'
import { seedModules, seedVersion, type SeededModule } from '../domains/training/seeding.ts'
import type { Database } from '../platform/database/connection.ts'
import type { FileStore } from '../platform/storage/file-store.ts'
import type { SignedIn } from './accounts.ts'
import { plainPicture } from './pictures.ts'

/** The bytes of what tests play: no film, which no test of the server minds. */
export const testFilm = Buffer.from('a film of the tests, '.repeat(500))
const picture = await plainPicture({ width: 64, height: 36 }).webp().toBuffer()
const inLanguages = (text: string) => ({ en: text, am: `${text} በአማርኛ`, om: `${text} afaaniin` })

/** A question of which the second choice is right. */
export const testQuestion = (text: string): SeededModule['questions'][number] => ({
  text: inLanguages(text),
  choices: [inLanguages('No'), inLanguages('Yes')],
  right: 1,
  explanation: inLanguages('Think of the knife.'),
})

export const testModule = (changes: Partial<SeededModule> = {}): SeededModule => ({
  title: inLanguages('Safety at work'),
  description: inLanguages('How to work without harm.'),
  film: testFilm,
  filmMilliseconds: 60_000,
  poster: picture,
  scenes: [
    { from: 0, text: inLanguages('Put the knife away. Then wash your hands.'), picture },
    { from: 20_000, text: inLanguages('Call for help.'), picture: null },
  ],
  questions: [],
  ...changes,
})

export type TestModule = { id: string; version: number; versionId: string; filmMilliseconds: number }
type World = { database: Database; files: FileStore }

/** Published after all that are there. */
export async function makeModule(
  { database, files }: World,
  changes: Partial<SeededModule> = {},
): Promise<TestModule> {
  const module = testModule(changes)
  const [made] = await database.executor
    .transaction()
    .execute((transaction) => seedModules(transaction, { files }, [module], null))
  if (made === undefined) throw new Error('The module of the test is gone')
  const { moduleId: id, versionId } = made
  return { id, version: 1, versionId, filmMilliseconds: module.filmMilliseconds }
}

/** The next version of a module. */
export async function publishAgain(
  { database, files }: World,
  { id, version }: TestModule,
  changes: Partial<SeededModule> = {},
): Promise<TestModule> {
  const module = testModule(changes)
  const versionId = await database.executor
    .transaction()
    .execute((transaction) => seedVersion(transaction, { files }, id, version + 1, module, null))
  return { id, version: version + 1, versionId, filmMilliseconds: module.filmMilliseconds }
}

export async function retire({ executor }: Database, { id }: TestModule, retired = true): Promise<void> {
  await executor
    .updateTable('training_modules')
    .set({ retired_at: retired ? new Date() : null })
    .where('id', '=', id)
    .execute()
}

export async function emptyTraining({ executor }: Database): Promise<void> {
  await sql`truncate training_modules cascade`.execute(executor)
}

/** As if the last report of that person were so much older. */
export async function passTime({ executor }: Database, who: SignedIn, milliseconds: number): Promise<void> {
  await sql`update training_learners
    set reported_at = reported_at - make_interval(secs => ${milliseconds / 1_000}::float8)
    where account_id = ${who.person.id}`.execute(executor)
}

export const report = (
  who: SignedIn,
  { id, version }: Pick<TestModule, 'id' | 'version'>,
  { from, to, position = to }: { from: number; to: number; position?: number },
) => who.post(`/api/training/modules/${id}/watched`, { version, from, to, position })

/** A part of a film, in the time that it takes: the whole film where none is given. */
export async function watch(
  database: Database,
  who: SignedIn,
  module: TestModule,
  part?: FilmRange,
): Promise<Watched> {
  const { from, to } = part ?? { from: 0, to: module.filmMilliseconds }
  await report(who, module, { from, to: from })
  await passTime(database, who, to - from)
  return (await report(who, module, { from, to })).json<Watched>()
}

/** Answers every question of a module right, where they are those of `testQuestion`. */
export async function answerAll({ executor }: Database, who: SignedIn, module: TestModule): Promise<void> {
  const questions = await executor
    .selectFrom('training_questions')
    .select('id')
    .where('version_id', '=', module.versionId)
    .execute()
  for (const { id } of questions)
    await who.post(`/api/training/modules/${module.id}/answers`, { questionId: id, choice: 1 })
}

export const complete = (who: SignedIn, { id }: Pick<TestModule, 'id'>) =>
  who.post(`/api/training-status/complete-module/${id}`)

/** Sees a module to its end, answers its questions and completes it. */
export async function passModule(database: Database, who: SignedIn, module: TestModule): Promise<void> {
  await watch(database, who, module)
  await answerAll(database, who, module)
  const { statusCode } = await complete(who, module)
  if (statusCode !== 200) throw new Error(`The module was not completed: ${statusCode}`)
}

export const trainingOf = async (who: SignedIn): Promise<TrainingStatus> =>
  (await who.get('/api/training-status/status-with-modules')).json<TrainingStatus>()
