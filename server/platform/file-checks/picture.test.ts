import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { noisyPicture, plainPicture } from '../../testing/pictures.ts'
import { drawPicture } from './picture.ts'

/** Red on its left, blue on its right. */
const halves = () =>
  plainPicture({ width: 600, height: 400, colour: '#00f' }).composite([
    { input: { create: { width: 300, height: 400, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ])

/** The place of the red half after a camera's note about how it was held is obeyed. */
const redIsAt = [
  [1, 'left'],
  [2, 'right'],
  [3, 'right'],
  [4, 'left'],
  [5, 'top'],
  [6, 'top'],
  [7, 'bottom'],
  [8, 'bottom'],
] as const

const middleOf = {
  left: [0.1, 0.5],
  right: [0.9, 0.5],
  top: [0.5, 0.1],
  bottom: [0.5, 0.9],
} as const

describe('a photograph is kept upright, without the note that says how it was held', () => {
  test.each(redIsAt)('orientation %i: red is at the %s', async (orientation, place) => {
    const drawn = await drawPicture(await halves().withMetadata({ orientation }).jpeg().toBuffer())
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual(orientation < 5 ? [600, 400] : [400, 600])
    const [x, y] = middleOf[place]
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    expect(data[at]).toBeGreaterThan(200)
    expect(data[at + 2]).toBeLessThan(60)
    expect((await sharp(drawn).metadata()).orientation).toBeUndefined()
  })
})

test('what one can see through is on white', async () => {
  const clear = sharp({
    create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
  const drawn = await drawPicture(await clear.png().toBuffer())
  const { channels } = await sharp(drawn).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})

test('a large photograph is made small enough to look at and to keep', async () => {
  const drawn = await drawPicture(await noisyPicture(2_500, 1_000).jpeg().toBuffer())
  const { width, height } = await sharp(drawn).metadata()
  expect([width, height]).toEqual([2_400, 960])
  expect(drawn.length).toBeLessThanOrEqual(1_048_576)
})
