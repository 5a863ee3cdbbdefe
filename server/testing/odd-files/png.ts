import { crc32, deflateSync } from 'node:zlib'
import { concat } from './odd-file.ts'

type Png = {
  width?: number
  height?: number
  /** Bits of a channel; with one bit a picture has no colours. */
  depth?: 1 | 8 | 16
  isInterlaced?: boolean
  /** What says how large the picture is, where it lies. */
  said?: { width: number; height: number }
  before?: Uint8Array[]
  pixels?: Uint8Array
  after?: Uint8Array[]
}

/** A PNG of one colour, chunk by chunk: no library writes what is not right. */
export function makePng({ width = 400, height = 400, depth = 8, ...png }: Png = {}): Buffer {
  const row = 1 + Math.ceil((width * depth * (depth === 1 ? 1 : 3)) / 8)
  const { pixels = deflateSync(Buffer.alloc(row * height)), said = { width, height } } = png
  const header = Buffer.alloc(13)
  header.writeUInt32BE(said.width, 0)
  header.writeUInt32BE(said.height, 4)
  header.set([depth, depth === 1 ? 0 : 2, 0, 0, png.isInterlaced === true ? 1 : 0], 8)
  return concat(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', header),
    ...(png.before ?? []),
    pngChunk('IDAT', pixels),
    ...(png.after ?? []),
    pngChunk('IEND', ''),
  )
}

export function pngChunk(type: string, content: Uint8Array | string): Buffer {
  const body = concat(type, content)
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(body.length - 4, 0)
  numbers.writeUInt32BE(crc32(body), 4)
  return concat(numbers.subarray(0, 4), body, numbers.subarray(4))
}

/** Two pictures that a browser shows in turn. */
export function makeAnimatedPng(): Buffer {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(2, 0)
  const frame = (sequence: number) => {
    const content = Buffer.alloc(26)
    content.writeUInt32BE(sequence, 0)
    content.writeUInt32BE(400, 4)
    content.writeUInt32BE(400, 8)
    return pngChunk('fcTL', content)
  }
  const white = deflateSync(Buffer.alloc(400 * 1_201, 255).map((value, at) => (at % 1_201 === 0 ? 0 : value)))
  return makePng({
    before: [pngChunk('acTL', control), frame(0)],
    after: [frame(1), pngChunk('fdAT', concat('\0\0\0\x02', white))],
  })
}
