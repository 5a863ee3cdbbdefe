import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a piece takes on its way. */
const milliseconds = 50

/**
 * A line to a server that a test slows down, stops after so many bytes and cuts. The browser's own emulation of a line counts
 * time alone: while a busy machine keeps the test waiting, everything arrives.
 */
export async function openLine(url: string) {
  const far = new URL(url)
  const sockets = new Set<Socket>()
  const state = { bytesPerSecond: Infinity, bytesLeft: Infinity, isCut: false }

  async function carry(from: AsyncIterable<unknown>, to: Socket): Promise<void> {
    for await (const chunk of from) {
      let rest = Buffer.isBuffer(chunk) ? chunk : Buffer.alloc(0)
      while (rest.length > 0) {
        const size = Math.min(rest.length, state.bytesLeft, (state.bytesPerSecond * milliseconds) / 1_000)
        if (size < rest.length) await pause(milliseconds)
        state.bytesLeft -= size
        to.write(rest.subarray(0, size))
        rest = rest.subarray(size)
      }
    }
    to.end()
  }

  const server = createServer((near) => {
    if (state.isCut) return near.destroy()
    const onward = connect(Number(far.port), far.hostname)
    for (const [socket, other] of [
      [near, onward],
      [onward, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.pipe(onward)
    // A browser that no longer wants an answer ends its connection in the middle.
    carry(onward, near).catch(() => near.destroy())
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  const cut = () => {
    state.isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Carries so much in a second, and nothing after so many bytes. */
    slow: (bytesPerSecond: number, bytes = Infinity) =>
      Object.assign(state, { bytesPerSecond, bytesLeft: bytes, isCut: false }),
    cut,
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
