import { keepStream, type LiveStream } from './live-stream.ts'

/** Messages between the tabs of a browser. */
type TabMessage =
  | { kind: 'event'; id: string | null; name: string; data: unknown }
  /** A new tab asks for the last event id; the tab that reads the stream answers. */
  | { kind: 'hello' }
  | { kind: 'here'; id: string | null }

export type TabEnvironment = {
  /** Missing in old browsers, where each tab reads its own stream. */
  locks: LockManager | undefined
  openChannel: (name: string) => BroadcastChannel
  /** Opens the stream after the event with this id. */
  open: (lastId: string | null, signal: AbortSignal) => Promise<Response>
  /** An event has arrived in this tab. */
  emit: (name: string, data: unknown) => void
  /** The server has answered, to this tab or another. */
  onAnswered: () => void
} & Pick<LiveStream, 'onRefused' | 'onOnline'>

/**
 * One tab of the browser reads the stream, at first after the event `firstId`, and passes its events on. When it closes, the next tab continues after the last event.
 * A tab that may have missed events before it joined gets `sync`. Returns a function that leaves.
 */
export function joinTabs(
  name: string,
  environment: TabEnvironment,
  firstId: string | null = null,
): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const { locks, emit, onRefused, onOnline } = environment
  const channel = locks === undefined ? null : environment.openChannel(name)
  // A BroadcastChannel reaches only this origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (message: TabMessage) => channel?.postMessage(message)
  let lastId = firstId
  let isReading = false
  let isNew = true

  const share = (event: string, data: unknown) => {
    emit(event, data)
    say({ kind: 'event', id: lastId, name: event, data })
  }
  const read = async () => {
    isReading = true
    isNew = false
    await keepStream(
      {
        open: (stop) => environment.open(lastId, stop),
        onOpen: () => {
          environment.onAnswered()
          // With an id the server sends `sync` if anything was missed.
          if (lastId === null) share('sync', {})
        },
        onEvent: (event) => {
          lastId = event.id
          if (event.data !== '') share(event.name, JSON.parse(event.data))
        },
        onRefused,
        onOnline,
      },
      signal,
    )
  }
  const hear = ({ data: message }: MessageEvent<TabMessage>) => {
    if (message.kind === 'hello') {
      if (isReading) say({ kind: 'here', id: lastId })
      return
    }
    // From a tab that has just left, and whose stream this one continues.
    if (isReading) return
    if (message.kind === 'event') {
      lastId = message.id
      environment.onAnswered()
      emit(message.name, message.data)
    } else if (isNew) {
      isNew = false
      lastId = message.id
      emit('sync', {})
    }
  }

  channel?.addEventListener('message', hear)
  say({ kind: 'hello' })
  const lead = locks === undefined ? read() : locks.request(name, { signal }, read)
  // Aborted: the tab left before it got the lock.
  lead.catch(() => {})
  return () => {
    leaving.abort()
    channel?.close()
  }
}
