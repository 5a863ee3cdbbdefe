import { expect, test } from 'vitest'
import { readLines, takeFrom } from './candidates.ts'

const id = (last: string) => `01a1e8c0-8ef4-757b-913d-55cb29bb813${last}`

test('lines are read number by number, each id once', () => {
  const lines = [`${id('1')} 7 {12,999} 4398046511104`, `${id('2')} 0 {} 5`, `${id('1')} 8 {1} 8`].join('\n')
  const rows = readLines(lines, (read, line) => [read, line.number(), line.list(), line.number()])
  expect(rows).toEqual([
    [id('1'), 7, [12, 999], 2 ** 42],
    [id('2'), 0, [], 5],
  ])
  expect(readLines(null, (read) => read)).toEqual([])
})

test('a share is divided among the facets and partitions, at least one row each', () => {
  expect(takeFrom([5, 6], 10, { skills: 3, partitions: [0, 1] }).map(({ most }) => most)).toEqual([
    2, 2, 2, 2,
  ])
  expect(takeFrom([5, 6], 1)).toEqual([
    { facet: 5, partition: 0, kinds: 0, skills: 0, gender: 0, most: 1 },
    { facet: 6, partition: 0, kinds: 0, skills: 0, gender: 0, most: 1 },
  ])
})
