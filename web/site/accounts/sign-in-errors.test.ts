import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import login from '../../locales/en/login.json' with { type: 'json' }
import { explainSignIn } from './sign-in-errors.ts'

/** With our envelope, with words alone, and from something in between that says nothing. */
const ours = (status: number, message: string) => new ApiError(status, { code: 'overloaded', message })
const worded = (status: number, message: string) => new ApiError(status, { message })
const wordless = (status: number) => new ApiError(status)

function said(failure: ApiError | null): string {
  const explanation = explainSignIn(failure)
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
  expect(said(ours(status, 'Something of the server'))).toBe(text)
  expect(said(worded(status, 'Something of the server'))).toBe(text)
  expect(said(wordless(status))).toBe(text)
})

test('ERR-07 ERR-10 any other status: the words of the server, also without our envelope', () => {
  for (const answer of [ours, worded])
    expect(said(answer(503, 'Very many people are here.'))).toBe('Very many people are here.')
})

test('ERR-08 any other status without words, or from something in between', () => {
  const text = 'An error occurred during login. Please try again.'
  expect(said(ours(503, ''))).toBe(text)
  expect(said(wordless(502))).toBe(text)
})

test('ERR-09 no answer at all', () => {
  expect(said(new ApiError(0))).toBe('Network error. Please check your connection and try again.')
})

test('ERR-11 anything that no call of ours brings about', () => {
  expect(said(null)).toBe('An unexpected error occurred. Please try again.')
})
