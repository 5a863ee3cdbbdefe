import { expect, test } from 'vitest'
import type { ErrorEnvelope } from '../../../contract/errors.ts'
import login from '../../locales/en/login.json' with { type: 'json' }
import { explainSignIn } from './sign-in-errors.ts'

const envelope = (message: string): ErrorEnvelope => ({ code: 'overloaded', message, requestId: 'r' })

function said(...failure: Parameters<typeof explainSignIn>): string {
  const explanation = explainSignIn(...failure)
  return 'said' in explanation ? explanation.said : login.errors[explanation.text]
}

test.each([
  ['ERR-01', 400, 'Invalid input. Please check your credentials.'],
  ['ERR-02', 401, 'Invalid username or password.'],
  ['ERR-03', 403, 'Your account has been disabled. Please contact support.'],
  ['ERR-04', 404, 'Account not found. Please check your credentials.'],
  ['ERR-05', 429, 'Too many login attempts. Please try again later.'],
  ['ERR-06', 500, 'Server error. Please try again later.'],
])('%s status %i has its own text, whatever the server says', (_id, status, text) => {
  expect(said({ status, problem: envelope('Something of the server') })).toBe(text)
  expect(said({ status, problem: 'network' })).toBe(text)
})

test('ERR-07 ERR-10 any other status: the words of the server', () => {
  expect(said({ status: 503, problem: envelope('Very many people are here.') })).toBe(
    'Very many people are here.',
  )
})

test('ERR-08 any other status without words, or from something in between', () => {
  const text = 'An error occurred during login. Please try again.'
  expect(said({ status: 503, problem: envelope('') })).toBe(text)
  expect(said({ status: 502, problem: 'network' })).toBe(text)
})

test('ERR-09 no answer at all', () => {
  expect(said({ status: 0, problem: 'network' })).toBe(
    'Network error. Please check your connection and try again.',
  )
})

test('ERR-11 anything that no call of ours brings about', () => {
  expect(said(null)).toBe('An unexpected error occurred. Please try again.')
})
