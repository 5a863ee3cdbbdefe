import { connect, type Socket } from 'node:net'

/** Whether a file is safe; fails where the scanner cannot be asked. */
export type Scan = (content: Uint8Array) => Promise<'safe' | 'unsafe'>

export type ClamdAddress = { host: string; port: number } | { path: string }

/** An address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl; null where it is none. */
export function readClamdAddress(text: string): ClamdAddress | null {
  if (text.startsWith('unix:/')) return { path: text.slice('unix:'.length).replace(/^\/\/(?=\/)/, '') }
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'tcp:' || url.hostname === '' || url.port === '') return null
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) }
}

const chunkBytes = 64 * 1024
/** Of clamd's own limits the longest is two minutes for a file. */
const silentMilliseconds = 130_000

/** One connection for each file, by the command INSTREAM: https://docs.clamav.net/manual/Usage/ClamdProtocol.html */
export const createClamd =
  (address: ClamdAddress, { silence = silentMilliseconds } = {}): Scan =>
  async (content) => {
    const socket = connect(address)
    try {
      return verdictOf(await ask(socket, content, silence))
    } finally {
      socket.destroy()
    }
  }

async function ask(socket: Socket, content: Uint8Array, silence: number): Promise<string> {
  const answer = readToEnd(socket, silence)
  socket.write('zINSTREAM\0')
  for (let start = 0; start < content.length; start += chunkBytes) {
    const chunk = content.subarray(start, start + chunkBytes)
    socket.write(lengthOf(chunk.length))
    socket.write(chunk)
  }
  socket.write(lengthOf(0))
  return answer
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function readToEnd(socket: Socket, silence: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.setEncoding('utf8')
    socket.setTimeout(silence, () => socket.destroy(new Error('clamd does not answer')))
    socket.on('data', (part: string) => {
      answer += part
      if (answer.includes('\0')) resolve(answer)
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd closed the connection')))
  })
}

/** Anything else, a limit of its settings too, leaves the file unopened until clamd says more. */
function verdictOf(answer: string): 'safe' | 'unsafe' {
  const text = answer.replace(/\0[^]*$/, '')
  if (text === 'stream: OK') return 'safe'
  if (/^stream: .+ FOUND$/.test(text)) return 'unsafe'
  throw new Error(`clamd answered: ${text.slice(0, 100)}`)
}
