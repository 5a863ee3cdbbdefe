import { expect, test } from 'vitest'
import { salaryCode, salaryCodeUpTo } from './facets.ts'

test('TXS-04 who asks for a range is found for its end, and who asks for more than 5000 for more than that', () => {
  expect(salaryCodeUpTo(900)).toBe(0)
  expect(salaryCodeUpTo(3000)).toBe(salaryCode('2000-3000'))
  expect(salaryCodeUpTo(3900)).toBe(salaryCode('2000-3000'))
  expect(salaryCodeUpTo(5000)).toBe(salaryCode('4000-5000'))
  expect(salaryCodeUpTo(6000)).toBe(salaryCode('5000+'))
})
