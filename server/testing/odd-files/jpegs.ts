import sharp from 'sharp'
import { noisyPicture, phonePicture, plainPicture } from '../pictures.ts'
import { concat, half, positionXmp, type OddFile } from './odd-file.ts'
import { makeZip } from './zip.ts'

const side = 400
const picture = (width = side, height = side) => plainPicture({ width, height })
const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer()
const phone = () => phonePicture(picture(600, side))

const iptcStart = 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x14\x1c\x02\x50\0\x0f'

/** After the first two bytes, where cameras put theirs. */
const withSegment = (file: Uint8Array, marker: number, content: Uint8Array | string) => {
  const body = concat(content)
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff])
  return concat(file.subarray(0, 2), head, body, file.subarray(2))
}

/** Says another size than it has, as large bombs do in few bytes. */
function withSize(file: Buffer, width: number, height: number, frame = 0xc0): Buffer {
  const at = file.indexOf(Buffer.from([0xff, frame]))
  file.writeUInt16BE(height, at + 5)
  file.writeUInt16BE(width, at + 7)
  return file
}

/** Each scan is a pass over the whole picture: few bytes that would take minutes. */
async function manyScans(): Promise<Buffer> {
  const file = await picture(1_000, 1_000).jpeg({ progressive: true }).toBuffer()
  const first = file.indexOf(Buffer.from([0xff, 0xda]))
  const second = file.indexOf(Buffer.from([0xff, 0xda]), first + 2)
  const scan = Buffer.from(file.subarray(first, second))
  return concat(file.subarray(0, first), ...Array.from({ length: 1_000 }, () => scan), file.subarray(first))
}

export const jpegs: OddFile[] = [
  { name: 'a photograph of a phone, on its side, with its place', expected: 'picture', make: phone },
  {
    name: 'a JPEG with the place in its XMP, its IPTC and a comment',
    expected: 'picture',
    make: async () => {
      const commented = withSegment(await jpeg(), 0xfe, 'house of Tigist')
      const titled = withSegment(commented, 0xed, `${iptcStart}house of Tigist`)
      return withSegment(titled, 0xe1, `http://ns.adobe.com/xap/1.0/\0${positionXmp}`)
    },
  },
  {
    name: 'a JPEG with Exif that is broken',
    expected: 'picture',
    make: async () => withSegment(await jpeg(), 0xe1, 'Exif\0\0II*\0\xff\xff\xff\xff Tecno'),
  },
  {
    name: 'a moving photograph: a JPEG with a film behind it',
    expected: 'picture',
    make: async () => concat(await phone(), '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'house of Tigist'),
  },
  {
    name: 'a JPEG for printing, in CMYK',
    expected: 'picture',
    make: () => picture().toColourspace('cmyk').jpeg().toBuffer(),
  },
  { name: 'a grey JPEG', expected: 'picture', make: () => picture().greyscale().jpeg().toBuffer() },
  {
    name: 'a progressive JPEG',
    expected: 'picture',
    make: () => noisyPicture(900, 600).jpeg({ progressive: true }).toBuffer(),
  },
  {
    name: 'a JPEG with a page for browsers in a comment',
    expected: 'picture',
    make: async () => withSegment(await jpeg(), 0xfe, '<html><script>alert("house of Tigist")</script>'),
  },
  {
    name: 'a JPEG that is an archive too',
    expected: 'picture',
    make: async () => concat(await jpeg(), makeZip('house.txt', 'house of Tigist')),
  },
  { name: 'a JPEG of exactly the smallest side', expected: 'picture', make: () => jpeg(300, 300) },
  { name: 'a JPEG one pixel too low', expected: 'documentTooSmall', make: () => jpeg(2_000, 299) },
  { name: 'a JPEG of one pixel', expected: 'documentTooSmall', make: () => jpeg(1, 1) },
  { name: 'a JPEG of 50 megapixels', expected: 'picture', make: () => jpeg(8_160, 6_144), isHeavy: true },
  {
    name: 'a JPEG of 52 megapixels',
    expected: 'documentTooBig',
    make: async () => withSize(await jpeg(), 8_192, 6_400),
  },
  {
    name: 'a small JPEG that says it is the largest there can be',
    expected: 'documentTooBig',
    make: async () => withSize(await jpeg(), 65_500, 65_500),
  },
  {
    name: 'a small JPEG that says it is a little larger',
    expected: 'picture',
    make: async () => withSize(await jpeg(), 1_000, 1_000),
  },
  {
    name: 'a JPEG without any height',
    expected: 'documentBroken',
    make: async () => withSize(await jpeg(), side, 0),
  },
  {
    name: 'a progressive JPEG that needs too much memory',
    expected: 'documentTooBig',
    make: async () => withSize(await picture().jpeg({ progressive: true }).toBuffer(), 6_000, 4_300, 0xc2),
  },
  { name: 'a progressive JPEG with 1,000 scans', expected: 'documentBroken', make: manyScans },
  {
    name: 'half a JPEG',
    expected: 'documentBroken',
    make: async () => half(await noisyPicture(side, side).jpeg().toBuffer()),
  },
  { name: 'the first three bytes of a JPEG', expected: 'documentBroken', make: () => concat('\xff\xd8\xff') },
  {
    name: 'a JPEG in name alone: noise after its first bytes',
    expected: 'documentBroken',
    make: () => concat('\xff\xd8\xff\xe0', Buffer.alloc(20_000, 'xyz')),
  },
  {
    name: 'a JPEG 2000, which no phone writes',
    expected: 'documentKind',
    make: () => concat('\0\0\0\x0cjP  \r\n\x87\n', Buffer.alloc(400)),
  },
  {
    name: 'a JPEG with a byte before it',
    expected: 'documentKind',
    make: async () => concat('\n', await jpeg()),
  },
  {
    name: 'a TIFF',
    expected: 'documentKind',
    make: () =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
        .tiff()
        .toBuffer(),
  },
]
