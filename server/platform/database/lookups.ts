import { Socket } from 'node:net'
import pg from 'pg'
import { isOutdated } from './prepared.ts'
import type { Bound } from './statement.ts'

export type Lookups = {
  query<Row>(lookup: Bound<Row>): Promise<Row[]>
  /** The next look-up gets a new connection; those under way are answered by the old one. */
  renew(): void
  close(): Promise<void>
}

type Rows = pg.QueryResultRow[]
type Waiting = { lookup: Bound<unknown>; resolve: (rows: Rows) => void; reject: (error: unknown) => void }

/**
 * One connection on which look-ups follow each other without waiting for the answers (PostgreSQL's pipeline). Neither side
 * sleeps between two of them, which costs more than a row found by its key. What is looked up in one turn of the event loop by
 * the same statement is looked up together: to start a statement costs more than to find one more row. Each has its own error.
 * Opened by the first one, and again after it was lost.
 */
export function createLookups(config: pg.ClientConfig): Lookups {
  let current: Promise<Connection> | null = null
  let waiting: Waiting[] = []

  const open = (): Promise<Connection> => {
    const forget = () => {
      if (current === opening) current = null
    }
    const opening = connect(config, forget)
    return opening
  }
  const retire = async (): Promise<void> => {
    const opened = current
    current = null
    // In pipeline mode it ends once everything sent is answered.
    await opened?.then(({ client }) => client.end()).catch(() => {})
  }
  const sendAll = async () => {
    const all = waiting
    waiting = []
    current ??= open()
    try {
      const { client, socket } = await current
      socket.cork()
      for (const same of Map.groupBy(all, ({ lookup }) => lookup.name).values()) void send(client, same)
      socket.uncork()
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }

  return {
    query: async <Row>(lookup: Bound<Row>) => {
      const rows = await new Promise<Rows>((resolve, reject) => {
        waiting.push({ lookup, resolve, reject })
        if (waiting.length === 1) setImmediate(() => void sendAll())
      })
      // What a statement answers is as it was declared where it was written.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return rows as Row[]
    },
    renew: () => void retire(),
    close: retire,
  }
}

async function send(client: pg.Client, same: readonly Waiting[]): Promise<void> {
  const together = same.length > 1 ? same[0]?.lookup.together : undefined
  if (together === undefined) {
    await Promise.all(same.map((one) => sendOne(client, one)))
    return
  }
  const values = together.params.map((_, param) => same.map(({ lookup }) => lookup.values[param]))
  try {
    const { rows } = await client.query<pg.QueryResultRow & { asked: number }>({ ...together, values })
    const found = same.map((): Rows => [])
    for (const { asked, ...row } of rows) found[asked - 1]?.push(row)
    for (const [at, { resolve }] of same.entries()) resolve(found[at] ?? [])
  } catch (error) {
    // One of them may have failed for all. An outdated plan fails for each of them.
    if (isRefused(error) && !isOutdated(error)) await Promise.all(same.map((one) => sendOne(client, one)))
    else for (const { reject } of same) reject(error)
  }
}

const sendOne = (client: pg.Client, { lookup: { name, text, values }, resolve, reject }: Waiting) =>
  client.query({ name, text, values }).then(({ rows }) => resolve(rows), reject)

/** The statement failed, and not the connection. */
const isRefused = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'

type Connection = { client: pg.Client; socket: Socket }

async function connect(config: pg.ClientConfig, onLoss: () => void): Promise<Connection> {
  const socket = new Socket()
  const client = new pg.Client({ ...config, pipeline: true, stream: () => socket })
  client.on('error', onLoss)
  client.on('end', onLoss)
  try {
    await client.connect()
  } catch (error) {
    onLoss()
    await client.end().catch(() => {})
    throw error
  }
  return { client, socket }
}
