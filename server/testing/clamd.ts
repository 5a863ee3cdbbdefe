import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { ClamdAddress } from '../platform/scanner/clamd.ts'

/** The test file that every scanner finds, in two halves, so that none finds it here. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export type FakeClamd = Awaited<ReturnType<typeof startClamd>>

/** Speaks the command INSTREAM as clamd does, and knows one signature. A reply of null is none at all. */
export async function startClamd({ path, reply }: { path?: string; reply?: string | null } = {}) {
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()
  let largestChunk = 0
  const answer = (content: Buffer) =>
    reply ?? (content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let received = Buffer.alloc(0)
    socket.on('data', (part) => {
      received = Buffer.concat([received, part])
      const stream = readStream(received)
      if (stream === null) return
      scanned.push(stream.content)
      largestChunk = Math.max(largestChunk, stream.largestChunk)
      if (reply !== null) socket.end(answer(stream.content))
    })
  })
  server.listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path })
  await once(server, 'listening')
  const bound = server.address()
  const address: ClamdAddress =
    typeof bound === 'object' && bound !== null
      ? { host: '127.0.0.1', port: bound.port }
      : { path: path ?? '' }
  return {
    address,
    scanned,
    get largestChunk() {
      return largestChunk
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}

const command = 'zINSTREAM\0'

/** Null until the chunk without a length has come. */
function readStream(received: Buffer): { content: Buffer; largestChunk: number } | null {
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return null
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0)
      return {
        content: Buffer.concat(chunks),
        largestChunk: Math.max(0, ...chunks.map((chunk) => chunk.length)),
      }
    if (at + 4 + length > received.length) return null
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
