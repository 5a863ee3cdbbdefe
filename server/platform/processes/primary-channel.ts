import { AggregatorRegistry } from 'prom-client'
import type { Metrics } from '../http/metrics.ts'
import { messageToWorker, type Figures, type MessageToPrimary, type Start } from './messages.ts'

/** A worker's side of the connection to the process that started it. */
export type PrimaryChannel = {
  /** Resolves when the database is there. */
  start: Promise<Start>
  /** Tells of all workers together, in place of this one. */
  shareMetrics(own: Metrics): Metrics
  /** For work that takes so much memory that no other worker may do it meanwhile; resolves with what ends the turn. */
  takeTurn(): Promise<() => void>
  /** Says that this worker serves. */
  listening(): void
  /** Says that this worker takes no new connections; resolves when none does of those that stop with it. */
  waitUntilAllClosed(): Promise<void>
  /** Resolves when the primary has got the reason, or is gone. */
  fail(reason: string): Promise<void>
}

export function connectToPrimary(): PrimaryChannel {
  const { promise: started, resolve: begin } = Promise.withResolvers<Start>()
  const { promise: allClosed, resolve: closeRest } = Promise.withResolvers<void>()
  const waiting = new Map<string, (all: Figures[]) => void>()
  const waitingTurns = new Map<string, () => void>()
  let readOwn = async (): Promise<Figures> => []

  process.on('message', (text: unknown) => {
    const message = messageToWorker.parse(text)
    switch (message.kind) {
      case 'start':
        begin(message)
        break
      case 'read-figures':
        void readOwn().then((figures) => send({ kind: 'figures', id: message.id, figures }))
        break
      case 'all-figures':
        waiting.get(message.id)?.(message.all)
        waiting.delete(message.id)
        break
      case 'all-closed':
        closeRest()
        break
      case 'turn':
        waitingTurns.get(message.id)?.()
        waitingTurns.delete(message.id)
        break
    }
  })
  void send({ kind: 'loaded' })

  return {
    start: started,
    shareMetrics(own) {
      readOwn = () => own.read()
      const askAll = () =>
        new Promise<Figures[]>((resolve) => {
          const id = crypto.randomUUID()
          waiting.set(id, resolve)
          void send({ kind: 'want-figures', id })
        })
      return {
        read: () => own.read(),
        print: async () => AggregatorRegistry.aggregate(await askAll()).metrics(),
      }
    },
    async takeTurn() {
      const id = crypto.randomUUID()
      await new Promise<void>((resolve) => {
        waitingTurns.set(id, resolve)
        void send({ kind: 'want-turn', id })
      })
      return () => void send({ kind: 'end-turn', id })
    },
    listening: () => void send({ kind: 'listening' }),
    async waitUntilAllClosed() {
      await send({ kind: 'closed' })
      await allClosed
    },
    fail: (reason) => send({ kind: 'failed', reason }),
  }
}

/** A primary that is gone ends this process (node:cluster), so that a failure here needs no care. */
function send(message: MessageToPrimary): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()))
}
