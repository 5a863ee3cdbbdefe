import { beforeEach, expect, test } from 'vitest'
import sharp from 'sharp'
import type { EditedModule } from '../../../contract/training-modules.ts'
import { makePerson, refusalOf, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import { emptyFiles, filesLeft } from '../../testing/documents.ts'
import {
  filmIndex,
  fileType,
  filmData,
  movieHeader,
  pictures,
  plainFilm,
  tinyFilm,
} from '../../testing/films.ts'
import {
  addDraft,
  addModulePicture,
  completeDraft,
  inThreeLanguages,
  moduleContent,
  moduleWords,
  publishModuleOf,
  readModuleOf,
  saveModule,
  sendFilm,
  sendPicture,
} from '../../testing/modules.ts'
import { phonePicture, plainPicture } from '../../testing/pictures.ts'

const { app, database, disk } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
let admin: SignedIn

beforeEach(async () => {
  await executor.deleteFrom('training_modules').execute()
  await emptyFiles(database, disk)
  admin = await signedIn(app, database, await makePerson(database, 'admin'))
})

const scene = (pictureId: string | null, from = 0) => ({ from, text: inThreeLanguages('Gas'), pictureId })
const openPicture = (id: string, pictureId: string) =>
  admin.get(`/api/admin/training/${id}/pictures/${pictureId}`)
const openFilm = (id: string, version: number) =>
  admin.get(`/api/training/modules/${id}/film?version=${version}`)
const filesKept = async () => (await filesLeft(database, disk)).objects.length
/** Those that nobody has used for a while. */
const age = () =>
  executor
    .updateTable('training_pictures')
    .set({ added_at: new Date(Date.now() - 2 * 3_600_000) })
    .execute()

test('ADM-20 a draft keeps what was typed, with its gaps, and saved twice it is recorded once', async () => {
  const id = await addDraft(admin)
  const gaps = { title: { en: 'Gas', am: '', om: '' }, questions: [] }
  await saveModule(admin, id, gaps)
  const answer = await saveModule(admin, id, gaps)
  expect(answer.json<{ data: EditedModule }>().data).toMatchObject({
    ...gaps,
    scenes: moduleContent.scenes,
    description: moduleWords.description,
    version: 1,
    isDraft: true,
    problems: ['titles', 'film', 'poster'],
  })
  expect((await actsOf(database, admin.person)).map(({ act }) => act)).toEqual(['module.add', 'module.save'])
})

test('ADM-20 a draft of a published module begins with all that is published', async () => {
  const id = await completeDraft(admin)
  await publishModuleOf(admin, id)
  const published = await readModuleOf(admin, id)
  await sendFilm(admin, id, plainFilm())
  const draft = await readModuleOf(admin, id)
  expect(draft).toEqual({
    ...published,
    version: 2,
    isDraft: true,
    film: { milliseconds: 4_000, bytes: plainFilm().length },
  })
  expect(published.questions).toEqual(moduleContent.questions)
  expect((await openFilm(id, 1)).rawPayload).toHaveLength((await tinyFilm()).length)
  expect((await openFilm(id, 2)).rawPayload).toEqual(plainFilm())
})

test('ADM-20 of two who save together one wins whole', async () => {
  const id = await addDraft(admin)
  const titles = Array.from({ length: 8 }, (_, index) => `Title ${index}`)
  const answers = await Promise.all(
    titles.map((title) =>
      saveModule(admin, id, {
        title: inThreeLanguages(title),
        scenes: titles.map((_, index) => ({ ...scene(null, index), text: inThreeLanguages(title) })),
      }),
    ),
  )
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  const { title, scenes } = await readModuleOf(admin, id)
  expect(scenes.map(({ text }) => text)).toEqual(titles.map(() => title))
})

const refusedFilms = {
  filmKind: Buffer.from('no film at all, only words in a file'),
  filmBroken: plainFilm().subarray(0, 90),
  filmIndexLast: Buffer.concat([fileType('isom'), filmData, filmIndex(movieHeader(4_000), pictures)]),
  filmTooLong: plainFilm(filmIndex(movieHeader(1_800_001), pictures)),
  filmTooShort: plainFilm(filmIndex(movieHeader(10), pictures)),
}
test.each(Object.entries(refusedFilms))(
  'ADM-20 a film is refused beside its field: %s',
  async (_problem, film) => {
    const id = await addDraft(admin)
    const refusal = refusalOf(await sendFilm(admin, id, film))
    expect(refusal.code).toBe('invalid_input')
    expect(refusal.fields['file']).toMatch(/\w.*\.$/)
    expect(refusal.fields['file']).not.toContain('{{')
    expect((await readModuleOf(admin, id)).film).toBeNull()
    expect(await filesKept()).toBe(0)
    expect(await executor.selectFrom('uploads').select('id').execute()).toEqual([])
  },
)

test('ADM-20 a film of more than 10 MB is refused', async () => {
  const id = await addDraft(admin)
  const refusal = refusalOf(await sendFilm(admin, id, Buffer.alloc(10 * 1024 * 1024 + 1)))
  expect(refusal.fields['file']).toContain('10 MB')
})

test('ADM-20 a film that no version has any more is erased; a published one stays', async () => {
  const id = await completeDraft(admin)
  await sendFilm(admin, id)
  expect(await filesKept()).toBe(2)
  await publishModuleOf(admin, id)
  await sendFilm(admin, id, plainFilm())
  await sendFilm(admin, id)
  expect(await filesKept()).toBe(3)
  expect((await openFilm(id, 1)).statusCode).toBe(200)
  expect((await openFilm(id, 2)).statusCode).toBe(200)
})

test('ADM-20 a picture is drawn anew, no larger than a phone shows it, without the place where it was taken', async () => {
  const id = await addDraft(admin)
  const sent = await phonePicture(plainPicture({ width: 1_600, height: 1_200 }))
  const { data } = (await sendPicture(admin, id, sent)).json<{ data: { pictureId: string } }>()
  const answer = await openPicture(id, data.pictureId)
  expect(answer.headers['content-type']).toBe('image/webp')
  const { format, width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 640,
    height: 853,
    exif: undefined,
  })
  expect(answer.rawPayload.includes('Tigist')).toBe(false)
})

test('ADM-20 what is no picture is refused beside its field', async () => {
  const id = await addDraft(admin)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(refusalOf(await sendPicture(admin, id, svg)).fields).toHaveProperty('file')
  expect(await filesKept()).toBe(0)
})

test('ADM-20 a picture of another module, or one that is gone, has to be chosen again', async () => {
  const [id, other] = [await addDraft(admin), await addDraft(admin)]
  const foreign = await addModulePicture(admin, other)
  expect((await openPicture(id, foreign)).statusCode).toBe(404)
  const poster = refusalOf(await saveModule(admin, id, { posterId: foreign }))
  expect(poster.fields).toEqual({ posterId: 'Please choose a file.' })
  const scenes = refusalOf(await saveModule(admin, id, { scenes: [scene(null), scene(foreign, 500)] }))
  expect(scenes.fields).toEqual({ 'scenes.1.pictureId': 'Please choose a file.' })
  const [question] = moduleContent.questions
  const right = await saveModule(admin, id, {
    questions: question === undefined ? [] : [{ ...question, right: 4 }],
  })
  expect(refusalOf(right).fields).toHaveProperty(['questions.0.right'])
})

test('ADM-20 pictures that no version shows any more are erased; those of a form that is still open stay', async () => {
  const id = await completeDraft(admin)
  const { posterId } = await readModuleOf(admin, id)
  const [first, second, open] = [
    await addModulePicture(admin, id),
    await addModulePicture(admin, id),
    await addModulePicture(admin, id),
  ]
  await saveModule(admin, id, { posterId, scenes: [scene(first), scene(second, 500)] })
  await saveModule(admin, id, { posterId, scenes: [scene(first)] })
  const statusOf = async (picture: string) => (await openPicture(id, picture)).statusCode
  expect(await Promise.all([first, second, open].map(statusOf))).toEqual([200, 404, 200])
  await age()
  await publishModuleOf(admin, id)
  expect(await Promise.all([first, open].map(statusOf))).toEqual([200, 404])
  // The published version shows it, whatever the draft does.
  await saveModule(admin, id, { posterId, scenes: [scene(null)] })
  expect(await statusOf(first)).toBe(200)
  expect(await filesKept()).toBe(3)
})

test('ADM-20 what belongs to no module is not found', async () => {
  const id = crypto.randomUUID()
  for (const answer of [
    await admin.get(`/api/admin/training/${id}`),
    await saveModule(admin, id),
    await sendFilm(admin, id),
    await sendPicture(admin, id),
    await publishModuleOf(admin, id),
    await admin.put(`/api/admin/training/${id}/retired`, { retired: true }),
  ])
    expect(answer.statusCode).toBe(404)
  expect(await filesKept()).toBe(0)
})
