import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { catchUp, mergeAnswers } from './conversation-cache.ts'

afterEach(() => vi.unstubAllGlobals())

const message = (number: number) => ({ number, isOwn: false, isMasked: false, note: null })
const opened = (last: number) => ({
  conversation: { unread: last - 1, otherReadNumber: 0, isContactShown: false },
  messages: Array.from({ length: last }, (_, index) => message(index + 1)),
  hasOlder: false,
})

test('a message that comes while a failed reading is made good is not lost', async () => {
  const params = { id: crypto.randomUUID() }
  let answerWhole: (answer: Response) => void = () => {}
  const whole = new Promise<Response>((resolve) => (answerWhole = resolve))
  const answers = [
    new Response('', { status: 503 }),
    whole,
    Response.json({ messages: [message(2), message(3)] }),
  ]
  const asked = vi.fn(async () => answers.shift() ?? new Response('', { status: 404 }))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', asked)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  mergeAnswers(client)
  const queryKey = ['GET /conversations/:id', { params }]
  client.setQueryData(queryKey, opened(1))
  const queryFn = () => api('GET /conversations/:id', { params })
  const leave = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {})

  const first = catchUp(client, params.id, 2)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await catchUp(client, params.id, 3)
  answerWhole(Response.json(opened(2)))
  await first
  expect(client.getQueryData(queryKey)).toMatchObject({
    conversation: { unread: 2 },
    messages: [{ number: 1 }, { number: 2 }, { number: 3 }],
  })
  leave()
})
