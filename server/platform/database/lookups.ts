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
  let current: Promise<pg.Client> | null = null

  const forget = (client: Promise<pg.Client>) => {
    if (current === client) current = null
  }
  const open = (): Promise<pg.Client> => {
    const client = new pg.Client({ ...config, pipeline: true })
    const opening = client.connect().then(() => client)
    client.on('error', () => forget(opening))
    client.on('end', () => forget(opening))
    opening.catch(() => {
      forget(opening)
      void client.end().catch(() => {})
    })
    return opening
  }
  const retire = async (): Promise<void> => {
    const opened = current
    current = null
    // In pipeline mode it ends once everything sent is answered.
    await opened?.then((client) => client.end()).catch(() => {})
  }

  return {
    query: async <Row extends pg.QueryResultRow>(statement: pg.QueryConfig) => {
      current ??= open()
      const client = await current
      return (await client.query<Row>(statement)).rows
    },
    renew: () => void retire(),
    close: retire,
  }
}
