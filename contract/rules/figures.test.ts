import { expect, test } from 'vitest'
import { answersOf, ratingOf } from './figures.ts'
import { fewestAnswerCases } from './hiring.ts'

test('a rating is the average with one decimal, and nothing without a review', () => {
  expect(ratingOf({ reviews: 0, stars: 0 })).toBeNull()
  expect(ratingOf({ reviews: 1, stars: 5 })).toEqual({ stars: 5, reviews: 1 })
  expect(ratingOf({ reviews: 3, stars: 14 })).toEqual({ stars: 4.7, reviews: 3 })
})

test('the answer rate is shown from five cases on', () => {
  expect(answersOf({ cases: fewestAnswerCases - 1, answers: 4, hours: 2 })).toBeNull()
  expect(answersOf({ cases: fewestAnswerCases, answers: 4, hours: 2 })).toEqual({ percent: 80, hours: 2 })
  expect(answersOf({ cases: 9, answers: 0, hours: null })).toEqual({ percent: 0, hours: 0 })
})
