import { afterEach, expect, test, vi } from 'vitest'
import { joinTabs } from './live-tabs.ts'

// Uses the locks and channels of Node; all tabs are in one process.

let leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving) leave()
  leaving = []
})

const name = () => `live-${crypto.randomUUID()}`
const closed = (signal: AbortSignal, body: ReadableStreamDefaultController<Uint8Array>) =>
  signal.addEventListener('abort', () => body.error(new Error('aborted')))

/** A tab, with the streams it opened and the events it got. */
function openTab(account: string, { hasLocks = true, firstId = null as string | null } = {}) {
  const events: unknown[] = []
  const streams: { lastId: string | null; write: (text: string) => void }[] = []
  const onAnswered = vi.fn<() => void>()
  const leave = joinTabs(
    account,
    {
      locks: hasLocks ? navigator.locks : undefined,
      openChannel: (channel) => new BroadcastChannel(channel),
      open: async (lastId, signal) => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            closed(signal, controller)
            const write = (text: string) => controller.enqueue(new TextEncoder().encode(text))
            streams.push({ lastId, write })
          },
        })
        return new Response(body)
      },
      emit: (event, data) => void events.push([event, data]),
      onAnswered,
      onRefused: () => {},
      onOnline: () => () => {},
    },
    firstId,
  )
  leaving.push(leave)
  const send = (text: string) => streams.at(-1)?.write(text)
  return { events, streams, leave, send, onAnswered }
}
async function arrives(tab: { events: unknown[] }, ...events: unknown[]): Promise<void> {
  await expect.poll(() => tab.events).toEqual(events)
}
const sync = ['sync', {}]

test('one tab reads the stream and passes its events on to the others', async () => {
  const account = name()
  const first = openTab(account)
  await arrives(first, sync)
  const second = openTab(account)
  await arrives(second, sync)
  first.send('id: 5\nevent: message\ndata: {"number":3}\n\n')
  await arrives(first, sync, ['message', { number: 3 }])
  await arrives(second, sync, ['message', { number: 3 }])
  expect(second.onAnswered).toHaveBeenCalledOnce()
  expect([first.streams.length, second.streams.length]).toEqual([1, 0])
})

test('when the tab that reads is closed, the next tab continues after the last event', async () => {
  const account = name()
  const first = openTab(account)
  await arrives(first, sync)
  first.send('id: 5\nevent: block\ndata: {}\n\n')
  await arrives(first, sync, ['block', {}])
  const second = openTab(account)
  await arrives(second, sync)
  const third = openTab(account)
  await arrives(third, sync)
  first.send('id: 6\nevent: block\ndata: {}\n\n')
  await arrives(second, sync, ['block', {}])
  first.leave()
  await expect.poll(() => second.streams).toMatchObject([{ lastId: '6' }])
  second.send('id: 7\nevent: block\ndata: {}\n\n')
  await arrives(third, sync, ['block', {}], ['block', {}])
  second.leave()
  await expect.poll(() => third.streams).toMatchObject([{ lastId: '7' }])
  // The server sends `sync` if anything was missed.
  expect(third.events).toEqual([sync, ['block', {}], ['block', {}]])
})

test('a page that knows what happened up to an event asks for what came after it, and reads nothing again', async () => {
  const tab = openTab(name(), { firstId: '5' })
  await expect.poll(() => tab.streams).toMatchObject([{ lastId: '5' }])
  tab.send('id: 6\n\n')
  tab.send('id: 7\nevent: block\ndata: {}\n\n')
  await arrives(tab, ['block', {}])
})

test('a tab that joins gets the last event id from the tab that reads', async () => {
  const account = name()
  const first = openTab(account)
  await arrives(first, sync)
  first.send('id: 9\n\n')
  const second = openTab(account)
  await arrives(second, sync)
  first.leave()
  await expect.poll(() => second.streams).toMatchObject([{ lastId: '9' }])
})

test('a stream without a last id sends sync to every tab', async () => {
  const account = name()
  const first = openTab(account)
  const second = openTab(account)
  await arrives(first, sync)
  await expect.poll(() => second.events).toContainEqual(sync)
})

test('a tab that left before its turn opens no stream, and accounts do not share one', async () => {
  const account = name()
  const first = openTab(account)
  await arrives(first, sync)
  const second = openTab(account)
  second.leave()
  const stranger = openTab(name())
  await arrives(stranger, sync)
  first.leave()
  const third = openTab(account)
  await arrives(third, sync)
  expect([second.streams.length, stranger.streams.length, third.streams.length]).toEqual([0, 1, 1])
})

test('without locks each tab reads its own stream', async () => {
  const account = name()
  const first = openTab(account, { hasLocks: false })
  const second = openTab(account, { hasLocks: false })
  await arrives(first, sync)
  await arrives(second, sync)
  first.send('id: 5\nevent: block\ndata: {}\n\n')
  await arrives(first, sync, ['block', {}])
  expect(second.events).toEqual([sync])
  expect([first.streams.length, second.streams.length]).toEqual([1, 1])
})
