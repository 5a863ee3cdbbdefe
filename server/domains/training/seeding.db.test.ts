import { expect, test } from 'vitest'
import type { Lesson } from '../../../contract/training.ts'
import { createEmit } from '../../platform/domain-events.ts'
import { makePerson, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { complete, testModule, testQuestion, trainingOf, watch } from '../../testing/training.ts'
import { seedModules, seedProgress } from './seeding.ts'

const { app, database, files } = await testApp()
const { executor } = database

test('the demo publishes lessons and has people who have begun, passed and finished them', async () => {
  const heard: string[] = []
  const emit = createEmit([
    { trainingFinished: async (_transaction, { seekerId }) => void heard.push(seekerId) },
  ])
  const [trained, learning] = [await makePerson(database, 'seeker'), await makePerson(database, 'seeker')]
  const startedAt = new Date('2026-11-01T08:00:00Z')
  const completedAt = new Date('2026-11-01T09:00:00Z')
  const modules = await executor.transaction().execute(async (transaction) => {
    const lessons = [testModule(), testModule({ questions: [testQuestion('Is it safe?')] })]
    const published = await seedModules(transaction, { files }, lessons, null)
    const whole = { watchedMilliseconds: 60_000, startedAt, completedAt }
    await seedProgress(transaction, emit, [
      ...published.map((module) => ({ ...module, ...whole, accountId: trained.id })),
      ...published.slice(0, 1).map((module) => ({
        ...module,
        accountId: learning.id,
        watchedMilliseconds: 20_000,
        startedAt,
        completedAt: null,
      })),
    ])
    return published.map(({ moduleId, versionId }) => ({
      id: moduleId,
      versionId,
      version: 1,
      filmMilliseconds: 60_000,
    }))
  })
  expect(heard).toEqual([trained.id])
  const [first, second] = [await signedIn(app, database, trained), await signedIn(app, database, learning)]
  expect(await trainingOf(first)).toMatchObject({
    trainingCompleted: true,
    completedModulesList: modules.map(({ id }, moduleNumber) => ({
      trainingId: id,
      moduleNumber,
      completedAt: completedAt.toISOString(),
    })),
  })
  const asked = await first.get(`/api/training/modules/${modules[1]?.id ?? ''}`)
  expect(asked.json<Lesson>().questions).toMatchObject([{ answered: true }])
  expect(await trainingOf(second)).toMatchObject({
    currentModule: [{ trainingId: modules[0]?.id, watchedMilliseconds: 20_000 }],
    upcomingModules: 1,
  })
  // What was seeded goes on as what was watched.
  for (const module of modules.slice(0, 1)) {
    await watch(database, second, module, { from: 20_000, to: 60_000 })
    expect((await complete(second, module)).statusCode).toBe(200)
  }
})
