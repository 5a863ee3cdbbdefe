import { expect, test } from 'vitest'
import { stages } from './sample.ts'

const logarithms = [0]
for (let number = 1; number <= 1000; number += 1)
  logarithms.push((logarithms[number - 1] ?? 0) + Math.log(number))
const logFactorial = (number: number) => logarithms[number] ?? 0

/** How probable it is that at least so many of 1,000 are in a sample that each of them is in with this probability. */
const probability = (share: number, atLeast: number): number =>
  Array.from({ length: 1001 - atLeast }, (_, further) => {
    const hits = atLeast + further
    const ways = logFactorial(1000) - logFactorial(hits) - logFactorial(1000 - hits)
    return Math.exp(ways + hits * Math.log(share) + (1000 - hits) * Math.log(1 - share))
  }).reduce((sum, each) => sum + each, 0)

test('the sample practically never shows more than 1,000 where there are 1,000', () => {
  const errors = stages.map(({ digits, threshold }) => probability((digits.last + 1) / 16, threshold))
  expect(errors.reduce((sum, each) => sum + each, 0)).toBeLessThan(1e-10)
})

test('each stage follows the one before it', () => {
  expect(stages.flatMap(({ digits }) => [digits.first, digits.last])).toEqual([0, 0, 1, 2, 3, 3])
  for (const [at, { from, threshold }] of stages.entries()) {
    // What reached the threshold before has decided; what is far from it would not decide here either.
    expect(from).toBeLessThan(stages[at - 1]?.threshold ?? 1)
    expect(threshold).toBeGreaterThan(stages[at - 1]?.threshold ?? 0)
  }
})
