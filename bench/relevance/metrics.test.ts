import { describe, expect, test } from 'vitest'
import { calibrationOf, mean, ndcg, recall } from './metrics.ts'

const grades = new Map([
  ['exact', 3],
  ['other', 3],
  ['second', 2],
  ['near', 1],
])

describe('nDCG', () => {
  test('is 1 for the best possible order, whichever of two equals comes first', () => {
    expect(ndcg(['exact', 'other', 'second', 'near'], grades, 5)).toBe(1)
    expect(ndcg(['other', 'exact', 'second', 'near', 'wrong'], grades, 5)).toBe(1)
  })

  test('weighs a gain of 2^grade − 1 by the logarithm of the rank', () => {
    // (0/1 + 7/1.585 + 1/2) / (7/1 + 7/1.585 + 3/2)
    expect(ndcg(['wrong', 'exact', 'near'], grades, 3)).toBeCloseTo((4.4165 + 0.5) / (7 + 4.4165 + 1.5), 4)
  })

  test('does not look below its depth', () => {
    expect(ndcg(['wrong', 'exact'], grades, 1)).toBe(0)
    expect(ndcg(['exact', 'wrong', 'wrong'], grades, 1)).toBe(1)
  })

  test('is 0 for an empty answer', () => {
    expect(ndcg([], grades, 5)).toBe(0)
  })
})

describe('recall', () => {
  test('counts grades 2 and 3 as right, and 1 as wrong', () => {
    expect(recall(['exact', 'second', 'near'], grades, 20)).toBeCloseTo(2 / 3)
  })

  test('expects no more than fit', () => {
    expect(recall(['exact', 'wrong', 'other'], grades, 2)).toBe(0.5)
    expect(recall(['exact', 'other', 'wrong'], grades, 2)).toBe(1)
  })
})

test('calibration is the share of right pairs from 80 on and below 30', () => {
  const pairs = [
    { score: 95, grade: 3 },
    { score: 80, grade: 2 },
    { score: 88, grade: 1 },
    { score: 79, grade: 0 },
    { score: 30, grade: 2 },
    { score: 29, grade: 2 },
    { score: 0, grade: 0 },
    { score: 12, grade: 1 },
    { score: 5, grade: 0 },
  ]
  expect(calibrationOf(pairs)).toEqual({
    high: { pairs: 3, right: 2 / 3 },
    low: { pairs: 4, right: 1 / 4 },
  })
})

test('a mean counts every value alike', () => {
  expect(mean([1, 0.5, 0])).toBe(0.5)
})
