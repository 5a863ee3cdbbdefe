import { crc32 } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnAccount, OwnData } from '../../../contract/account-settings.ts'
import type { Profile } from '../../../contract/profile.ts'
import { thumbAddress } from '../../../contract/rules/pictures.ts'
import type { Kind } from '../../demo/people.ts'
import { findCaller } from '../../platform/sessions/sessions.ts'
import { loadTexts } from '../../platform/texts.ts'
import {
  emptyAccounts,
  makePerson,
  refusalOf,
  sessionOf,
  signedIn,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { formWith, noisyPicture, phonePicture, plainPicture } from '../../testing/pictures.ts'
import { savePicture } from './pictures.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const path = '/api/users/upload-profile-picture'
const jpeg = (look = {}) => plainPicture(look).jpeg().toBuffer()

async function someone(kind: Kind = 'seeker') {
  const person = await makePerson(database, kind)
  const who = await signedIn(app, database, person)
  const send = (bytes: Uint8Array, name?: string) => who.post(path, formWith(bytes, name))
  return { ...who, person, send, problem: async (bytes: Uint8Array) => refusalOf(await send(bytes)).fields }
}
const addressOf = (answer: LightMyRequestResponse) =>
  answer.json<{ profilePhotoUrl: string }>().profilePhotoUrl
async function kept() {
  const rows = await database.executor.selectFrom('account_pictures').selectAll().execute()
  return rows
}

/** A PNG of some hundred bytes that says it is a square of so many pixels: what a decompression bomb is. */
function claimSize(png: Buffer, side: number): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

beforeEach(() => emptyAccounts(database))

describe('a picture', () => {
  test.each(['seeker', 'household', 'business', 'partner', 'support', 'admin'] as const)(
    'API-32 API-48 of a %s is taken, named in the profile, shown in two sizes, and removed',
    async (kind) => {
      const who = await someone(kind)
      const answer = await who.send(await jpeg())
      const address = addressOf(answer)
      expect(answer.json()).toEqual({
        success: true,
        message: 'Profile picture saved.',
        profilePhotoUrl: address,
      })
      expect(address).toMatch(new RegExp(`^/api/users/${who.person.id}/picture\\?size=full&v=[\\w-]{22}$`))
      for (const place of ['/api/profile', '/api/users/me', '/api/account']) {
        expect((await who.get(place)).json<Profile | OwnAccount>().profilePhotoUrl).toBe(address)
      }
      for (const [shown, side] of [
        [address, 512],
        [thumbAddress(address), 128],
      ] as const) {
        const picture = await who.get(shown)
        expect(picture.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=2592000, immutable',
          'x-content-type-options': 'nosniff',
          vary: 'Cookie',
        })
        expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
          format: 'webp',
          width: side,
          height: side,
        })
      }
      expect((await who.delete('/api/users/profile-picture')).json()).toMatchObject({ success: true })
      expect((await who.get(address)).statusCode).toBe(404)
      expect((await who.get('/api/profile')).json<Profile>().profilePhotoUrl).toBeNull()
      expect((await who.delete('/api/users/profile-picture')).statusCode).toBe(200)
    },
  )

  test.each(['jpeg', 'png', 'webp'] as const)('may be %s, whatever its name says', async (format) => {
    const who = await someone()
    const bytes = await plainPicture().toFormat(format).toBuffer()
    expect((await who.send(bytes, '../../etc/report.pdf')).statusCode).toBe(200)
  })

  test('loses the place, the device and all other metadata', async () => {
    const who = await someone()
    const sent = await phonePicture()
    const before = await sharp(sent).metadata()
    expect(before.exif?.toString('latin1')).toContain('Spark of Tigist')
    // The directory of positions has a tag of its own.
    expect(before.exif?.includes(Buffer.from([0x25, 0x88])) ?? false).toBe(true)
    await who.send(sent)
    const [row] = await kept()
    for (const bytes of [row?.full_image, row?.thumb_image]) {
      const after = await sharp(bytes).metadata()
      expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(
        Array(5).fill(undefined),
      )
      expect(bytes?.toString('latin1')).not.toMatch(/EXIF|Tecno|Tigist|GPS/)
    }
  })

  test('is turned upright, and cut to its middle', async () => {
    const who = await someone()
    const strip = (width: number, colour: string) =>
      plainPicture({ width, height: 600, colour }).png().toBuffer()
    // Lying on its side: green edges that are cut away, then blue where the top of the upright picture is, then red.
    const lying = plainPicture({ width: 1200, height: 600, colour: '#f00' })
      .composite([
        { input: await strip(300, '#0f0'), left: 0, top: 0 },
        { input: await strip(150, '#00f'), left: 300, top: 0 },
        { input: await strip(300, '#0f0'), left: 900, top: 0 },
      ])
      .withMetadata({ orientation: 6 })
    await who.send(await lying.jpeg({ quality: 100 }).toBuffer())
    const [row] = await kept()
    const { data } = await sharp(row?.full_image).raw().toBuffer({ resolveWithObject: true })
    const colours = ['red', 'green', 'blue']
    const at = (x: number, y: number) => {
      const from = (y * 512 + x) * 3
      const [pixel, strongest] = [data.subarray(from, from + 3), Math.max(...data.subarray(from, from + 3))]
      return colours[pixel.indexOf(strongest)]
    }
    expect([at(20, 20), at(256, 20), at(490, 100)]).toEqual(['blue', 'blue', 'blue'])
    expect([at(20, 256), at(490, 256), at(256, 490)]).toEqual(['red', 'red', 'red'])
  })

  test('stays small, whatever is in it', async () => {
    const who = await someone()
    expect((await who.send(await noisyPicture(700, 700).png().toBuffer())).statusCode).toBe(200)
    const [row] = await kept()
    expect(row?.full_image.length).toBeLessThanOrEqual(65_536)
    expect(row?.thumb_image.length).toBeLessThanOrEqual(16_384)
  })

  test('takes the place of the one before; the old address is not to be kept any longer', async () => {
    const who = await someone()
    const first = addressOf(await who.send(await jpeg()))
    const second = addressOf(await who.send(await jpeg({ colour: '#a00' })))
    const again = addressOf(await who.send(await jpeg({ colour: '#a00' })))
    expect(first).not.toBe(second)
    expect(again).toBe(second)
    expect(await kept()).toHaveLength(1)
    expect((await who.get(first)).headers['cache-control']).toBe('no-store')
    expect((await who.get(`/api/users/${who.person.id}/picture`)).headers['cache-control']).toBe('no-store')
  })

  test('of many sent at once one is kept, and none fails', async () => {
    const who = await someone()
    const colours = ['#100', '#300', '#500', '#700', '#900', '#b00', '#d00', '#f00']
    const pictures = await Promise.all(colours.map((colour) => jpeg({ colour })))
    const answers = await Promise.all(pictures.map((picture) => who.send(picture)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(colours.map(() => 200))
    const [row, ...more] = await kept()
    expect(more).toEqual([])
    expect(answers.map(addressOf).some((address) => address.endsWith(`v=${row?.version}`))).toBe(true)
  })

  test('that comes in a flood is refused right away, for all to be served', async () => {
    const who = await someone()
    const picture = await noisyPicture(800, 800).jpeg().toBuffer()
    const answers = await Promise.all(Array.from({ length: 30 }, () => who.send(picture)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect((await who.send(await jpeg())).statusCode).toBe(200)
  })
})

describe('refused in words, with nothing kept', () => {
  const says = {
    kind: 'Please choose a JPEG, PNG or WebP picture.',
    broken: 'This picture is damaged or incomplete. Please choose another one.',
  }

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>'],
    ['PDF', '%PDF-1.7\n1 0 obj'],
    ['HTML', '<!doctype html><img src=x>'],
    ['text', 'a picture of me'],
    ['a program', 'MZ\x90\0\x03'],
  ])('%s', async (_kind, text) => {
    expect(await (await someone()).problem(Buffer.from(text))).toEqual({ file: says.kind })
  })

  test('GIF, AVIF and TIFF', async () => {
    const who = await someone()
    for (const format of ['gif', 'avif', 'tiff'] as const) {
      expect(await who.problem(await plainPicture().toFormat(format).toBuffer())).toEqual({ file: says.kind })
    }
  })

  test('a file that begins as one thing and continues as a picture', async () => {
    const who = await someone()
    const picture = await jpeg()
    for (const start of ['%PDF-1.7\n', 'GIF89a', '<svg>', 'PK\x03\x04']) {
      expect(await who.problem(Buffer.concat([Buffer.from(start), picture]))).toEqual({ file: says.kind })
    }
  })

  test.each(['jpeg', 'png', 'webp'] as const)('%s of which a part is missing', async (format) => {
    const who = await someone()
    const whole = await noisyPicture(300, 300).toFormat(format).toBuffer()
    for (const share of [0.02, 0.5, 0.95]) {
      const part = whole.subarray(0, Math.floor(whole.length * share))
      expect(await who.problem(part), String(share)).toEqual({ file: says.broken })
    }
    expect(await kept()).toEqual([])
  })

  test('one that claims to be another kind by its first bytes', async () => {
    const who = await someone()
    const gif = await plainPicture().gif().toBuffer()
    const claimed = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), gif])
    expect(await who.problem(claimed)).toEqual({ file: says.broken })
  })

  test('too large, too small, or with more pixels than a phone has', async () => {
    const who = await someone()
    const jpegStart = (await jpeg()).subarray(0, 20)
    expect(await who.problem(Buffer.concat([jpegStart, Buffer.alloc(5 * 1024 * 1024)]))).toEqual({
      file: 'This file is too large. The limit is 5 MB.',
    })
    expect(await who.problem(Buffer.alloc(9 * 1024 * 1024))).toEqual({
      file: 'This file is too large. The limit is 5 MB.',
    })
    expect(await who.problem(await jpeg({ width: 400, height: 63 }))).toEqual({
      file: 'This picture is too small. Each side must have at least 64 pixels.',
    })
    expect(await who.problem(claimSize(await plainPicture().png().toBuffer(), 15_000))).toEqual({
      file: 'This picture has too many pixels. The limit is 25 million. Please choose a smaller picture.',
    })
    expect(await kept()).toEqual([])
  })

  test('in the language of the person', async () => {
    const who = await someone()
    who.jar.set('lng', 'am')
    expect(await who.problem(Buffer.from('GIF89a'))).toEqual({ file: 'እባክዎ JPEG፣ PNG ወይም WebP የሆነ ፎቶ ይምረጡ።' })
    who.jar.set('lng', 'om')
    expect(await who.problem(Buffer.from('GIF89a'))).toEqual({
      file: 'Maaloo suuraa gosa JPEG, PNG yookaan WebP filadhaa.',
    })
  })

  test('what hides behind a good picture is not kept', async () => {
    const who = await someone()
    const hidden = '<script>alert(1)</script>PK\x03\x04'
    expect((await who.send(Buffer.concat([await jpeg(), Buffer.from(hidden)]))).statusCode).toBe(200)
    const [row] = await kept()
    expect(row?.full_image.includes(hidden)).toBe(false)
  })
})

describe('whose it is', () => {
  test('staff see it, and employers who find the person; to everyone else it is as if it were not there', async () => {
    const owner = await someone()
    const address = addressOf(await owner.send(await jpeg()))
    for (const kind of ['admin', 'support', 'household', 'business'] as const) {
      expect((await (await someone(kind)).get(address)).statusCode, kind).toBe(200)
    }
    for (const kind of ['seeker', 'partner'] as const) {
      const other = await someone(kind)
      const hidden = await other.get(address)
      const absent = await other.get(`/api/users/${other.person.id}/picture`)
      expect(hidden.statusCode, kind).toBe(404)
      expect(refusalOf(hidden)).toEqual(refusalOf(absent))
      expect(hidden.headers['cache-control']).toBe('no-store')
    }
    expect((await app.inject({ url: address })).statusCode).toBe(401)
  })

  test('that of an employer is seen by no other employer', async () => {
    const owner = await someone('household')
    const address = addressOf(await owner.send(await jpeg()))
    expect((await (await someone('business')).get(address)).statusCode).toBe(404)
  })

  test('nobody changes or removes that of another', async () => {
    const [owner, other] = [await someone(), await someone()]
    const address = addressOf(await owner.send(await jpeg()))
    await other.send(await jpeg({ colour: '#111' }))
    await other.delete('/api/users/profile-picture')
    expect((await owner.get(address)).statusCode).toBe(200)
    expect(await kept()).toHaveLength(1)
  })

  test('ACC-39 it is in the file of all that we keep', async () => {
    const who = await someone()
    expect((await who.get('/api/account/data')).json<OwnData>().picture).toBeNull()
    const address = addressOf(await who.send(await jpeg()))
    const { picture, account } = (await who.get('/api/account/data')).json<OwnData>()
    expect(account.profilePhotoUrl).toBe(address)
    const bytes = Buffer.from(picture?.base64 ?? '', 'base64')
    expect(bytes.equals((await who.get(address)).rawPayload)).toBe(true)
  })

  test('ACC-40 it is erased with the account', async () => {
    const who = await someone()
    await who.send(await jpeg())
    expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
    expect(await kept()).toEqual([])
  })

  test('of an account that is erased while it is drawn nothing stays', async () => {
    const { person, caller, full } = await atWork()
    const makePicture = async () => {
      await sql`delete from accounts where id = ${person.id}`.execute(database.executor)
      return { full, thumb: full }
    }
    const saving = savePicture(database.executor, { makePicture, log: app.log }, caller, full)
    await expect(saving).rejects.toThrow('sign_in_required')
    expect(await kept()).toEqual([])
  })

  test('ERR-60 ERR-78 a failure of ours is named, and the picture before stays', async () => {
    const { caller, full } = await atWork()
    const save = (makePicture: () => Promise<{ full: Buffer; thumb: Buffer }>) =>
      savePicture(database.executor, { makePicture, log: app.log }, caller, full)
    await save(async () => ({ full, thumb: full }))
    await expect(save(() => Promise.reject(new Error('no memory')))).rejects.toThrow('picture_failed')
    expect(await kept()).toHaveLength(1)
    const texts = await loadTexts([])
    expect(texts('en', 'errors.picture_failed')).toBe('Failed to upload profile picture')
  })
})

async function atWork() {
  const person = await makePerson(database, 'seeker')
  const caller = await findCaller(database, await sessionOf(database, person))
  if (caller === null) throw new Error('The test person is not signed in')
  return { person, caller, full: await jpeg() }
}
