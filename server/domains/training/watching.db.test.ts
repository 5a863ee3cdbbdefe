import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { idleMilliseconds } from '../../../contract/rules/training.ts'
import type { Lesson, Watched } from '../../../contract/training.ts'
import { emptyAccounts, makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { openDatabase } from '../../platform/database/connection.ts'
import { testApp } from '../../testing/app.ts'
import { cloneDatabase } from '../../testing/database.ts'
import {
  complete,
  emptyTraining,
  makeModule,
  passTime,
  publishAgain,
  report,
  trainingOf,
  watch,
  type TestModule,
} from '../../testing/training.ts'

const { url, database } = await cloneDatabase()
const world = await testApp({ database, environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app } = world

let who: SignedIn
let module: TestModule
beforeEach(async () => {
  await emptyAccounts(database)
  await emptyTraining(database)
  who = await signedIn(app, database, await makePerson(database, 'seeker'))
  module = await makeModule(world)
})

const lesson = async (reader = who) => (await reader.get(`/api/training/modules/${module.id}`)).json<Lesson>()
const whole = { from: 0, to: 60_000 }
/** How long ago something began: no more may be credited than what a test has let pass, and this. */
const stopwatch = () => {
  const began = Date.now()
  return () => Date.now() - began + 1
}

test('TRN-15 where somebody stopped is known on another device too', async () => {
  await watch(database, who, module, { from: 0, to: 25_000 })
  const elsewhere = await signedIn(app, database, who.person)
  expect(await lesson(elsewhere)).toMatchObject({
    status: 'inprogress',
    position: 25_000,
    covered: [{ from: 0, to: 25_000 }],
    watchedMilliseconds: 25_000,
    seen: false,
  })
  expect((await trainingOf(elsewhere)).currentModule).toMatchObject([{ watchedMilliseconds: 25_000 }])
  // Goes on there, with a part in between that is left out.
  await watch(database, elsewhere, module, { from: 40_000, to: 60_000 })
  expect(await lesson()).toMatchObject({
    position: 60_000,
    covered: [
      { from: 0, to: 25_000 },
      { from: 40_000, to: 60_000 },
    ],
    seen: false,
  })
})

test('parts that overlap count once, and nine tenths of a film are its end', async () => {
  await watch(database, who, module, { from: 0, to: 40_000 })
  await watch(database, who, module, { from: 20_000, to: 53_900 })
  expect(await lesson()).toMatchObject({ watchedMilliseconds: 53_900, seen: false })
  await watch(database, who, module, { from: 30_000, to: 54_000 })
  expect(await lesson()).toMatchObject({ covered: [{ from: 0, to: 54_000 }], seen: true })
})

describe('watched time cannot be faked', () => {
  test('TRN-11 by one call: the first report of somebody counts nothing', async () => {
    expect((await report(who, module, whole)).json<Watched>()).toEqual({
      covered: [],
      watchedMilliseconds: 0,
      position: 60_000,
      seen: false,
    })
    expect(refusalOf(await complete(who, module))).toMatchObject({ code: 'training_unfinished' })
  })

  test('by many quick calls, however much each of them claims', async () => {
    const passed = stopwatch()
    for (let count = 0; count < 60; count += 1)
      await report(who, module, count % 2 === 0 ? whole : { from: count * 1_000, to: (count + 1) * 1_000 })
    const { watchedMilliseconds } = await lesson()
    expect(watchedMilliseconds).toBeLessThanOrEqual(passed())
  })

  test('by many calls at one time', async () => {
    const passed = stopwatch()
    await report(who, module, { from: 0, to: 0 })
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, count) =>
        report(who, module, { from: count * 1_000, to: (count + 1) * 1_000 }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect((await lesson()).watchedMilliseconds).toBeLessThanOrEqual(passed())
  })

  test('by two tabs, of the same film or of two: each moment counts once', async () => {
    const other = await makeModule(world)
    const tab = await signedIn(app, database, who.person)
    const sum = async () =>
      (await trainingOf(who)).currentModule.reduce((all, each) => all + each.watchedMilliseconds, 0)
    for (const [first, second, seen] of [
      [{ from: 0, to: 20_000 }, module, { from: 20_000, to: 40_000 }],
      [{ from: 40_000, to: 60_000 }, other, { from: 0, to: 20_000 }],
    ] as const) {
      const passed = stopwatch()
      await report(who, module, { from: 0, to: 0 })
      await passTime(database, who, 20_000)
      const before = await sum()
      await Promise.all([report(who, module, first), report(tab, second, seen)])
      const credited = (await sum()) - before
      expect(credited).toBeGreaterThanOrEqual(20_000)
      expect(credited).toBeLessThanOrEqual(20_000 + passed())
    }
  })

  test('by a clock of the sender: nothing of it is read, and connections in other time zones agree', async () => {
    const inZone = async (zone: string) => {
      const zoned = `${url}${url.includes('?') ? '&' : '?'}options=-ctimezone%3D${zone}`
      const there = openDatabase(zoned, { connections: 2 })
      onTestFinished(() => there.close())
      return signedIn((await testApp({ database: there })).app, database, who.person)
    }
    const [early, late] = [await inZone('Pacific/Kiritimati'), await inZone('Pacific/Pago_Pago')]
    const passed = stopwatch()
    await report(early, module, { from: 0, to: 0 })
    await passTime(database, who, 10_000)
    const answer = await late.post(`/api/training/modules/${module.id}/watched`, {
      version: 1,
      ...whole,
      position: 2_147_483_647,
      reportedAt: '2001-01-01T00:00:00Z',
    })
    const { covered, watchedMilliseconds, position } = answer.json<Watched>()
    expect(watchedMilliseconds).toBeGreaterThanOrEqual(10_000)
    expect(watchedMilliseconds).toBeLessThanOrEqual(10_000 + passed())
    // The end of what was claimed, and no place beyond the film.
    expect([covered[0]?.to, position]).toEqual([60_000, 60_000])
  })

  test('by a clock of the database that is set back and forth', async () => {
    const passed = stopwatch()
    await report(who, module, { from: 0, to: 0 })
    await passTime(database, who, -30_000)
    expect((await report(who, module, whole)).json<Watched>().watchedMilliseconds).toBe(0)
    await passTime(database, who, 30_000)
    expect((await report(who, module, whole)).json<Watched>().watchedMilliseconds).toBeLessThanOrEqual(
      passed(),
    )
  })

  test('by a report that ends before it begins', async () => {
    await report(who, module, { from: 0, to: 0 })
    await passTime(database, who, 30_000)
    const answer = await report(who, module, { from: 50_000, to: 10_000 })
    expect(answer.json<Watched>()).toMatchObject({ watchedMilliseconds: 0, position: 10_000 })
  })

  test('after a pause longer than the film and some time counts from the next report on', async () => {
    await report(who, module, { from: 0, to: 0 })
    await passTime(database, who, module.filmMilliseconds + idleMilliseconds + 1)
    expect((await report(who, module, whole)).json<Watched>().watchedMilliseconds).toBe(0)
    await passTime(database, who, module.filmMilliseconds + idleMilliseconds - 60_000)
    expect((await report(who, module, whole)).json<Watched>()).toMatchObject({ seen: true, covered: [whole] })
  })
})

describe('a newer version', () => {
  test('is opened anew, and nothing of the older one counts', async () => {
    await watch(database, who, module)
    const newer = await publishAgain(world, module, { filmMilliseconds: 30_000 })
    expect(await lesson()).toMatchObject({ version: 2, status: 'inprogress', covered: [], position: 0 })
    expect(refusalOf(await report(who, module, whole))).toMatchObject({
      code: 'training_changed',
      message: 'This lesson has been renewed. Open it again.',
    })
    expect(refusalOf(await complete(who, module)).code).toBe('training_unfinished')
    await watch(database, who, newer, { from: 0, to: 10_000 })
    expect(await lesson()).toMatchObject({ covered: [{ from: 0, to: 10_000 }], position: 10_000 })
    await watch(database, who, newer)
    expect((await complete(who, newer)).statusCode).toBe(200)
  })

  test('takes nothing from those who have passed the older one', async () => {
    await watch(database, who, module)
    await complete(who, module)
    const newer = await publishAgain(world, module)
    expect(await lesson()).toMatchObject({ version: 2, status: 'completed', seen: true, covered: [] })
    // Seen again, it stays passed by the version that was passed.
    await watch(database, who, newer, { from: 0, to: 10_000 })
    expect(await lesson()).toMatchObject({ status: 'completed', seen: true })
    expect((await trainingOf(who)).trainingCompleted).toBe(true)
    expect(await database.executor.selectFrom('training_progress').select('version_id').execute()).toEqual([
      { version_id: module.versionId },
    ])
  })
})

test('there is no module by another id, and none that is a draft or retired', async () => {
  const nobody = { id: '0199f000-0000-7000-8000-0000000000aa', version: 1 }
  expect((await report(who, nobody, whole)).statusCode).toBe(404)
  await sql`update training_versions set published_at = null`.execute(database.executor)
  expect((await report(who, module, whole)).statusCode).toBe(404)
  await sql`update training_versions set published_at = now()`.execute(database.executor)
  await sql`update training_modules set retired_at = now()`.execute(database.executor)
  expect((await report(who, module, whole)).statusCode).toBe(404)
})
