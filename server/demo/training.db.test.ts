import { expect, test } from 'vitest'
import type { OwnCertificate } from '../../contract/certificates.ts'
import type { Lesson, TrainingStatus } from '../../contract/training.ts'
import { emit } from '../domains.ts'
import { eraseDemoAccounts } from '../domains/accounts/erase-account.ts'
import { addKnownModules, eraseUnusedModules } from '../domains/training/known-modules.ts'
import { readLessons } from '../lessons/lessons.ts'
import { browser, makePerson } from '../testing/accounts.ts'
import { testApp, testAudit, testSigner } from '../testing/app.ts'
import { filesLeft } from '../testing/documents.ts'
import { testPasswords } from '../testing/passwords.ts'
import { addDemoPeople, demoPassword } from './demo.ts'

const { app, database, disk, files } = await testApp()
const { executor } = database
const lessons = await readLessons()
const ids = lessons.map(({ id }) => id)
await addDemoPeople(executor, {
  passwords: await testPasswords(),
  audit: testAudit,
  signer: testSigner,
  files,
})

const signIn = async (identifier: string) => {
  const who = browser(app)
  expect((await who.post('/api/auth/login', { identifier, password: demoPassword })).statusCode).toBe(200)
  return who
}

test('the tried seeker has completed the first lesson and stopped in the middle of the second', async () => {
  const seeker = await signIn('demo.seeker')
  const status = (await seeker.get('/api/training-status/status-with-modules')).json<TrainingStatus>()
  expect(status).toMatchObject({ modules: 3, completedModules: 1, inProgressModules: 1, upcomingModules: 1 })
  const second = status.currentModule[0]
  expect(second?.trainingId).toBe(ids[1])
  const lesson = (await seeker.get(`/api/training/modules/${second?.trainingId}`)).json<Lesson>()
  expect(lesson.position).toBeGreaterThan(30_000)
  expect(lesson.seen).toBe(false)
  expect(lesson.scenes.every(({ pictureLink }) => pictureLink !== null)).toBe(true)
  const film = await seeker.get(second?.moduleVideoLink ?? '')
  expect([film.statusCode, film.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(film.rawPayload.length).toBe(lesson.filmBytes)
})
  expect([film.statusCode, film.body]).toEqual([206, 'ftyp'])

test('some have completed all, and have a certificate that employers see', async () => {
  const certificates = await executor.selectFrom('certificates').select('account_id').execute()
  expect(certificates).toHaveLength(5)
  const owners = await executor
    .selectFrom('accounts')
    .select('username')
    .where(
      'id',
      'in',
      certificates.map(({ account_id: id }) => id),
    )
    .execute()
  const owner = await signIn(owners[0]?.username ?? '')
  const own = (await owner.get('/api/training/certificate')).json<OwnCertificate>()
  expect(own).toMatchObject({ state: 'VALID', modules: { length: 3 } })
})

test('the command adds nothing to the lessons that are there, and all of them where none is', async () => {
  expect(await addKnownModules(executor, { files }, lessons)).toBe(0)
  expect(await eraseUnusedModules(executor, ids)).toBe(0)
  await eraseDemoAccounts(executor, emit)
  expect(await eraseUnusedModules(executor, ids)).toBe(3)
  expect(await filesLeft(database, disk)).toEqual({ objects: [], rows: [] })
  expect(await addKnownModules(executor, { files }, lessons)).toBe(3)
  expect(await addKnownModules(executor, { files }, lessons)).toBe(0)
  const modules = await executor.selectFrom('training_modules').select('id').orderBy('position').execute()
  expect(modules.map(({ id }) => id)).toEqual(ids)
})

test('a lesson that somebody else has begun stays when the demo goes', async () => {
  const { id } = await makePerson(database, 'seeker')
  const version = await executor
    .selectFrom('training_versions')
    .select('id')
    .where('module_id', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  await executor
    .insertInto('training_progress')
    .values({ account_id: id, module_id: ids[0] ?? '', version_id: version.id })
    .execute()
  expect(await eraseUnusedModules(executor, ids)).toBe(2)
})
