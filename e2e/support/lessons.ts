import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { trainingStatus } from '../../contract/training.ts'
import { readConfig } from '../../server/config.ts'
import { seedModules, seedVersion, type SeededModule } from '../../server/domains/training/seeding.ts'
import { openDatabase, type Executor } from '../../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded/launcher.ts'
import { openFiles } from '../../server/open-files.ts'
import { tinyFilm } from '../../server/testing/films.ts'
import { startServer } from '../../server/testing/process.ts'
import { emptyTraining } from '../../server/testing/training.ts'
import { newSeeker } from './seekers.ts'
import { test as base } from './test.ts'

const inLanguages = (en: string, am: string, om: string) => ({ en, am, om })
const titles = [
  inLanguages('Safe in the kitchen', 'በኩሽና ውስጥ ደኅንነት', 'Nageenya kushiinaa'),
  inLanguages('The first day', 'የመጀመሪያው ቀን', 'Guyyaa jalqabaa'),
] as const

const picture = (colour: string) =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: colour } })
    .webp()
    .toBuffer()

/** A lesson of four seconds in three scenes; the second one asks a question. */
async function tinyLesson(index: number): Promise<SeededModule> {
  const scenes = ['#2f5d46', '#8a5a2b', '#2b5d8a'].map(async (colour, scene) => ({
    from: scene * 1_300,
    text: inLanguages(
      `Scene ${scene + 1} in words.`,
      `ትዕይንት ${scene + 1} በቃላት።`,
      `Taatee ${scene + 1} jechaan.`,
    ),
    picture: await picture(colour),
  }))
  const question = {
    text: inLanguages('Where do knives belong?', 'ቢላዎች የት ይቀመጣሉ?', "Billawwan eessa kaa'amu?"),
    choices: [
      inLanguages('On the floor', 'ወለል ላይ', 'Lafa irra'),
      inLanguages('In a drawer', 'በመሳቢያ ውስጥ', 'Saanduqa keessa'),
    ],
    right: 1,
    explanation: inLanguages(
      'Children reach what lies on the floor.',
      'ሕፃናት ወለል ላይ ያለውን ይደርሱበታል።',
      'Ijoolleen waan lafa irra jiru ni qaqqabu.',
    ),
  }
  return {
    title: titles[index] ?? titles[0],
    description: inLanguages('A short lesson.', 'አጭር ትምህርት።', 'Barnoota gabaabaa.'),
    film: await tinyFilm(),
    filmMilliseconds: 4_000,
    poster: await picture('#2f5d46'),
    scenes: await Promise.all(scenes),
    questions: index === 1 ? [question] : [],
  }
}

type Lessons = { url: string; renew: (moduleId: string) => Promise<unknown> }

/** How long that one is. */
const longFilmMilliseconds = 86_000

/** One of those that we publish, for tests of what arrives while it plays. */
async function longLesson(): Promise<SeededModule> {
  const folder = join(import.meta.dirname, '../../server/lessons/first-day')
  return {
    ...(await tinyLesson(0)),
    film: await readFile(join(folder, 'film.mp4')),
    filmMilliseconds: longFilmMilliseconds,
    poster: await readFile(join(folder, 'poster.webp')),
  }
}

/** A server of its own for each worker, because what is published there is published for everyone on it. */
async function openLessons(isLong: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-lessons-'))
  const environment = { DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', TIME_LIMIT_FACTOR: '20' }
  const server = await startServer(environment)
  // The one of the running server.
  const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
  const database = openDatabase(embedded.url, { connections: 3 })
  // The lessons of the demo would be the first ones.
  await emptyTraining(database)
  const { files } = await openFiles(readConfig(environment), database.executor)
  const seed = <Result>(act: (transaction: Executor) => Promise<Result>) =>
    database.executor.transaction().execute(act)
  const modules = isLong
    ? [await longLesson()]
    : await Promise.all(titles.map((_, index) => tinyLesson(index)))
  await seed((transaction) => seedModules(transaction, { files }, modules, null))
  let version = 1
  return {
    url: server.url,
    renew: async (moduleId: string) => {
      const module = await tinyLesson(0)
      version += 1
      await seed((transaction) => seedVersion(transaction, { files }, moduleId, version, module, null))
    },
    close: async () => {
      await database.close()
      await embedded.stop()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Tests that learn: two lessons are published, the second one with a question. */
export const test = base.extend<object, { isLong: boolean; lessons: Lessons }>({
  /** One lesson with a film of its usual length instead. */
  isLong: [false, { option: true, scope: 'worker' }],
  lessons: [
    async ({ isLong }, provide) => {
      const { close, ...lessons } = await openLessons(isLong)
      await provide(lessons)
      await close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ lessons }, provide) => provide(lessons.url),
})

export const viewer = '/jobseeker/training-status'
export const film = (page: Page) => page.locator('video')
export const button = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true })
export const filmTime = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
export const hasEnded = (page: Page) =>
  expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.ended)).toBe(true)

/** Pauses the film once it is there; a machine may be too busy to press the button in time. */
export const pauseAt = (page: Page, seconds: number): Promise<void> =>
  film(page).evaluate((video: HTMLVideoElement, at: number) => {
    const look = () => {
      if (video.currentTime < at) return
      video.removeEventListener('timeupdate', look)
      video.pause()
    }
    video.addEventListener('timeupdate', look)
  }, seconds)

/** Opens the first lesson of somebody new. */
export async function openFirst(page: Page): Promise<void> {
  await newSeeker(page, { verified: false })
  await page.goto(viewer)
  await expect(button(page, 'Play')).toBeVisible()
}

/** Completes the lesson that is first now, in the time that it takes. */
export async function passLesson(page: Page): Promise<void> {
  const answer = await page.request.get('/api/training-status/status-with-modules')
  const status = trainingStatus.parse(await answer.json())
  const [module] = [...status.currentModule, ...status.upcomingModulesList]
  const address = `/api/training/modules/${module?.trainingId}`
  const report = async (from: number, to: number) => {
    const data = { version: module?.version, from, to, position: to }
    expect((await page.request.post(`${address}/watched`, { data })).status()).toBe(200)
  }
  await report(0, 0)
  // The server believes its own clock.
  await pause(4_000)
  await report(0, 4_000)
  const done = await page.request.post(`/api/training-status/complete-module/${module?.trainingId}`)
  expect(done.status()).toBe(200)
}
