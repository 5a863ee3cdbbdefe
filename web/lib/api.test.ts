import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api, isSignedOut } from './api.ts'
import { ApiError, failureText } from './api-error.ts'
import { connection } from './connection.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'om' } })
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => Response.json({ user: null }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  fetched.mockReset()
})

async function failureOf(answer: Response, onSignedOut = () => {}): Promise<ApiError> {
  fetched.mockImplementation(async () => answer)
  const error: unknown = await api('GET /session', {}, { onSignedOut }).catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('This call was to fail')
  return error
}

describe('a call', () => {
  test('API-02 API-03 goes to /api of the same origin, with cookies', async () => {
    await api('GET /session', {})
    expect(fetched.mock.calls).toMatchObject([['/api/session', { method: 'GET', credentials: 'include' }]])
  })

  test('API-01 goes to another base address where the build names one', async () => {
    vi.stubEnv('VITE_API_BASE', 'https://api.example.com/v1')
    vi.resetModules()
    const { api: built } = await import('./api.ts')
    await built('GET /session', {})
    expect(fetched.mock.calls[0]?.[0]).toBe('https://api.example.com/v1/session')
  })

  test('carries the language of the page that asks', async () => {
    await api('POST /auth/request-password-reset', { body: { email: 'almaz@example.com' } })
    expect(fetched.mock.calls).toMatchObject([[expect.any(String), { headers: { 'x-language': 'om' } }]])
  })
})

describe('a session that has ended', () => {
  test.each([
    [401, '<html>Unauthorized</html>'],
    [401, JSON.stringify({ message: 'Full authentication is required to access this resource' })],
    [500, JSON.stringify({ message: 'JWT expired at 2024-05-01T10:00:00Z' })],
    [403, JSON.stringify({ message: 'Authentication failed' })],
    [400, JSON.stringify({ message: 'Required cookie is missing' })],
    [500, JSON.stringify({ message: 'Your session has expired' })],
  ])('ERR-77 ERR-91 is understood from %d %s, whose words nobody reads', async (status, body) => {
    const leave = vi.fn<() => void>()
    const error = await failureOf(new Response(body, { status }), leave)
    expect(leave).toHaveBeenCalledOnce()
    expect(isSignedOut(error)).toBe(true)
    expect(failureText(error, { failed: 'Failed to load dashboard data' })).toBe(
      'Failed to load dashboard data',
    )
  })

  test('is none where a sign-in is refused', async () => {
    const leave = vi.fn<() => void>()
    const refusal = { code: 'wrong_credentials', message: 'Not that password.', requestId: 'r' }
    const error = await failureOf(Response.json(refusal, { status: 401 }), leave)
    expect(leave).not.toHaveBeenCalled()
    expect(error.said).toBe('Not that password.')
  })
})

describe('an answer that is not ours', () => {
  const words = { failed: 'Subscription failed. Please try again.', network: 'Network error.' }

  test('ERR-22 without words is a failure, not a lost connection', async () => {
    for (const [status, body] of [
      [500, '{}'],
      [429, ''],
      [502, '<html>Bad gateway</html>'],
      [403, '[]'],
    ] as const) {
      expect(failureText(await failureOf(new Response(body, { status })), words), body).toBe(words.failed)
    }
  })

  test('ERR-12 ERR-15 ERR-21 with words alone is told in them', async () => {
    const error = await failureOf(Response.json({ message: 'This phone is blocked.' }, { status: 409 }))
    expect(failureText(error, words)).toBe('This phone is blocked.')
  })

  test('ERR-12 ERR-23 no answer at all is a lost connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const error: unknown = await api('GET /session', {}).catch((thrown: unknown) => thrown)
    expect(failureText(error, words)).toBe('Network error.')
    // Where another text is specified for every failure, it comes first.
    const { failed } = words
    expect(failureText(error, { failed, connection: 'Please check it.' })).toBe(`${failed}\nPlease check it.`)
  })
})

test.each([
  ['AbortError', 'cancelled by the screen that is left', 0],
  ['TimeoutError', 'late', 1],
  ['NetworkError', 'cut off', 1],
])('half an answer and then %s: the call was %s', async (name, _, timesLost) => {
  const unanswered = vi.spyOn(connection, 'unanswered').mockReturnValue()
  const half = new ReadableStream({ start: (body) => body.error(new DOMException('', name)) })
  const error = await failureOf(new Response(half))
  expect(error.status).toBe(0)
  expect(unanswered).toHaveBeenCalledTimes(timesLost)
  unanswered.mockRestore()
})
