import { connect, type Socket } from 'node:net'

export type Target = { name: string; url: string; headers?: { [name: string]: string } }
export type Figures = { perSecond: number; p50: number; p95: number; p99: number }
/** What one round of one target has brought: milliseconds per answer. */
export type Round = { seconds: number; times: number[] }

/** Connections that are kept, each with one request under way: twice what the server has to its database. */
const connections = 20

/** Asks as fast as answers come. By bare sockets, so that asking costs little of the two cores that it shares. */
export async function load(target: Target, seconds: number): Promise<Round> {
  const { hostname, port, pathname } = new URL(target.url)
  const headers = Object.entries({ host: `${hostname}:${port}`, ...target.headers })
  const request = `GET ${pathname} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  const started = performance.now()
  const end = started + seconds * 1_000
  const times = await Promise.all(
    Array.from({ length: connections }, () =>
      askUntil(end, request, connect({ host: hostname, port: Number(port), noDelay: true })),
    ),
  )
  return { seconds: (performance.now() - started) / 1_000, times: times.flat() }
}

function askUntil(end: number, request: string, socket: Socket): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    let answer = ''
    let sent = 0
    const ask = () => {
      sent = performance.now()
      answer = ''
      socket.write(request)
    }
    socket.setEncoding('latin1')
    socket.once('connect', ask)
    socket.once('error', reject)
    socket.once('close', () => resolve(times))
    socket.on('data', (data) => {
      answer += String(data)
      if (!isWhole(answer)) return
      if (!answer.startsWith('HTTP/1.1 200')) {
        socket.destroy(new Error(`Answered ${answer.slice(0, 200)}`))
        return
      }
      const now = performance.now()
      times.push(now - sent)
      if (now < end) ask()
      else socket.destroy()
    })
  })
}

/** Both servers tell the length of what they send. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n')
  if (head < 0) return false
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, head))?.[1]
  return answer.length >= head + 4 + Number(length ?? 0)
}

/** Requests per second of the median round, and times over all of them. */
export function summarize(rounds: readonly Round[]): Figures {
  const speeds = rounds.map(({ times, seconds }) => times.length / seconds).toSorted((a, b) => a - b)
  const times = rounds.flatMap((round) => round.times).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: speeds[speeds.length >> 1] ?? 0, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
