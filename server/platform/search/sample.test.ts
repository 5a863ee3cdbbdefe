import { expect, test } from 'vitest'
import { stages } from './sample.ts'

const logarithms = [0]
for (let number = 1; number <= 1500; number += 1)
  logarithms.push((logarithms[number - 1] ?? 0) + Math.log(number))
const logFactorial = (number: number) => logarithms[number] ?? 0

/** How probable it is that at least so many of `all` are in a sample that each of them is in with this probability. */
const probability = (all: number, share: number, atLeast: number): number =>
  Array.from({ length: all + 1 - atLeast }, (_, further) => {
    const hits = atLeast + further
    const ways = logFactorial(all) - logFactorial(hits) - logFactorial(all - hits)
    return Math.exp(ways + hits * Math.log(share) + (all - hits) * Math.log(1 - share))
  }).reduce((sum, each) => sum + each, 0)

test('the sample practically never shows more than 1,000 where there are 1,000', () => {
  const errors = stages.map(({ digits, threshold }) => probability(1000, (digits.last + 1) / 16, threshold))
  expect(errors.reduce((sum, each) => sum + each, 0)).toBeLessThan(1e-10)
})

test('the last stage is read and decides where there are 1,500, but in one of 200 times', () => {
  const misses = stages.map(({ digits, threshold }, at) => {
    const { from } = stages[at + 1] ?? { from: threshold }
    return 1 - probability(1500, (digits.last + 1) / 16, from)
  })
  expect(misses.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.005)
})

test('each stage follows the one before it', () => {
  expect(stages.flatMap(({ digits }) => [digits.first, digits.last])).toEqual([0, 0, 1, 2, 3, 4])
  for (const [at, { from, threshold }] of stages.entries()) {
    // What reached the threshold before has decided; what is far from it would not decide here either.
    expect(from).toBeLessThan(stages[at - 1]?.threshold ?? 1)
    expect(threshold).toBeGreaterThan(stages[at - 1]?.threshold ?? 0)
  }
})
