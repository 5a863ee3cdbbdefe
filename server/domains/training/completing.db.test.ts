import { beforeEach, describe, expect, test } from 'vitest'
import type { Lesson, TrainingStatus } from '../../../contract/training.ts'
import { createEmit } from '../../platform/domain-events.ts'
import { emptyAccounts, makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import {
  answerAll,
  complete,
  emptyTraining,
  makeModule,
  passModule,
  publishAgain,
  retire,
  testQuestion,
  trainingOf,
  watch,
  type TestModule,
} from '../../testing/training.ts'
import { completeModule } from './completing.ts'
import { finishTrainings } from './finishing.ts'
import { listCompletedModules, listModuleTitles } from './service.ts'

const world = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app, database } = world
const { executor } = database

const someDate: unknown = expect.any(Date)

let who: SignedIn
beforeEach(async () => {
  await emptyAccounts(database)
  await emptyTraining(database)
  who = await signedIn(app, database, await makePerson(database, 'seeker'))
})

const get = (module: TestModule, headers: { [name: string]: string }, reader = who) =>
  app.inject({
    url: `/api/training-status/complete-module/${module.id}`,
    headers: { ...headers, cookie: `session=${reader.jar.get('session') ?? ''}` },
  })
const ownPage = { 'sec-fetch-site': 'same-origin' }
const entries = () => executor.selectFrom('training_progress').select(['module_id', 'completed_at']).execute()
const finishedAt = async () =>
  (await executor.selectFrom('training_learners').select('finished_at').executeTakeFirst())?.finished_at ??
  null

/** What happened, as other domains hear of it. */
function listening() {
  const heard: string[] = []
  const emit = createEmit([
    { trainingFinished: async (_transaction, { seekerId }) => void heard.push(seekerId) },
  ])
  return { heard, emit }
}

test('TRN-12 API-39 both calls complete a module that was seen and answer with the new status', async () => {
  const [first, second] = [await makeModule(world), await makeModule(world)]
  await watch(database, who, first)
  expect((await complete(who, first)).json<TrainingStatus>()).toMatchObject({
    modules: 2,
    completedModules: 1,
    inProgressModules: 0,
    upcomingModules: 1,
    trainingCompleted: false,
    upcomingModulesList: [{ trainingId: second.id, moduleNumber: 1 }],
  })
  await watch(database, who, second)
  const answer = await get(second, ownPage)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual(await trainingOf(who))
  expect(answer.json()).toMatchObject({
    completedModules: 2,
    trainingCompleted: true,
    upcomingModulesList: [],
  })
})

test('TRN-14 API-39 twice is once, by either call, and the time of the first stays', async () => {
  const module = await makeModule(world)
  await watch(database, who, module)
  const first = (await complete(who, module)).json<TrainingStatus>()
  const again = [await complete(who, module), await get(module, ownPage)]
  expect(again.map((answer) => answer.json<TrainingStatus>())).toEqual([first, first])
})

test('200 completions of one module at the same time are one entry, and its learner finishes once', async () => {
  const module = await makeModule(world)
  await watch(database, who, module)
  const { heard, emit } = listening()
  const caller = { accountId: who.person.id }
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, count) => [
      (await (count % 2 === 0 ? complete(who, module) : get(module, ownPage))).statusCode,
      await completeModule(executor, emit, caller, module.id, 'en').then(() => 200),
    ]),
  )
  expect(new Set(answers.flat())).toEqual(new Set([200]))
  expect(await entries()).toEqual([{ module_id: module.id, completed_at: someDate }])
  expect(heard.length).toBeLessThanOrEqual(1)
})

describe('ERR-72 before its end a module is not completed', () => {
  const unfinished = { code: 'training_unfinished', message: 'Failed to update training status', fields: {} }

  test('TRN-11 not begun, half seen, or seen up to just before its end', async () => {
    const module = await makeModule(world)
    expect(refusalOf(await complete(who, module))).toEqual(unfinished)
    expect(await entries()).toEqual([])
    for (const to of [30_000, 53_999]) {
      await watch(database, who, module, { from: 0, to })
      const answers = [await complete(who, module), await get(module, ownPage)]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409])
      expect(answers.map(refusalOf)).toEqual([unfinished, unfinished])
    }
    expect((await trainingOf(who)).completedModules).toBe(0)
  })

  test('while a question waits for its right answer', async () => {
    const module = await makeModule(world, {
      questions: [testQuestion('Is it safe?'), testQuestion('And now?')],
    })
    await watch(database, who, module)
    const { questions } = (await who.get(`/api/training/modules/${module.id}`)).json<Lesson>()
    expect(questions).toMatchObject([
      { text: 'Is it safe?', choices: ['No', 'Yes'], answered: false },
      { text: 'And now?', answered: false },
    ])
    expect(JSON.stringify(questions)).not.toMatch(/right|knife/)
    const answer = async (index: number, choice: number) =>
      who.post(`/api/training/modules/${module.id}/answers`, { questionId: questions[index]?.id, choice })
    expect((await answer(0, 0)).json()).toEqual({ right: false, explanation: 'Think of the knife.' })
    expect((await answer(0, 1)).json()).toEqual({ right: true, explanation: '' })
    // A wrong try afterwards takes nothing away.
    await answer(0, 0)
    expect(refusalOf(await complete(who, module))).toEqual(unfinished)
    expect((await answer(1, 1)).statusCode).toBe(200)
    expect((await complete(who, module)).statusCode).toBe(200)
  })
})

test('a question is answered in its module, by a choice that is there, while its version is published', async () => {
  const module = await makeModule(world, { questions: [testQuestion('Is it safe?')] })
  const other = await makeModule(world)
  const { questions } = (await who.get(`/api/training/modules/${module.id}`)).json<Lesson>()
  const questionId = questions[0]?.id ?? ''
  const answer = (id: string, choice: number) =>
    who.post(`/api/training/modules/${id}/answers`, { questionId, choice })
  expect((await answer(other.id, 1)).statusCode).toBe(404)
  const refused = await answer(module.id, 2)
  expect([refused.statusCode, Object.keys(refusalOf(refused).fields)]).toEqual([400, ['choice']])
  await publishAgain(world, module)
  expect(refusalOf(await answer(module.id, 1)).code).toBe('training_changed')
})

describe('the call that changes by GET', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['a program or an old browser', {}],
  ])('API-39 is refused to %s', async (_what, headers) => {
    const module = await makeModule(world)
    await watch(database, who, module)
    const answer = await get(module, headers)
    expect([answer.statusCode, refusalOf(answer).code]).toEqual([403, 'cross_site'])
    expect((await trainingOf(who)).completedModules).toBe(0)
  })

  test('is refused to a HEAD from elsewhere too', async () => {
    const module = await makeModule(world)
    const url = `/api/training-status/complete-module/${module.id}`
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(403)
  })
})

test('there is no module by another id, or none any more', async () => {
  const module = await makeModule(world)
  await watch(database, who, module)
  expect((await complete(who, { id: '0199f000-0000-7000-8000-0000000000aa' })).statusCode).toBe(404)
  await retire(database, module)
  expect((await complete(who, module)).statusCode).toBe(404)
})

describe('who has finished', () => {
  test('is said once all is completed, and again with what is added later', async () => {
    const [first, second] = [await makeModule(world), await makeModule(world)]
    const { heard, emit } = listening()
    const finish = async (module: TestModule) => {
      await watch(database, who, module)
      await completeModule(executor, emit, { accountId: who.person.id }, module.id, 'en')
    }
    await finish(second)
    expect([heard.length, await finishedAt()]).toEqual([0, null])
    await finish(first)
    expect(heard).toEqual([who.person.id])
    const since = await finishedAt()
    expect(since).toEqual(someDate)
    const third = await makeModule(world)
    // Passed stays passed.
    expect(await trainingOf(who)).toMatchObject({ trainingCompleted: true, upcomingModules: 1 })
    await finish(third)
    expect(heard).toHaveLength(2)
    expect(await finishedAt()).toEqual(since)
  })

  test('grows when a module is retired that was all that was missing, once', async () => {
    const [first, second] = [await makeModule(world), await makeModule(world)]
    const others = await Promise.all(
      ['one', 'two'].map(async () => signedIn(app, database, await makePerson(database, 'seeker'))),
    )
    await passModule(database, who, first)
    for (const other of others) await watch(database, other, first)
    const { heard, emit } = listening()
    await finishTrainings(executor, emit)
    expect(heard).toEqual([])
    await retire(database, second)
    expect((await trainingOf(who)).trainingCompleted).toBe(true)
    await finishTrainings(executor, emit)
    await finishTrainings(executor, emit)
    expect(heard).toEqual([who.person.id])
    // Where nothing is published nobody finishes.
    await retire(database, first)
    await finishTrainings(executor, emit)
    expect(heard).toHaveLength(1)
  })
})

test('what somebody has completed is listed in order under the titles of its version, retired modules too', async () => {
  const title = (text: string) => ({ en: text, am: `${text} አ`, om: `${text} o` })
  const first = await makeModule(world, { title: title('First') })
  const second = await makeModule(world, { title: title('Second'), questions: [testQuestion('Why?')] })
  await passModule(database, who, second)
  await passModule(database, who, first)
  await publishAgain(world, second, { title: title('Renewed') })
  await retire(database, first)
  expect(await listCompletedModules(executor, who.person.id)).toMatchObject([
    { moduleId: first.id, versionId: first.versionId, titles: { en: 'First' } },
    { moduleId: second.id, versionId: second.versionId, titles: title('Second') },
  ])
  expect((await listModuleTitles(executor)).map(({ titles }) => titles.en)).toEqual(['First', 'Renewed'])
  await answerAll(database, who, second)
})
