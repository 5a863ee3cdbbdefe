import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A connection can end for both sides, or for the phone alone: the server then hears nothing of it. */
export type Break = 'heard' | 'unheard'

/** A slow line to a server on this machine. */
export type SlowLine = {
  url: string
  /** Bytes that have gone over it towards the server, with all that HTTP adds. */
  readonly sent: number
  close(): void
}

/** Carried together, so that the line is as even as a radio link. */
const slice = 2_048

export async function openSlowLine(
  serverPort: number,
  bitsPerSecond: number,
  /** Once so many bytes have gone, the connection breaks. */
  { after, kind }: { after: number; kind: Break },
): Promise<SlowLine> {
  const open = new Set<Socket>()
  let sent = 0
  let freeAt = 0
  let isBroken = false

  const carry = async (phone: Socket, server: Socket) => {
    const chunks: AsyncIterable<Buffer> = phone
    for await (const chunk of chunks)
      for (let start = 0; start < chunk.length; start += slice) {
        const part = chunk.subarray(start, start + slice)
        freeAt = Math.max(freeAt, performance.now()) + (part.length * 8_000) / bitsPerSecond
        await pause(Math.max(0, freeAt - performance.now()))
        sent += part.length
        server.write(part)
        if (isBroken || sent < after) continue
        isBroken = true
        server.unpipe(phone)
        phone.resetAndDestroy()
        if (kind === 'heard') server.resetAndDestroy()
        return
      }
    server.end()
  }
  const listener = createServer((phone) => {
    const server = connect(serverPort, '127.0.0.1')
    for (const socket of [phone, server]) {
      open.add(socket)
      socket.on('error', () => {}).on('close', () => open.delete(socket))
    }
    server.pipe(phone)
    carry(phone, server).catch(() => server.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const address = listener.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    get sent() {
      return sent
    },
    close: () => {
      listener.close()
      for (const socket of open) socket.destroy()
    },
  }
}
