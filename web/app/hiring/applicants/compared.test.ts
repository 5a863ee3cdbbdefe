import { expect, test } from 'vitest'
import { comparedIn, withCompared } from './compared.ts'

test('HIR-11 an address compares up to three people, each once', () => {
  expect(comparedIn('?compare=a,b,c')).toEqual(['a', 'b', 'c'])
  expect(comparedIn('?compare=a&compare=b%2Ca,,%20c&compare=d')).toEqual(['a', 'b', 'c'])
  expect(comparedIn('?status=PENDING')).toEqual([])
})

test('the status stays in the address while people are compared', () => {
  expect(withCompared('?status=PENDING', ['a', 'b'])).toBe('?status=PENDING&compare=a,b')
  expect(withCompared('?status=PENDING&compare=a,b', [])).toBe('?status=PENDING')
  expect(withCompared('?compare=a,b', [])).toBe('')
})
