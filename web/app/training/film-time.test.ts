import { expect, test } from 'vitest'
import { filmTime, megabytes } from './film-time.ts'

test('a time in a film is shown in minutes and seconds', () => {
  expect([0, 999, 42_000, 60_000, 725_400].map(filmTime)).toEqual(['0:00', '0:00', '0:42', '1:00', '12:05'])
})

test('what a film costs is rounded to a tenth of a megabyte, and is never nothing', () => {
  expect([900, 149_000, 849_999, 10_485_760].map(megabytes)).toEqual([0.1, 0.1, 0.8, 10.5])
})
