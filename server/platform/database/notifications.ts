import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { applicationName } from './connection.ts'

type Options = {
  url: string
  /** What to do with the payload of each notification, by channel. */
  channels: { readonly [channel: string]: (payload: string) => void }
  /** Called whenever notifications may have been missed, before listening begins anew. */
  onGap: () => void
  log: FastifyBaseLogger
}

export type Notifications = {
  /** False while notifications could be missed. */
  isListening(): boolean
  close(): Promise<void>
}

const retryMilliseconds = 500
const checkMilliseconds = 5_000

/** Listens on one connection of its own, and connects again whenever that is lost. */
export function listenTo({ url, channels, onGap, log }: Options): Notifications {
  const closed = new AbortController()
  let listening = false
  let isGapKnown = false

  const run = async () => {
    while (!closed.signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        application_name: applicationName,
        connectionTimeoutMillis: 3_000,
        query_timeout: checkMilliseconds,
        keepAlive: true,
      })
      try {
        await listenOn(client)
      } catch (error) {
        if (!isGapKnown) log.warn({ err: error }, 'Notifications of the database are missed for now')
      }
      isGapKnown = true
      listening = false
      onGap()
      await client.end().catch(() => {})
      await pause(retryMilliseconds, undefined, { signal: closed.signal }).catch(() => {})
    }
  }

  /** Until the connection is lost. A query now and then finds a connection that is dead without having ended. */
  const listenOn = async (client: pg.Client) => {
    const lost = new AbortController()
    client.on('error', (error) => lost.abort(error))
    client.on('end', () => lost.abort(new Error('The connection has ended')))
    client.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    await client.connect()
    for (const channel of Object.keys(channels)) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    onGap()
    listening = true
    isGapKnown = false
    const ended = AbortSignal.any([closed.signal, lost.signal])
    while (!ended.aborted) {
      await pause(checkMilliseconds, undefined, { signal: ended }).catch(() => {})
      if (!ended.aborted) await client.query('select 1')
    }
    if (!closed.signal.aborted) throw lost.signal.reason
  }

  const ended = run()
  return {
    isListening: () => listening,
    close: async () => {
      closed.abort()
      await ended
    },
  }
}
