import { expect, test } from 'vitest'
import { readMoment, writeMoment } from './film-moment.ts'

test('ADM-20 a moment of a film is written and read alike', () => {
  const moments = { 0: '0:00', 500: '0:00.5', 12_000: '0:12', 65_500: '1:05.5', 1_800_000: '30:00' }
  for (const [milliseconds, text] of Object.entries(moments)) {
    expect(writeMoment(Number(milliseconds))).toBe(text)
    expect(readMoment(text)).toBe(Number(milliseconds))
  }
  expect(readMoment(' 1:5,5 ')).toBe(65_500)
  expect(writeMoment(4_099)).toBe('0:04')
})

test('ADM-20 what is no time is not read as one', () => {
  for (const text of ['', '12', '1:60', 'a:10', '1:05.55', '-1:00', '1:2:3'])
    expect(readMoment(text)).toBeNull()
})
