import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Four seconds of H.264 and AAC, its index first. */
export const tinyFilm = (): Promise<Buffer> =>
  readFile(join(import.meta.dirname, '../../e2e/support/tiny-lesson.mp4'))

/** A box of an MP4 with what is in it; its size is another one where a test says so. */
export function box(type: string, content: readonly Uint8Array[] | Uint8Array = [], size?: number): Buffer {
  const inside = Buffer.concat(content instanceof Uint8Array ? [content] : content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(size ?? inside.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inside])
}

/** The same with its size in 64 bits. */
export function longBox(type: string, content: Uint8Array, size = BigInt(content.length + 16)): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(size)
  return box(type, [length, content], 1)
}

export const fileType = (...named: string[]) =>
  box('ftyp', Buffer.from(`${named[0] ?? 'isom'}\0\0\u0002\0${named.join('')}`, 'latin1'))

export function movieHeader(duration: number, perSecond = 1_000): Buffer {
  const content = Buffer.alloc(100)
  content.writeUInt32BE(perSecond, 12)
  content.writeUInt32BE(duration, 16)
  return box('mvhd', content)
}

export function longMovieHeader(duration: bigint, perSecond = 1_000): Buffer {
  const content = Buffer.alloc(112)
  content.writeUInt8(1)
  content.writeUInt32BE(perSecond, 20)
  content.writeBigUInt64BE(duration, 24)
  return box('mvhd', content)
}

export function filmTrack(handler: string, formats: readonly string[], claimed = formats.length): Buffer {
  const kind = Buffer.alloc(25)
  kind.write(handler, 8, 'latin1')
  const count = Buffer.alloc(8)
  count.writeUInt32BE(claimed, 4)
  const entries = formats.map((format) => box(format, Buffer.alloc(78)))
  const table = box('stbl', [box('stsd', [count, ...entries])])
  return box('trak', [box('mdia', [box('hdlr', kind), box('minf', [table])])])
}

export const pictures = filmTrack('vide', ['avc1'])
export const sound = filmTrack('soun', ['mp4a'])
export const filmData = box('mdat', Buffer.alloc(64))
export const filmIndex = (...inside: Uint8Array[]) => box('moov', inside)
/** What is taken: everything that a table of odd films then changes. */
export const plainFilm = (index = filmIndex(movieHeader(4_000), pictures, sound)) =>
  Buffer.concat([fileType('isom'), index, filmData])
