import { expect, test } from 'vitest'
import { sampleThreshold, wideSampleThreshold } from './sample.ts'

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

test('the samples practically never show more than 1,000 where there are 1,000', () => {
  expect(probability(1 / 16, sampleThreshold) + probability(1 / 4, wideSampleThreshold)).toBeLessThan(1e-10)
})
