import type { ResizeOptions, Sharp } from 'sharp'
import { largestPicture, pictureSides, shortestPictureSide } from '../../contract/rules/pictures.ts'
import { NamedError } from './http/errors.ts'
import { wrongFile } from './http/files.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { limitedSharp } from './limited-sharp.ts'
import { pictureType } from './picture-type.ts'

export type MadePicture = { full: Buffer; thumb: Buffer }
export type MakePicture = (file: Uint8Array) => Promise<MadePicture>

/** One at a time, since the largest that we take needs a hundred megabytes while it is read. */
const atWork = 1
const mostWaiting = 10
const mostSeconds = 5
const mostPixels = largestPicture.megapixels * 1_000_000

/** What a picture may weigh at most, and how it gets there: a photograph stays far below with the first quality. */
const mostBytes = { full: 65_536, thumb: 16_384 }
const qualities = [80, 60, 40, 20, 5, 0]

/** Beside a text on a phone: 40 kB for a photograph. */
const wide = { width: 640, height: 960, bytes: 131_072 } as const

/** Makes clean squares of a picture: drawn anew, so that nothing is left of what else was in the file. */
export function createPictures(): MakePicture {
  const limited = limitConcurrency(atWork, mostWaiting)
  return (file) => limited(() => make(file))
}

/** Makes a clean picture of any shape, no larger than a phone shows it. */
export function createWidePictures(): (file: Uint8Array) => Promise<Buffer> {
  const limited = limitConcurrency(atWork, mostWaiting)
  return (file) =>
    limited(async () => {
      await checkHeader(file)
      const { width, height } = wide
      const picture = await draw(file, { width, height, fit: 'inside', withoutEnlargement: true })
      return fit((quality) => picture.clone().webp({ quality }), wide.bytes)
    })
}

async function make(file: Uint8Array): Promise<MadePicture> {
  await checkHeader(file)
  const side = pictureSides.full
  // The middle of the picture.
  const square = await draw(file, { width: side, height: side, fit: 'cover' })
  return { full: await write(square, 'full'), thumb: await write(square, 'thumb') }
}

/** All that the header tells, before any pixel is read. */
async function checkHeader(file: Uint8Array): Promise<void> {
  if (pictureType(file) === null) throw wrongFile({ problem: 'pictureKind' })
  const { width, height } = await limitedSharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken()
    })
  if (width * height > mostPixels)
    throw wrongFile({ problem: 'pictureTooBig', values: { limit: largestPicture.megapixels } })
  if (Math.min(width, height) < shortestPictureSide)
    throw wrongFile({ problem: 'pictureTooSmall', values: { limit: shortestPictureSide } })
}

/** Upright and as bare pixels: position, device and all other metadata is left out. */
async function draw(file: Uint8Array, size: ResizeOptions): Promise<Sharp> {
  const { data, info } = await limitedSharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize(size)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      // Within these bounds only a machine that is busy takes so long.
      throw error instanceof Error && error.message.startsWith('timeout')
        ? new NamedError('overloaded')
        : broken()
    })
  return limitedSharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

function write(square: Sharp, size: keyof MadePicture): Promise<Buffer> {
  const side = pictureSides[size]
  return fit((quality) => square.clone().resize(side, side).webp({ quality }), mostBytes[size])
}

/** In the best quality that weighs no more. */
async function fit(drawn: (quality: number) => Sharp, most: number): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await drawn(quality).toBuffer()
    if (bytes.length <= most) return bytes
  }
  throw new Error(`A picture could not be made smaller than ${most} bytes`)
}

const broken = () => wrongFile({ problem: 'pictureBroken' })
