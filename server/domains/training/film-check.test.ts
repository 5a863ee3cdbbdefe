import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  box,
  fileType,
  filmData,
  filmIndex,
  filmTrack,
  longBox,
  longMovieHeader,
  movieHeader,
  pictures,
  plainFilm,
  sound,
  tinyFilm,
} from '../../testing/films.ts'
import { checkFilm, type CheckedFilm, type FilmProblem } from './film-check.ts'

const film = await tinyFilm()
const lasting = (milliseconds: number) => plainFilm(filmIndex(movieHeader(milliseconds), pictures))
const withTracks = (...tracks: Uint8Array[]) => plainFilm(filmIndex(movieHeader(4_000), ...tracks))
const millisecondsOf = (checked: CheckedFilm) =>
  'problem' in checked ? checked.problem : checked.milliseconds

describe('ADM-20 a film is taken', () => {
  const taken: { [what: string]: [Buffer, number] } = {
    'as ffmpeg writes it': [film, 4_000],
    'with sound': [plainFilm(), 4_000],
    'without sound': [withTracks(pictures), 4_000],
    'of one second': [lasting(1_000), 1_000],
    'of thirty minutes': [lasting(1_800_000), 1_800_000],
    'with a duration in 64 bits': [plainFilm(filmIndex(longMovieHeader(5_000n), pictures)), 5_000],
    'whose data has a size in 64 bits': [
      Buffer.concat([
        fileType('mp42'),
        filmIndex(movieHeader(4_000), pictures),
        longBox('mdat', Buffer.alloc(9)),
      ]),
      4_000,
    ],
    'whose data goes to the end of the file': [
      Buffer.concat([
        fileType('isom'),
        filmIndex(movieHeader(4_000), pictures),
        box('mdat', Buffer.alloc(9), 0),
      ]),
      4_000,
    ],
    'with free room between': [
      Buffer.concat([
        fileType('isom'),
        box('free'),
        filmIndex(movieHeader(4_000), pictures),
        box('free'),
        filmData,
      ]),
      4_000,
    ],
  }
  test.each(Object.entries(taken))('%s', (_what, [bytes, milliseconds]) => {
    expect(millisecondsOf(checkFilm(bytes))).toBe(milliseconds)
  })
})

describe('ADM-20 a film is refused with its reason', () => {
  const start = fileType('isom')
  const index = filmIndex(movieHeader(4_000), pictures)
  const nested = (depth: number) => {
    let inner: Buffer = box('moov')
    for (let level = 0; level < depth; level += 1) inner = box('moov', inner)
    return inner
  }
  const refused: { [what: string]: [Buffer, FilmProblem] } = {
    'nothing at all': [Buffer.alloc(0), 'filmKind'],
    'a picture': [Buffer.from('\xff\xd8\xff\xe0 and some more bytes of it', 'latin1'), 'filmKind'],
    'a film of QuickTime': [Buffer.concat([fileType('qt  '), index, filmData]), 'filmKind'],
    'H.265': [withTracks(filmTrack('vide', ['hvc1'])), 'filmKind'],
    'H.264 whose settings are in the data': [withTracks(filmTrack('vide', ['avc3'])), 'filmKind'],
    'H.264 and H.265 in one track': [withTracks(filmTrack('vide', ['avc1', 'hvc1'])), 'filmKind'],
    'two picture tracks': [withTracks(pictures, pictures), 'filmKind'],
    'two sound tracks': [withTracks(pictures, sound, sound), 'filmKind'],
    'sound alone': [withTracks(sound), 'filmKind'],
    'sound of another kind': [withTracks(pictures, filmTrack('soun', ['Opus'])), 'filmKind'],
    'a track with the places of a phone': [withTracks(pictures, filmTrack('meta', ['mebx'])), 'filmKind'],
    'no track': [withTracks(), 'filmKind'],
    'a track that is not coded': [withTracks(filmTrack('vide', [])), 'filmKind'],
    'its index last': [Buffer.concat([start, filmData, index]), 'filmIndexLast'],
    'data before and after its index': [Buffer.concat([start, filmData, index, filmData]), 'filmIndexLast'],
    fragments: [Buffer.concat([start, index, box('moof'), filmData]), 'filmIndexLast'],
    'fragments to come': [plainFilm(filmIndex(movieHeader(4_000), box('mvex'), pictures)), 'filmIndexLast'],
    'less than a second': [lasting(999), 'filmTooShort'],
    'no duration': [lasting(0), 'filmTooShort'],
    'more than thirty minutes': [lasting(1_800_001), 'filmTooLong'],
    'a duration that is not known': [lasting(0xffffffff), 'filmTooLong'],
    'a duration that no clock has': [
      plainFilm(filmIndex(longMovieHeader(0xffffffffffffffffn), pictures)),
      'filmTooLong',
    ],
    'no time scale': [plainFilm(filmIndex(movieHeader(4_000, 0), pictures)), 'filmBroken'],
    'a movie header that ends early': [
      plainFilm(filmIndex(box('mvhd', Buffer.alloc(12)), pictures)),
      'filmBroken',
    ],
    'no movie header': [plainFilm(filmIndex(pictures)), 'filmBroken'],
    'no index': [Buffer.concat([start, filmData]), 'filmBroken'],
    'no data': [Buffer.concat([start, index]), 'filmBroken'],
    'an index of size 0 before its data': [
      Buffer.concat([start, box('moov', [movieHeader(4_000), pictures], 0), filmData]),
      'filmBroken',
    ],
    'a box of size 0 within its index': [
      plainFilm(filmIndex(box('free', [], 0), movieHeader(4_000), pictures)),
      'filmBroken',
    ],
    'a box smaller than its head': [
      Buffer.concat([start, box('free', [], 7), index, filmData]),
      'filmBroken',
    ],
    'a box beyond its end': [Buffer.concat([start, index, box('mdat', [], 2_000_000_000)]), 'filmBroken'],
    'a box beyond the one around it': [
      plainFilm(filmIndex(movieHeader(4_000), box('trak', [], 60))),
      'filmBroken',
    ],
    'a size in 64 bits that no file has': [
      Buffer.concat([start, index, longBox('mdat', Buffer.alloc(9), 0xffffffffffffffffn)]),
      'filmBroken',
    ],
    'a size in 64 bits smaller than its head': [
      Buffer.concat([start, index, longBox('mdat', Buffer.alloc(9), 8n)]),
      'filmBroken',
    ],
    'a size in 64 bits that ends early': [Buffer.concat([start, index, box('mdat', [], 1)]), 'filmBroken'],
    'more codings than it has': [withTracks(filmTrack('vide', ['avc1'], 0xffffffff)), 'filmBroken'],
    'a track without media': [withTracks(box('trak')), 'filmBroken'],
    'a great many boxes': [
      Buffer.concat([start, ...Array.from({ length: 100_000 }, () => box('free')), index, filmData]),
      'filmBroken',
    ],
    'boxes in boxes in boxes': [Buffer.concat([start, nested(5_000), filmData]), 'filmKind'],
    'half of it': [film.subarray(0, film.length / 2), 'filmBroken'],
  }
  test.each(Object.entries(refused))('%s', (_what, [bytes, problem]) => {
    expect(millisecondsOf(checkFilm(bytes))).toBe(problem)
  })
})

test('ADM-20 what a camera notes beside the film is blanked, and the film stays where its index says', () => {
  const place = box('udta', box('\xa9xyz', Buffer.from('+09.0300+038.7400/')))
  const index = filmIndex(movieHeader(4_000), pictures, place)
  const noted = Buffer.concat([
    fileType('isom'),
    index,
    filmData,
    box('meta', Buffer.from('Spark of Tigist')),
  ])
  const checked = checkFilm(noted)
  const content = Buffer.from('problem' in checked ? [] : checked.content)
  expect(content.length).toBe(noted.length)
  expect(content.includes('+09.03')).toBe(false)
  expect(content.includes('Tigist')).toBe(false)
  expect(content.indexOf(filmData)).toBe(noted.indexOf(filmData))
  expect(millisecondsOf(checkFilm(content))).toBe(4_000)
})

const isDecided = (bytes: Uint8Array) => {
  const checked = checkFilm(bytes)
  return 'problem' in checked || (checked.milliseconds >= 1_000 && checked.milliseconds <= 1_800_000)
}

test('ADM-20 garbage is decided on, whatever it is', () => {
  const type = fc.constantFrom('ftyp', 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'mvhd', 'mdat', 'hdlr')
  const part = fc
    .tuple(type, fc.uint8Array({ maxLength: 60 }), fc.option(fc.nat(100)))
    .map(([name, content, size]) => box(name, content, size ?? undefined))
  const garbage = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.array(part, { maxLength: 12 }).map((parts) => Buffer.concat([fileType('isom'), ...parts])),
    fc.array(part, { maxLength: 12 }).map((parts) => plainFilm(filmIndex(...parts))),
  )
  fc.assert(fc.property(garbage, isDecided), { numRuns: 2_000 })
})

test('ADM-20 a film that is cut off anywhere before its data is refused', () => {
  const data = film.indexOf('mdat') + 4
  fc.assert(
    fc.property(fc.nat(data - 1), (length) => 'problem' in checkFilm(film.subarray(0, length))),
    { numRuns: 1_000 },
  )
})

test('ADM-20 a film with damaged bytes is decided on', () => {
  const damage = fc.array(fc.tuple(fc.nat(2_100), fc.nat(255)), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(damage, (changes) => {
      const damaged = Buffer.from(film)
      for (const [at, value] of changes) damaged.writeUInt8(value, at)
      return isDecided(damaged)
    }),
    { numRuns: 3_000 },
  )
})
