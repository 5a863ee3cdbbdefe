import { beforeEach, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { Lesson } from '../../../contract/training.ts'
import { emptyAccounts, makePerson, signedIn, testPassword, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { countStatements } from '../../testing/count-statements.ts'
import {
  answerAll,
  emptyTraining,
  makeModule,
  passModule,
  publishAgain,
  report,
  retire,
  testFilm,
  testQuestion,
  trainingOf,
  watch,
} from '../../testing/training.ts'

const world = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app, database } = world
const { executor } = database

const someTime: unknown = expect.any(String)

let who: SignedIn
beforeEach(async () => {
  await emptyAccounts(database)
  await emptyTraining(database)
  who = await signedIn(app, database, await makePerson(database, 'seeker'))
})

const titled = (text: string) => ({ title: { en: text, am: `${text} አማ`, om: `${text} om` } })

test('API-38 TRN-08 each module has one of three states, and all that the specification names', async () => {
  const passed = await makeModule(world, titled('First'))
  const begun = await makeModule(world, titled('Second'))
  const upcoming = await makeModule(world, titled('Third'))
  await passModule(database, who, passed)
  await watch(database, who, begun, { from: 0, to: 15_000 })
  const shown = await trainingOf(who)
  expect(shown).toMatchObject({
    modules: 3,
    completedModules: 1,
    inProgressModules: 1,
    upcomingModules: 1,
    trainingCompleted: false,
    completedModulesList: [{ trainingId: passed.id, moduleNumber: 0, status: 'completed' }],
    upcomingModulesList: [{ trainingId: upcoming.id, moduleNumber: 2, status: 'upcoming' }],
  })
  expect(shown.currentModule).toEqual([
    {
      trainingId: begun.id,
      moduleName: 'Second',
      moduleNumber: 1,
      moduleVideoLink: `/api/training/modules/${begun.id}/film?version=1`,
      status: 'inprogress',
      title: 'Second',
      desc: 'How to work without harm.',
      version: 1,
      posterLink: `/api/training/modules/${begun.id}/poster?version=1`,
      filmMilliseconds: 60_000,
      filmBytes: testFilm.length,
      watchedMilliseconds: 15_000,
      completedAt: null,
    },
  ])
})

test('TRN-08 a module is in progress from the first report on, before any of it counts', async () => {
  const module = await makeModule(world)
  await who.get(`/api/training/modules/${module.id}`)
  expect((await trainingOf(who)).upcomingModules).toBe(1)
  await report(who, module, { from: 0, to: 0 })
  expect((await trainingOf(who)).inProgressModules).toBe(1)
})

test('API-38 speaks the language of the call, in one statement', async () => {
  await makeModule(world, titled('First'))
  const modules = async (language: string) =>
    (await who.get(`/api/training-status/status-with-modules?lng=${language}`)).json<{
      upcomingModulesList: { title: string; moduleName: string; desc: string }[]
    }>().upcomingModulesList
  expect(await modules('am')).toMatchObject([
    { title: 'First አማ', moduleName: 'First አማ', desc: 'How to work without harm. በአማርኛ' },
  ])
  expect(await modules('om')).toMatchObject([{ title: 'First om' }])
  expect(await countStatements(database, () => trainingOf(who))).toBe(1)
})

test('numbers follow the order that staff chose, of what is published and not retired', async () => {
  const [first, second, third] = [await makeModule(world), await makeModule(world), await makeModule(world)]
  await retire(database, second)
  await executor.updateTable('training_modules').set({ position: 9 }).where('id', '=', first.id).execute()
  await publishAgain(world, third)
  const draft = await makeModule(world)
  await executor
    .updateTable('training_versions')
    .set({ published_at: null })
    .where('id', '=', draft.versionId)
    .execute()
  const { modules, upcomingModulesList } = await trainingOf(who)
  expect(modules).toBe(2)
  expect(upcomingModulesList).toMatchObject([
    { trainingId: third.id, moduleNumber: 0, version: 2 },
    { trainingId: first.id, moduleNumber: 1, version: 1 },
  ])
})

test('where nothing is published the training counts as complete', async () => {
  expect(await trainingOf(who)).toMatchObject({ modules: 0, trainingCompleted: true })
})

test('a lesson brings its transcript in pictures, captions in three languages and its questions', async () => {
  const module = await makeModule(world, { questions: [testQuestion('Is it safe?')] })
  await answerAll(database, who, module)
  const answer = await who.get(`/api/training/modules/${module.id}?lng=om`)
  const link = (file: string) => `/api/training/modules/${module.id}/${file}?version=1`
  expect(answer.json<Lesson>()).toMatchObject({
    status: 'upcoming',
    title: 'Safety at work afaaniin',
    scenes: [
      {
        from: 0,
        to: 20_000,
        text: 'Put the knife away. Then wash your hands. afaaniin',
        pictureLink: link('pictures/0'),
      },
      { from: 20_000, to: 60_000, text: 'Call for help. afaaniin', pictureLink: null },
    ],
    captions: ['en', 'am', 'om'].map((language) => ({ language, link: link(`captions/${language}`) })),
    questions: [{ text: 'Is it safe? afaaniin', choices: ['No afaaniin', 'Yes afaaniin'], answered: true }],
    covered: [],
    position: 0,
    seen: false,
  })
})

test('nobody sees or moves the progress of another person', async () => {
  const module = await makeModule(world, { questions: [testQuestion('Is it safe?')] })
  await passModule(database, who, module)
  const other = await signedIn(app, database, await makePerson(database, 'seeker'))
  expect(await trainingOf(other)).toMatchObject({ completedModules: 0, upcomingModules: 1 })
  const lesson = (await other.get(`/api/training/modules/${module.id}`)).json<Lesson>()
  expect(lesson).toMatchObject({ covered: [], seen: false, questions: [{ answered: false }] })
  await watch(database, other, module, { from: 0, to: 5_000 })
  expect((await trainingOf(who)).completedModules).toBe(1)
})

test.each(['household', 'business', 'partner'] as const)('a %s learns nothing here', async (kind) => {
  const module = await makeModule(world)
  const stranger = await signedIn(app, database, await makePerson(database, kind))
  const of = `/api/training/modules/${module.id}`
  const answers = [
    await stranger.get('/api/training-status/status-with-modules'),
    await stranger.get(of),
    await stranger.get(`${of}/film?version=1`),
    await stranger.get(`${of}/captions/en?version=1`),
    await report(stranger, module, { from: 0, to: 0 }),
    await stranger.post(`/api/training-status/complete-module/${module.id}`),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
})

test('ACC-39 ACC-40 what somebody has learned is handed over to them, and goes with the account', async () => {
  const module = await makeModule(world, { questions: [testQuestion('Is it safe?')] })
  const records = async () => (await who.get('/api/account/data')).json<OwnData>().records
  expect(await records()).not.toHaveProperty('training')
  await passModule(database, who, module)
  expect((await records())['training']).toEqual({
    lastReportAt: someTime,
    finishedAt: someTime,
    modules: [
      {
        title: 'Safety at work',
        version: 1,
        covered: [{ from: 0, to: 60_000 }],
        position: 60_000,
        startedAt: someTime,
        completedAt: someTime,
      },
    ],
    answers: [{ question: 'Is it safe?', answeredAt: someTime }],
  })
  expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
  for (const table of ['training_learners', 'training_progress', 'training_answers'] as const)
    expect(await executor.selectFrom(table).selectAll().execute(), table).toEqual([])
})
