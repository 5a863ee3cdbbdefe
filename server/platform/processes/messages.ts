import * as z from 'zod/mini'

/** What a worker needs to know before it can serve. */
const start = z.object({
  url: z.string(),
  connections: z.number(),
  /** One worker does what is to be done once: the queue and its schedule. */
  isLead: z.boolean(),
})
export type Start = z.infer<typeof start>

/** The figures of one process, as prom-client writes them. */
const figures = z.array(z.looseObject({ name: z.string() }))
export type Figures = z.infer<typeof figures>

export const messageToWorker = z.discriminatedUnion('kind', [
  z.extend(start, { kind: z.literal('start') }),
  z.object({ kind: z.literal('read-figures'), id: z.string() }),
  z.object({ kind: z.literal('all-figures'), id: z.string(), all: z.array(figures) }),
  z.object({ kind: z.literal('all-closed') }),
  /** Nobody else does heavy work until `end-turn`. */
  z.object({ kind: z.literal('turn'), id: z.string() }),
])
export type MessageToWorker = z.infer<typeof messageToWorker>

export const messageToPrimary = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded') }),
  z.object({ kind: z.literal('listening') }),
  /** It takes no new connections, and asks to know when no other worker does. */
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
  z.object({ kind: z.literal('want-figures'), id: z.string() }),
  z.object({ kind: z.literal('figures'), id: z.string(), figures }),
  z.object({ kind: z.literal('want-turn'), id: z.string() }),
  z.object({ kind: z.literal('end-turn'), id: z.string() }),
])
export type MessageToPrimary = z.infer<typeof messageToPrimary>
