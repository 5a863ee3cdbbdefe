import * as z from 'zod/mini'
import type { EventOf, Schema } from '../../../contract/endpoint.ts'
import { liveEvents } from '../../../contract/live.ts'
import type { Recipient } from './publish.ts'

export type LiveEvent = EventOf<typeof liveEvents>
export type LiveNotification = { to: Recipient[]; event: LiveEvent }

const recipient = z.union([z.literal('staff'), z.object({ accountId: z.uuid() })])
const named = <Name extends keyof typeof liveEvents>(event: Name) =>
  z.object({
    at: z.int().check(z.positive()),
    to: z.array(recipient),
    event: z.literal(event),
    data: liveEvents[event],
  })
const schemas = {
  message: named('message'),
  read: named('read'),
  block: named('block'),
  sync: named('sync'),
} satisfies { readonly [Name in keyof typeof liveEvents]: Schema }
const eventName = z.object({ event: z.enum(Object.keys(liveEvents)) })
const isName = (name: string): name is keyof typeof schemas => Object.hasOwn(schemas, name)

/** Parses a payload of `publish`; null if it is anything else. */
export function readNotification(payload: string): LiveNotification | null {
  const value = parseJson(payload)
  const { data: { event } = { event: '' } } = eventName.safeParse(value)
  if (!isName(event)) return null
  const { data } = schemas[event].safeParse(value)
  if (data === undefined) return null
  const { to, at, ...rest } = data
  return { to, event: { ...rest, id: String(at) } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
