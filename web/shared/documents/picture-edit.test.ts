import { expect, test } from 'vitest'
import { edgeRange, isWhole, moveEdge, partOf, turn, unedited } from './picture-edit.ts'

const { edges: whole } = unedited

test('an edge stays within the picture and leaves something of it', () => {
  expect(moveEdge(whole, 'left', 30.4)).toEqual({ ...whole, left: 30 })
  expect(moveEdge(whole, 'left', -5)).toEqual(whole)
  expect(moveEdge({ ...whole, right: 40 }, 'left', 90)).toEqual({ ...whole, left: 30, right: 40 })
  expect(moveEdge({ ...whole, top: 95 - 10 }, 'bottom', 0)).toEqual({ ...whole, top: 85, bottom: 95 })
  expect(edgeRange({ ...whole, left: 20 }, 'right')).toEqual({ least: 30, most: 100 })
})

test('the part to keep turns with the picture, and four quarters change nothing', () => {
  const cut = { quarters: 0, edges: { left: 10, top: 20, right: 70, bottom: 60 } }
  const once = turn(cut)
  expect(once).toEqual({ quarters: 1, edges: { left: 40, top: 10, right: 80, bottom: 70 } })
  expect(turn(turn(turn(once)))).toEqual(cut)
  expect(isWhole(turn(unedited).edges)).toBe(true)
  expect(isWhole(cut.edges)).toBe(false)
})

test('what is drawn is no larger than the limit, and never larger than the picture', () => {
  const photo = { width: 4000, height: 3000 }
  expect(partOf(photo, unedited, 2000).drawn).toEqual({ width: 2000, height: 1500 })
  expect(partOf(photo, turn(unedited), 2000).drawn).toEqual({ width: 1500, height: 2000 })
  const half = { quarters: 0, edges: { ...whole, right: 50 } }
  expect(partOf(photo, half, 2000)).toMatchObject({
    part: { left: 0, top: 0, width: 2000, height: 3000 },
    drawn: { width: 1333, height: 2000 },
  })
  expect(partOf({ width: 300, height: 200 }, unedited, 2000).drawn).toEqual({ width: 300, height: 200 })
  expect(partOf({ width: 4000, height: 1 }, unedited, 2000).drawn).toEqual({ width: 2000, height: 1 })
})
