import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { sampleOffset, sampleThreshold, withSample } from './sample.ts'

test('one in sixteen is in the sample, under facets of its own', () => {
  const ids = Array.from({ length: 16_000 }, () => newId())
  const sampled = ids.filter((id) => withSample(id, [0, 7]).length === 4)
  expect(sampled.length).toBeGreaterThan(800)
  expect(sampled.length).toBeLessThan(1200)
  expect(withSample(sampled[0] ?? '', [0, 7])).toEqual([0, 7, sampleOffset, sampleOffset + 7])
})

test('as many of the sample as make many are never there by chance where there are a thousand', () => {
  const logarithms = [0]
  for (let number = 1; number <= 1000; number += 1)
    logarithms.push((logarithms[number - 1] ?? 0) + Math.log(number))
  const of = (number: number) => logarithms[number] ?? 0
  const chances = Array.from({ length: 1001 - sampleThreshold }, (_, further) => {
    const hits = sampleThreshold + further
    const ways = of(1000) - of(hits) - of(1000 - hits)
    return Math.exp(ways + hits * Math.log(1 / 16) + (1000 - hits) * Math.log(15 / 16))
  })
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThan(1e-10)
})
