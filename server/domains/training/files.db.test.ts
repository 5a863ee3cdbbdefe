import { beforeEach, describe, expect, test } from 'vitest'
import { emptyAccounts, makePerson, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { plainPicture } from '../../testing/pictures.ts'
import {
  emptyTraining,
  makeModule,
  publishAgain,
  retire,
  testFilm,
  type TestModule,
} from '../../testing/training.ts'

const world = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app, database } = world

let who: SignedIn
let module: TestModule
beforeEach(async () => {
  await emptyAccounts(database)
  await emptyTraining(database)
  who = await signedIn(app, database, await makePerson(database, 'seeker'))
  module = await makeModule(world)
})

const get = (file: string, { version = 1, reader = who, headers = {} } = {}) =>
  app.inject({
    url: `/api/training/modules/${module.id}/${file}?version=${version}`,
    headers: { ...headers, cookie: `session=${reader.jar.get('session') ?? ''}` },
  })

test('the film comes whole or in parts, is played where it is, and is kept by the phone', async () => {
  const whole = await get('film')
  expect([whole.statusCode, whole.rawPayload.equals(testFilm)]).toEqual([200, true])
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  const part = await get('film', { headers: { range: 'bytes=100-199' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${testFilm.length}`])
  expect(part.rawPayload.equals(testFilm.subarray(100, 200))).toBe(true)
  expect(part.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  expect(part.headers.etag).toBe(whole.headers.etag)
})

test('poster and pictures are pictures; a scene without one has none', async () => {
  for (const file of ['poster', 'pictures/0']) {
    const { statusCode, headers } = await get(file)
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'image/webp',
      'inline',
    ])
    expect(headers['cache-control']).toContain('immutable')
  }
  expect((await get('pictures/1')).statusCode).toBe(404)
  expect((await get('pictures/2')).statusCode).toBe(404)
})

test('captions are WebVTT in the language of their address, and are kept too', async () => {
  const { headers, body } = await get('captions/am')
  expect(headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  expect(body).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /)
  expect(body).toContain('በአማርኛ')
  expect(body).toContain('--> 00:01:00.000\n')
  expect((await get('captions/fr')).statusCode).toBe(400)
})

describe('versions', () => {
  test('have addresses of their own, and a film goes on that somebody watches', async () => {
    const film = Buffer.from('a newer film')
    const poster = await plainPicture({ width: 32, height: 18 }).webp().toBuffer()
    await publishAgain(world, module, { film, poster })
    expect((await get('film', { version: 2 })).rawPayload.equals(film)).toBe(true)
    expect((await get('film')).rawPayload.equals(testFilm)).toBe(true)
    await retire(database, module)
    expect((await get('film')).statusCode).toBe(200)
    expect((await get('film', { version: 3 })).statusCode).toBe(404)
  })

  test('that are drafts are shown to staff alone, and nobody keeps them', async () => {
    const draft = await publishAgain(world, module)
    await database.executor
      .updateTable('training_versions')
      .set({ published_at: null })
      .where('id', '=', draft.versionId)
      .execute()
    const staff = await signedIn(app, database, await makePerson(database, 'support'))
    for (const file of ['film', 'poster', 'pictures/0', 'captions/en']) {
      expect((await get(file, { version: 2 })).statusCode).toBe(404)
      const { statusCode, headers } = await get(file, { version: 2, reader: staff })
      expect([file, statusCode, headers['cache-control']]).toEqual([file, 200, 'no-store'])
    }
    await database.executor
      .updateTable('training_versions')
      .set({ film_id: null, film_milliseconds: null, film_bytes: null, poster_id: null })
      .where('id', '=', draft.versionId)
      .execute()
    for (const file of ['film', 'poster', 'captions/en'])
      expect((await get(file, { version: 2, reader: staff })).statusCode).toBe(404)
  })
})

test('an address without a version, or with one that cannot be, is refused', async () => {
  for (const query of ['', '?version=0', '?version=x', '?version=99999999999'])
    expect((await who.get(`/api/training/modules/${module.id}/film${query}`)).statusCode).toBe(400)
})
