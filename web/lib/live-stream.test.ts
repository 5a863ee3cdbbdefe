import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backoff, keepStream, type LiveStream } from './live-stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server that the test answers for, one call at a time; aborting the signal ends a connection, as with `fetch`. */
function createServer() {
  const opened: { write: (text: string) => void; end: () => void; signal: AbortSignal }[] = []
  const answers: (() => Response | Promise<Response>)[] = []
  const open = async (signal: AbortSignal): Promise<Response> => {
    const answer = answers.shift()
    if (answer !== undefined) return answer()
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (each) => void (controller = each) })
    signal.addEventListener('abort', () => controller?.error(new Error('aborted')))
    opened.push({
      write: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
      signal,
    })
    return new Response(body)
  }
  return { open, opened, answers }
}

function follow() {
  const server = createServer()
  const stopping = new AbortController()
  let wake = () => {}
  const stream = {
    open: vi.fn(server.open),
    onOpen: vi.fn<LiveStream['onOpen']>(),
    onEvent: vi.fn<LiveStream['onEvent']>(),
    onRefused: vi.fn<LiveStream['onRefused']>(),
    onOnline: (listener: () => void) => {
      wake = listener
      return () => {}
    },
  }
  const finished = keepStream(stream, stopping.signal)
  return { ...stream, server, finished, stop: () => stopping.abort(), goOnline: () => wake() }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the wait before the next attempt', () => {
  test('grows from one second to four, with jitter of up to a half', () => {
    expect([0, 1, 2, 3, 20].map((failures) => backoff(failures, 1))).toEqual([1000, 2000, 4000, 4000, 4000])
    expect(backoff(0, 0)).toBe(500)
    expect(backoff(20, 0)).toBe(2000)
  })

  test('doubles after each failed connection or server error', async () => {
    const live = follow()
    await pass(0)
    live.server.answers.push(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('', { status: 503 }),
    )
    live.server.opened[0]?.end()
    await pass(1000)
    expect(live.open).toHaveBeenCalledTimes(2)
    await pass(1999)
    expect(live.open).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(live.open).toHaveBeenCalledTimes(3)
    await pass(4000)
    expect(live.onOpen).toHaveBeenCalledTimes(2)
    expect(live.onRefused).not.toHaveBeenCalled()
    live.stop()
    await live.finished
  })

  test('is one second again after a stable stream', async () => {
    const live = follow()
    for (let times = 1; times < 4; times += 1) {
      await pass(10_000)
      live.server.opened.at(-1)?.end()
      await pass(1000)
      expect(live.open).toHaveBeenCalledTimes(times + 1)
    }
    live.stop()
    await live.finished
  })

  test('is a minute if the server refuses', async () => {
    const live = follow()
    live.server.answers.push(() => new Response('', { status: 429 }))
    await pass(0)
    live.server.opened[0]?.end()
    await pass(1000)
    expect(live.onRefused.mock.calls).toEqual([[429]])
    await pass(59_999)
    expect(live.open).toHaveBeenCalledTimes(2)
    await pass(1)
    expect(live.open).toHaveBeenCalledTimes(3)
    live.stop()
    await live.finished
  })

  test('ends when the browser is online again, and so does the old connection', async () => {
    const live = follow()
    live.server.answers.push(() => Promise.reject(new TypeError('Failed to fetch')))
    await pass(0)
    live.goOnline()
    await pass(0)
    expect(live.server.opened[0]?.signal.aborted).toBe(true)
    expect(live.open).toHaveBeenCalledTimes(2)
    live.goOnline()
    await pass(0)
    expect(live.open).toHaveBeenCalledTimes(3)
    expect(live.onOpen).toHaveBeenCalledTimes(2)
    live.stop()
    await live.finished
  })
})

describe('a stream', () => {
  test('passes its events on', async () => {
    const live = follow()
    await pass(0)
    live.server.opened[0]?.write('id: 1\nevent: sync\nda')
    live.server.opened[0]?.write('ta: {}\n\n')
    await pass(0)
    expect(live.onEvent.mock.calls).toEqual([[{ id: '1', name: 'sync', data: '{}' }]])
    live.stop()
    await live.finished
  })

  test('that is silent for 45 seconds is opened again; a heartbeat keeps it open', async () => {
    const live = follow()
    await pass(40_000)
    live.server.opened[0]?.write(':\n\n')
    await pass(44_000)
    expect(live.server.opened[0]?.signal.aborted).toBe(false)
    await pass(2000)
    expect(live.server.opened[0]?.signal.aborted).toBe(true)
    expect(live.open).toHaveBeenCalledTimes(2)
    live.stop()
    await live.finished
  })

  test('that was stopped is closed and never opened again', async () => {
    const live = follow()
    await pass(0)
    live.stop()
    await live.finished
    await pass(600_000)
    expect(live.server.opened[0]?.signal.aborted).toBe(true)
    expect(live.open).toHaveBeenCalledTimes(1)
  })
})
