import { phonePicture } from '../pictures.ts'
import { makeHeic } from './heic.ts'
import { concat, half, positionXmp, type OddFile } from './odd-file.ts'
import { heicTile } from './heic-tile.ts'

/** What is in the first segment of a photograph, from `Exif` on. */
async function cameraExif(): Promise<Buffer> {
  const jpeg = await phonePicture()
  const start = jpeg.indexOf('Exif')
  return jpeg.subarray(start, start + jpeg.readUInt16BE(start - 2) - 2)
}

const changed = (at: number, length: number) => {
  const coded = Buffer.from(heicTile.coded)
  coded.fill(0xa5, at, at + length)
  return coded
}

export const heics: OddFile[] = [
  {
    name: 'a HEIC of a phone, with its place',
    expected: 'picture',
    make: async () => makeHeic({ columns: 2, rows: 2, exif: await cameraExif(), xmp: positionXmp }),
  },
  { name: 'a HEIC on its side', expected: 'picture', make: () => makeHeic({ columns: 2, turns: 1 }) },
  { name: 'a HEIC that calls itself HEIF', expected: 'picture', make: () => makeHeic({ major: 'mif1' }) },
  {
    name: 'a HEIC with a page for browsers behind it',
    expected: 'picture',
    make: () => concat(makeHeic(), '<html>house of Tigist'),
  },
  {
    name: 'a HEIC of 24 megapixels',
    expected: 'picture',
    make: () => makeHeic({ columns: 10, rows: 9, width: 5_120, height: 4_608 }),
    isHeavy: true,
  },
  {
    name: 'a HEIC of 400 megapixels in one kilobyte',
    expected: 'documentTooBig',
    make: () => makeHeic({ width: 20_000, height: 20_000 }),
  },
  {
    name: 'a HEIC of 16,384 tiles',
    expected: 'documentBroken',
    make: () => makeHeic({ columns: 128, rows: 128 }),
  },
  {
    name: 'a HEIC that says it is larger than its tiles',
    expected: 'documentBroken',
    make: () => makeHeic({ width: 4_000, height: 4_000 }),
  },
  {
    name: 'a HEIC whose tiles say they are larger',
    expected: 'documentBroken',
    make: () => makeHeic({ tileSide: 4_000 }),
  },
  {
    name: 'a HEIC of a few pixels',
    expected: 'documentTooSmall',
    make: () => makeHeic({ width: 64, height: 64 }),
  },
  {
    name: 'a HEIC that is made of itself',
    expected: 'documentBroken',
    make: () => makeHeic({ gridOf: [1] }),
  },
  {
    name: 'a HEIC that is made of tiles that are not there',
    expected: 'documentBroken',
    make: () => makeHeic({ gridOf: [999] }),
  },
  {
    name: 'a HEIC whose first picture is not there',
    expected: 'documentBroken',
    make: () => makeHeic({ primary: 77 }),
  },
  {
    name: 'a HEIC without its settings',
    expected: 'documentBroken',
    make: () => makeHeic({ configuration: Buffer.alloc(0) }),
  },
  {
    name: 'a HEIC with other pixels than its settings',
    expected: 'documentBroken',
    make: () => makeHeic({ coded: changed(0, 40) }),
  },
  { name: 'half a HEIC', expected: 'documentBroken', make: () => half(makeHeic()) },
  { name: 'the first box of a HEIC', expected: 'documentBroken', make: () => makeHeic().subarray(0, 24) },
  {
    name: 'an AVIF',
    expected: 'documentKind',
    make: () => makeHeic({ major: 'avif', brands: ['mif1', 'avif'] }),
  },
  {
    name: 'a film of a phone',
    expected: 'documentKind',
    make: () => makeHeic({ major: 'qt  ', brands: ['qt  '] }),
  },
]
