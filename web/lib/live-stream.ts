import { createEventParser, type StreamEvent } from './event-parser.ts'

const firstWaitMilliseconds = 1_000
/** Short enough that everyone is up to date within five seconds after the server is back. */
const longestWaitMilliseconds = 4_000
/** After a refusal (too many streams, an ended session) an early retry changes nothing. */
const refusedMilliseconds = 60_000
/** More than twice the heartbeat of the server, which is 20 s. */
const silentMilliseconds = 45_000
/** A stream that was open for this long resets the backoff. */
const steadyMilliseconds = 10_000

/** Exponential backoff with jitter, so that clients do not all reconnect together. */
export const backoff = (failures: number, random: number): number =>
  Math.min(longestWaitMilliseconds, firstWaitMilliseconds * 2 ** failures) * (0.5 + random / 2)

export type LiveStream = {
  open: (signal: AbortSignal) => Promise<Response>
  onOpen: () => void
  onEvent: (event: StreamEvent) => void
  onRefused: (status: number) => void
  /** Calls the listener when the browser is online again. Returns a function that stops it. */
  onOnline: (listener: () => void) => () => void
}

/** Keeps a stream open until the signal is aborted, and reconnects after lost connections and server restarts. */
export async function keepStream(stream: LiveStream, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    // A connection from before the browser went offline is dead, and there is no reason to wait longer.
    const woken = new AbortController()
    const stopListening = stream.onOnline(() => woken.abort())
    const either = AbortSignal.any([signal, woken.signal])
    const startedAt = Date.now()
    const isRefused = await follow(stream, either)
    if (Date.now() - startedAt >= steadyMilliseconds) failures = 0
    await pause(isRefused ? refusedMilliseconds : backoff(failures, Math.random()), either)
    failures += 1
    stopListening()
  }
}

/** Reads one connection until it ends. Returns whether the server refused it. */
async function follow(stream: LiveStream, signal: AbortSignal): Promise<boolean> {
  const silence = new AbortController()
  const watch = () => setTimeout(() => silence.abort(), silentMilliseconds)
  let timer = watch()
  try {
    const response = await stream.open(AbortSignal.any([signal, silence.signal]))
    if (response.status >= 400 && response.status < 500) {
      stream.onRefused(response.status)
      return true
    }
    if (!response.ok || response.body === null) return false
    stream.onOpen()
    await readEvents(response.body, stream.onEvent, () => {
      clearTimeout(timer)
      timer = watch()
    })
  } catch {
    // The connection was lost, silent or closed by us.
  } finally {
    clearTimeout(timer)
  }
  return false
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parse = createEventParser(onEvent)
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    parse(decoder.decode(value, { stream: true }))
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
