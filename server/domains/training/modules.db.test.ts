import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { mostModules } from '../../../contract/rules/training.ts'
import type { ListedModule } from '../../../contract/training-modules.ts'
import type { TrainingStatus } from '../../../contract/training.ts'
import { makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import {
  addDraft,
  completeDraft,
  inThreeLanguages,
  moduleContent,
  moduleWords,
  publishModuleOf,
  readModuleOf,
  saveModule,
} from '../../testing/modules.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
let admin: SignedIn
let seeker: SignedIn

beforeEach(async () => {
  await executor.deleteFrom('training_progress').execute()
  await executor.deleteFrom('training_modules').execute()
  admin = await signedIn(app, database, await makePerson(database, 'admin'))
  seeker = await signedIn(app, database, await makePerson(database, 'seeker'))
})

const list = async (who = admin) =>
  (await who.get('/api/admin/training')).json<{ mayChange: boolean; modules: ListedModule[] }>()
const ids = async () => (await list()).modules.map(({ id }) => id)
const order = (wanted: readonly string[], who = admin) =>
  who.put('/api/admin/training/order', { ids: wanted })
const retire = (id: string, retired = true) => admin.put(`/api/admin/training/${id}/retired`, { retired })
const lessons = async () =>
  (await seeker.get('/api/training-status/status-with-modules')).json<TrainingStatus>()
/** As if the seeker had watched and answered. */
async function pass(moduleId: string): Promise<void> {
  const { id } = await executor
    .selectFrom('training_versions')
    .select('id')
    .where('module_id', '=', moduleId)
    .where('published_at', 'is not', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await executor
    .insertInto('training_progress')
    .values({
      account_id: seeker.person.id,
      module_id: moduleId,
      version_id: id,
      completed_at: new Date(),
    })
    .execute()
}

test('ADM-20 a module is a draft that learners do not see until it is published', async () => {
  const id = await addDraft(admin)
  expect((await list()).modules).toMatchObject([
    {
      id,
      title: moduleWords.title,
      publishedVersion: null,
      hasDraft: true,
      retired: false,
      filmMilliseconds: null,
      completions: 0,
    },
  ])
  expect((await lessons()).modules).toBe(0)
  const complete = await completeDraft(admin)
  expect((await lessons()).modules).toBe(0)
  expect((await publishModuleOf(admin, complete)).statusCode).toBe(200)
  expect((await lessons()).upcomingModulesList).toMatchObject([
    { trainingId: complete, title: 'Safe at work', filmMilliseconds: 4_000 },
  ])
  expect((await list()).modules).toMatchObject([
    { id },
    { id: complete, publishedVersion: 1, hasDraft: false, filmMilliseconds: 4_000 },
  ])
})

test('ADM-20 a draft that lacks something is not published, and says what it lacks', async () => {
  const id = await addDraft(admin, { ...moduleWords, title: { ...moduleWords.title, om: '' } })
  const { problems } = await readModuleOf(admin, id)
  expect(problems).toEqual(['titles', 'film', 'poster', 'scenes'])
  const refusal = await publishModuleOf(admin, id)
  expect(refusal.statusCode).toBe(409)
  expect(refusalOf(refusal).code).toBe('draft_incomplete')
  expect((await readModuleOf(admin, id)).isDraft).toBe(true)
})

const incomplete = {
  'a scene without its text in Amharic': [
    { scenes: [{ from: 0, text: { en: 'Gas', am: ' ', om: 'Gaasii' }, pictureId: null }] },
    'sceneTexts',
  ],
  'a first scene that begins late': [
    { scenes: [{ from: 5, text: inThreeLanguages('Gas'), pictureId: null }] },
    'sceneTimes',
  ],
  'two scenes that begin together': [
    { scenes: [0, 0].map((from) => ({ from, text: inThreeLanguages('Gas'), pictureId: null })) },
    'sceneTimes',
  ],
  'a scene after the end of the film': [
    { scenes: [0, 4_000].map((from) => ({ from, text: inThreeLanguages('Gas'), pictureId: null })) },
    'sceneTimes',
  ],
  'no scene': [{ scenes: [] }, 'scenes'],
  'a choice in two languages': [
    {
      questions: moduleContent.questions.map((question) => ({
        ...question,
        choices: [inThreeLanguages('Yes'), { en: 'No', am: 'አይ', om: '' }],
      })),
    },
    'questions',
  ],
  'a question without an explanation': [
    {
      questions: moduleContent.questions.map((question) => ({
        ...question,
        explanation: { en: '', am: '', om: '' },
      })),
    },
    'questions',
  ],
} as const
test.each(Object.entries(incomplete))(
  'ADM-20 %s keeps a draft from being published',
  async (_what, given) => {
    const [changes, problem] = given
    const id = await completeDraft(admin)
    const { posterId } = await readModuleOf(admin, id)
    // As a form sends it.
    const body: object = { ...moduleWords, ...moduleContent, posterId, ...changes }
    expect((await admin.put(`/api/admin/training/${id}`, body)).statusCode).toBe(200)
    expect((await readModuleOf(admin, id)).problems).toEqual([problem])
    expect(refusalOf(await publishModuleOf(admin, id)).code).toBe('draft_incomplete')
  },
)

test('ADM-20 a new version replaces the old one for learners, and what they have passed stays passed', async () => {
  const id = await completeDraft(admin)
  await publishModuleOf(admin, id)
  await pass(id)
  const { posterId } = await readModuleOf(admin, id)
  const title = inThreeLanguages('Safer at work')
  await saveModule(admin, id, { posterId, title })
  expect(await readModuleOf(admin, id)).toMatchObject({
    version: 2,
    isDraft: true,
    publishedVersion: 1,
    title,
  })
  expect((await lessons()).completedModulesList).toMatchObject([{ title: 'Safe at work', version: 1 }])
  const before = await versionRow(id, 1)
  expect((await publishModuleOf(admin, id)).statusCode).toBe(200)
  expect(await lessons()).toMatchObject({
    trainingCompleted: true,
    completedModulesList: [{ trainingId: id, title: 'Safer at work', version: 2 }],
  })
  expect((await list()).modules).toMatchObject([{ completions: 1, publishedVersion: 2 }])
  expect(await versionRow(id, 1)).toEqual(before)
})

const versionRow = (id: string, version: number) =>
  executor
    .selectFrom('training_versions')
    .selectAll()
    .where('module_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

test('ADM-20 published twice, also together, it is published once', async () => {
  const id = await completeDraft(admin)
  const answers = await Promise.all(Array.from({ length: 5 }, () => publishModuleOf(admin, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect((await actsOf(database, admin.person)).filter(({ act }) => act === 'module.publish')).toHaveLength(1)
  expect(await readModuleOf(admin, id)).toMatchObject({ version: 1, isDraft: false, publishedVersion: 1 })
})

test('ADM-20 learners see modules in the order that staff gave them; those that nobody named come after', async () => {
  const [one, two, three] = [await addDraft(admin), await addDraft(admin), await addDraft(admin)]
  expect(await ids()).toEqual([one, two, three])
  expect((await order([three])).statusCode).toBe(200)
  expect(await ids()).toEqual([three, one, two])
  await order([two, two, crypto.randomUUID(), three])
  expect(await ids()).toEqual([two, three, one])
  await order([two, three, one])
  expect((await actsOf(database, admin.person)).filter(({ act }) => act === 'module.order')).toHaveLength(2)
})

test('ADM-20 ordered by two administrators together, every module keeps one place', async () => {
  const made = [await addDraft(admin), await addDraft(admin), await addDraft(admin), await addDraft(admin)]
  const orders = [made, made.toReversed(), made.slice(2), made.slice(0, 3).toReversed()]
  const answers = await Promise.all([...orders, ...orders].map((wanted) => order(wanted)))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  const rows = await executor.selectFrom('training_modules').select('position').orderBy('position').execute()
  expect(new Set(rows.map(({ position }) => position)).size).toBe(4)
  expect((await ids()).toSorted()).toEqual(made.toSorted())
})

test('ADM-20 a retired module is gone for learners, stays passed, and comes back where it was', async () => {
  const id = await completeDraft(admin)
  await publishModuleOf(admin, id)
  const other = await addDraft(admin)
  await pass(id)
  expect((await retire(id)).json()).toMatchObject({ data: { retired: true } })
  expect((await lessons()).modules).toBe(0)
  expect(await ids()).toEqual([other, id])
  expect(await executor.selectFrom('training_progress').select('module_id').execute()).toHaveLength(1)
  const { rows } = await sql`
    select 1 from graphile_worker.jobs where task_identifier = 'finish-trainings'`.execute(executor)
  expect(rows).toHaveLength(1)
  expect((await retire(id, false)).json()).toMatchObject({ data: { retired: false } })
  expect(await ids()).toEqual([id, other])
  expect((await lessons()).completedModulesList).toMatchObject([{ trainingId: id }])
  expect((await actsOf(database, admin.person)).map(({ act }) => act).slice(-2)).toEqual([
    'module.retire',
    'module.restore',
  ])
})

test('ADM-20 there are at most so many modules; a retired one leaves room', async () => {
  await executor
    .insertInto('training_modules')
    .values(Array.from({ length: mostModules - 1 }, (_, position) => ({ id: crypto.randomUUID(), position })))
    .execute()
  const last = await addDraft(admin)
  const refusal = await admin.post('/api/admin/training', moduleWords)
  expect(refusalOf(refusal).code).toBe('too_many_modules')
  await retire(last)
  expect((await admin.post('/api/admin/training', moduleWords)).statusCode).toBe(200)
  expect(refusalOf(await retire(last, false)).code).toBe('too_many_modules')
})

test('ADM-20 support staff read modules and change none', async () => {
  const id = await addDraft(admin)
  const support = await signedIn(app, database, await makePerson(database, 'support'))
  expect(await list(support)).toMatchObject({ mayChange: false, modules: [{ id }] })
  expect(await readModuleOf(support, id)).toMatchObject({ id, mayChange: false })
  expect(await readModuleOf(admin, id)).toMatchObject({ id, mayChange: true })
  for (const answer of [
    await order([id], support),
    await saveModule(support, id),
    await publishModuleOf(support, id),
  ])
    expect(answer.statusCode).toBe(403)
})
