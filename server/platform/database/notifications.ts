import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { applicationName } from './connection.ts'

/** A part of the process that listens to notifications of the database. */
export type Listener = {
  /** What to do with the payload of each notification, by channel. */
  channels: { readonly [channel: string]: (payload: string) => void }
  /** The connection is lost: from now on notifications are missed. */
  onLost?: () => void
  /** The connection is up: notifications arrive again, but earlier ones may have been missed. */
  onListening?: () => void
}

type Options = { url: string; listeners: readonly Listener[]; log: FastifyBaseLogger }

export type Notifications = { close(): Promise<void> }

/** Short: after a failure of PostgreSQL, people see nothing new before we listen again. */
const retryMilliseconds = 250
/** A connection that died silently is detected within twice this time. */
const checkMilliseconds = 2_500

/** Listens on one connection for the whole process, and connects again whenever that is lost. */
export function listenTo({ url, listeners, log }: Options): Notifications {
  const closed = new AbortController()
  const channels = new Set(listeners.flatMap((listener) => Object.keys(listener.channels)))
  let isLossLogged = false

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
        if (!isLossLogged) log.warn({ err: error }, 'Notifications of the database are missed for now')
      }
      isLossLogged = true
      for (const { onLost } of listeners) onLost?.()
      await client.end().catch(() => {})
      await pause(retryMilliseconds, undefined, { signal: closed.signal }).catch(() => {})
    }
  }

  /** Until the connection is lost. A query now and then finds a connection that is dead without having ended. */
  const listenOn = async (client: pg.Client) => {
    const lost = new AbortController()
    client.on('error', (error) => lost.abort(error))
    client.on('end', () => lost.abort(new Error('The connection has ended')))
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners) listener.channels[channel]?.(payload ?? '')
    })
    await client.connect()
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    isLossLogged = false
    for (const { onListening } of listeners) onListening?.()
    const ended = AbortSignal.any([closed.signal, lost.signal])
    while (!ended.aborted) {
      await pause(checkMilliseconds, undefined, { signal: ended }).catch(() => {})
      if (!ended.aborted) await client.query('select 1')
    }
    if (!closed.signal.aborted) throw lost.signal.reason
  }

  const ended = run()
  return {
    close: async () => {
      closed.abort()
      await ended
    },
  }
}
