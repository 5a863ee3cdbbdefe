import { Socket } from 'node:net'
import pg from 'pg'

export type Lookups = {
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<Row[]>
  /** The next look-up gets a new connection; those under way are answered by the old one. */
  renew(): void
  close(): Promise<void>
}

/**
 * One connection on which look-ups follow each other without waiting for the answers (PostgreSQL's pipeline). Neither side
 * sleeps between two of them, which costs more than a row found by its key. Each has its own error. Opened by the first one,
 * and again after it was lost.
 */
export function createLookups(config: pg.ClientConfig): Lookups {
  let current: Promise<Connection> | null = null

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

  return {
    query: async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
      current ??= open()
      const { client, gatherWrites } = await current
      gatherWrites()
      return (await client.query<Row>(statement)).rows
    },
    renew: () => void retire(),
    close: retire,
  }
}

type Connection = { client: pg.Client; gatherWrites: () => void }

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
  /** What the requests of one turn of the event loop ask is one write. */
  const gatherWrites = () => {
    if (socket.writableCorked > 0) return
    socket.cork()
    setImmediate(() => socket.uncork())
  }
  return { client, gatherWrites }
}
