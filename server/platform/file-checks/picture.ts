import type { Metadata, Sharp } from 'sharp'
import { largestDocument, shortestDocumentSide } from '../../../contract/rules/documents.ts'
import { limitedSharp } from '../limited-sharp.ts'
import { Refusal } from './refusal.ts'

/** Enough to read the small print of an identity card. */
const longestSide = 2_400
const million = 1_000_000

/** What one picture may weigh, and how it gets there: a photograph stays below with the first quality. */
const mostBytes = 1_048_576
const qualities = [82, 65, 45, 25] as const

/** A JPEG, PNG or WebP drawn anew, upright: nothing is left of what else was in the file. */
export async function drawPicture(file: Uint8Array): Promise<Uint8Array> {
  const header = await readHeader(file)
  checkSize(header, mostMegapixels(header))
  const pixels = limitedSharp(file, { limitInputPixels: false, failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
  return await writeWebp(pixels)
}

/** The same for pixels that another decoder has read: three bytes each, or four. */
export async function drawPixels(
  pixels: Uint8Array,
  size: { width: number; height: number; channels: 3 | 4 },
): Promise<Uint8Array> {
  const buffer = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  return await writeWebp(
    limitedSharp(buffer, { raw: size, limitInputPixels: false })
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' }),
  )
}

export function checkSize(
  { width, height }: { width: number; height: number },
  megapixels: number = largestDocument.megapixelsInMemory,
): void {
  if (width * height > megapixels * million) throw new Refusal('documentTooBig', megapixels)
  if (Math.min(width, height) < shortestDocumentSide)
    throw new Refusal('documentTooSmall', shortestDocumentSide)
}

const readHeader = (file: Uint8Array) =>
  limitedSharp(file, { limitInputPixels: false }).metadata().catch(refuseBroken)

/** What a decoder may take that keeps all pixels, or the coefficients of a JPEG, until the last is read. */
const mostDecodedMegabytes = 150

/** By the memory that decoding takes: only a baseline JPEG is read line by line at any size. */
function mostMegapixels({ format, isProgressive, depth, channels }: Metadata): number {
  if (!isProgressive)
    return format === 'jpeg' ? largestDocument.megapixels : largestDocument.megapixelsInMemory
  const bytesEach = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  return Math.min(
    largestDocument.megapixelsInMemory,
    Math.floor(mostDecodedMegabytes / (channels * bytesEach)),
  )
}

async function writeWebp(picture: Sharp): Promise<Uint8Array> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true }).catch(refuseBroken)
  let file = new Uint8Array()
  for (const quality of qualities) {
    file = await limitedSharp(data, { raw: info }).webp({ quality }).toBuffer()
    if (file.length <= mostBytes) break
  }
  return file
}

function refuseBroken(): never {
  throw new Refusal('documentBroken')
}
