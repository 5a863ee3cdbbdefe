import { deflateSync } from 'node:zlib'
import { noisyPicture, phonePicture, plainPicture } from '../pictures.ts'
import { concat, half, positionXmp, type OddFile } from './odd-file.ts'
import { makeAnimatedPng, makePng, pngChunk } from './png.ts'
import { makeZip } from './zip.ts'

const side = 400
const picture = () => plainPicture({ width: side, height: side })
/** With all that a phone writes. */
const notes = {
  IFD0: { Make: 'Tecno', Model: 'Spark of Tigist' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 48/1' },
}
const zeros = deflateSync(Buffer.alloc(100 * 1_048_576))

export const pngs: OddFile[] = [
  { name: 'a PNG, whatever its name says', expected: 'picture', make: () => makePng() },
  { name: 'a PNG of 16 bits', expected: 'picture', make: () => makePng({ depth: 16 }) },
  { name: 'a PNG of one bit', expected: 'picture', make: () => makePng({ depth: 1 }) },
  {
    name: 'a PNG of few colours',
    expected: 'picture',
    make: () => noisyPicture(side, side).png({ palette: true, colours: 16 }).toBuffer(),
  },
  {
    name: 'a PNG that one can see through',
    expected: 'picture',
    make: () => picture().ensureAlpha(0.2).png().toBuffer(),
  },
  {
    name: 'a PNG with rows in another order',
    expected: 'picture',
    make: () => picture().png({ progressive: true }).toBuffer(),
  },
  { name: 'a PNG that moves', expected: 'picture', make: makeAnimatedPng },
  {
    name: 'a PNG with the place in its notes',
    expected: 'picture',
    make: async () =>
      makePng({
        before: [
          pngChunk('tEXt', 'Comment\0house of Tigist'),
          pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${positionXmp}`),
          pngChunk('eXIf', (await phonePicture(picture())).subarray(12, 200)),
        ],
      }),
  },
  {
    name: 'a PNG with a page for browsers behind it',
    expected: 'picture',
    make: () => concat(makePng(), '<html><script>alert("house of Tigist")</script>'),
  },
  {
    name: 'a PNG that is an archive too',
    expected: 'picture',
    make: () => concat(makePng(), makeZip('house.txt', 'house of Tigist')),
  },
  {
    name: 'a PNG whose text unpacks to 100 MB',
    expected: 'picture',
    make: () => makePng({ before: [pngChunk('zTXt', concat('Comment\0\0', zeros))] }),
  },
  {
    name: 'a PNG whose colour profile unpacks to 100 MB',
    expected: 'picture',
    make: () => makePng({ before: [pngChunk('iCCP', concat('profile\0\0', zeros))] }),
  },
  {
    name: 'a PNG of 25 megapixels',
    expected: 'picture',
    make: () => makePng({ width: 5_000, height: 5_000 }),
    isHeavy: true,
  },
  {
    name: 'a PNG of a little more than 25 megapixels',
    expected: 'documentTooBig',
    make: () => makePng({ said: { width: 5_001, height: 5_000 } }),
  },
  {
    name: 'a PNG of 30,000 times 30,000 pixels',
    expected: 'documentTooBig',
    make: () => makePng({ width: 30_000, height: 30_000, depth: 1 }),
  },
  {
    name: 'a PNG of 16 bits in another order that needs too much memory',
    expected: 'documentTooBig',
    make: () => makePng({ said: { width: 5_100, height: 4_902 }, depth: 16, isInterlaced: true }),
  },
  {
    name: 'a PNG whose pixels unpack to 100 MB more than it has',
    expected: 'picture',
    make: () => makePng({ pixels: zeros }),
  },
  {
    name: 'a PNG of two billion times two billion pixels',
    expected: 'documentBroken',
    make: () => makePng({ said: { width: 2_147_483_647, height: 2_147_483_647 } }),
  },
  {
    name: 'a PNG without any pixels',
    expected: 'documentBroken',
    make: () => makePng({ said: { width: 0, height: 0 } }),
  },
  { name: 'a PNG of one pixel', expected: 'documentTooSmall', make: () => makePng({ width: 1, height: 1 }) },
  {
    name: 'a PNG of one line',
    expected: 'documentTooSmall',
    make: () => makePng({ width: 20_000, height: 1 }),
  },
  {
    name: 'a PNG whose sums are wrong',
    expected: 'documentBroken',
    make: () => {
      const file = makePng()
      return file.fill(1, file.length - 16, file.length - 12)
    },
  },
  {
    name: 'half a PNG',
    expected: 'documentBroken',
    make: async () => half(await noisyPicture(side, side).png().toBuffer()),
  },
  {
    name: 'the first eight bytes of a PNG',
    expected: 'documentBroken',
    make: () => concat('\x89PNG\r\n\x1a\n'),
  },
]

/** A picture without loss that says its sides are that long. */
function webpOf(length: number): Buffer {
  const header = Buffer.alloc(16, 0)
  header.set([0x2f])
  header.writeUInt32LE((length - 1) * 16_384 + length - 1, 1)
  return concat('RIFF\x1c\0\0\0WEBPVP8L\x10\0\0\0', header)
}

export const webps: OddFile[] = [
  { name: 'a WebP', expected: 'picture', make: () => picture().webp().toBuffer() },
  {
    name: 'a WebP without loss that one can see through',
    expected: 'picture',
    make: () => picture().ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
  },
  {
    name: 'a WebP with the place in its notes',
    expected: 'picture',
    make: () => picture().withExif(notes).withXmp(positionXmp).webp().toBuffer(),
  },
  {
    name: 'a WebP that moves',
    expected: 'picture',
    make: () =>
      plainPicture({ width: side, height: side * 3 })
        .webp({ loop: 0, delay: [100, 100, 100] })
        .toBuffer(),
  },
  {
    name: 'a WebP with a page for browsers behind it',
    expected: 'picture',
    make: async () => concat(await picture().webp().toBuffer(), '<html>house of Tigist'),
  },
  {
    name: 'a WebP of 25 megapixels',
    expected: 'picture',
    make: () => plainPicture({ width: 5_000, height: 5_000 }).webp({ lossless: true, effort: 0 }).toBuffer(),
    isHeavy: true,
  },
  { name: 'a WebP of 42 megapixels in few bytes', expected: 'documentTooBig', make: () => webpOf(6_500) },
  {
    name: 'a WebP that says it is the largest there can be',
    expected: 'documentTooBig',
    make: () => webpOf(16_383),
  },
  {
    name: 'a WebP of one pixel',
    expected: 'documentTooSmall',
    make: () => plainPicture({ width: 1, height: 1 }).webp().toBuffer(),
  },
  {
    name: 'half a WebP',
    expected: 'documentBroken',
    make: async () => half(await noisyPicture(side, side).webp().toBuffer()),
  },
  {
    name: 'the first twelve bytes of a WebP',
    expected: 'documentBroken',
    make: () => concat('RIFF\x04\0\0\0WEBP'),
  },
  {
    name: 'a film in the container of a WebP',
    expected: 'documentKind',
    make: () => concat('RIFF\xff\0\0\0AVI LIST', Buffer.alloc(256)),
  },
]
