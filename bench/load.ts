import { connect, type Socket } from 'node:net'
import { median } from '../server/testing/median.ts'

/** A server, what is asked of it in turn, and as whom. */
export type Target = {
  name: string
  url: string
  paths: readonly string[]
  headers?: { readonly [name: string]: string }
  /** One cookie for each path, in the same order, when each path is requested by a different account. */
  cookies?: readonly string[]
  /** Makes a new body for each POST; without it the paths are requested with GET. */
  body?: () => object
}
export type Figures = {
  perSecond: number
  p50: number
  p95: number
  p99: number
  /** Requests per second of each round. */
  rounds: readonly number[]
}
/** What one round of one target has brought: milliseconds per answer. */
type Round = { seconds: number; times: number[] }

/** Asks as fast as answers come. By bare sockets, so that asking costs little of the two cores that it shares. */
async function load(target: Target, seconds: number, connections: number): Promise<Round> {
  const { hostname, port } = new URL(target.url)
  const headers = Object.entries({ host: `${hostname}:${port}`, ...target.headers })
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const requests = target.paths.map((path, index) => {
    const cookie = target.cookies?.[index]
    return requestOf(path, cookie === undefined ? head : `${head}cookie: ${cookie}\r\n`, target.body)
  })
  const started = performance.now()
  const end = started + seconds * 1_000
  const times = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      askUntil(end, requests, index, connect({ host: hostname, port: Number(port), noDelay: true })),
    ),
  )
  return { seconds: (performance.now() - started) / 1_000, times: times.flat() }
}

function requestOf(path: string, head: string, body: Target['body']): () => string {
  if (body === undefined) {
    const request = `GET ${path} HTTP/1.1\r\n${head}\r\n`
    return () => request
  }
  return () => {
    const text = JSON.stringify(body())
    const more = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
    return `POST ${path} HTTP/1.1\r\n${head}${more}\r\n${text}`
  }
}

/** Each connection begins elsewhere in the list, so that not all ask the same at once. */
function askUntil(
  end: number,
  requests: readonly (() => string)[],
  first: number,
  socket: Socket,
): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    let answer = ''
    let sent = 0
    let turn = first
    const ask = () => {
      sent = performance.now()
      answer = ''
      socket.write(requests[turn % requests.length]?.() ?? '')
      turn += 1
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
function summarize(rounds: readonly Round[]): Figures {
  const speeds = rounds.map(({ times, seconds }) => times.length / seconds)
  const times = rounds.flatMap((round) => round.times).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: median(speeds), p50: at(0.5), p95: at(0.95), p99: at(0.99), rounds: speeds }
}

/** How much of the other's work one does: round by round, since a machine is now slower, now faster. */
export const shareOf = (ours: Figures, other: Figures): number =>
  median(ours.rounds.map((speed, round) => speed / (other.rounds[round] ?? speed)))

const warmUpSeconds = 2
/** Many short ones: a machine that others share is slow for seconds, and those would fall on one of the servers alone. */
const rounds = 27
/** Connections that are kept, each with one request under way: twice what the server has to its database. */
const manyConnections = 20

/** All of them in turn, three rounds of each in `seconds`, so that whatever else the machine does meets them alike. */
export async function compare(
  targets: readonly Target[],
  seconds: number,
  connections = manyConnections,
  warmUp = warmUpSeconds,
): Promise<{ name: string; figures: Figures }[]> {
  for (const target of targets) await load(target, warmUp, connections)
  const known = targets.map((target) => ({ target, rounds: [] as Round[] }))
  for (let round = 0; round < rounds; round += 1)
    for (const { target, rounds: of } of known) of.push(await load(target, seconds / 3, connections))
  return known.map(({ target, rounds: of }) => ({ name: target.name, figures: summarize(of) }))
}

/** How long one answer takes where hardly anybody else asks. */
export async function alone(target: Target, seconds: number, warmUp = 0.3): Promise<Figures> {
  await load(target, warmUp, 1)
  return summarize([await load(target, seconds, 1)])
}
