import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Streams } from '../events/streams.ts'
import type { Figures } from '../processes/messages.ts'
import { measureQueue } from '../queue/metrics.ts'
import { onAnswered } from './answered.ts'

export type Metrics = {
  print(): Promise<string>
  /** The same before it is written, to be added to that of other processes. */
  read(): Promise<Figures>
}

type Measured = { pool: pg.Pool; streams: Pick<Streams, 'count'> }

export function measure(
  app: FastifyInstance,
  { pool, streams }: Measured,
  options: { process: boolean },
): Metrics {
  const registry = new Registry()
  if (options.process) collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'abronet_http_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  onAnswered(app, (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    }
    answers.observe(labels, reply.elapsedTime / 1000)
  })
  const connections = new Gauge({
    name: 'abronet_database_connections',
    help: 'Connections of the pool, by what they do; `waiting` are requests without one',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'abronet_workers',
    help: 'Processes of this node that serve',
    registers: [registry],
  }).set(1)
  const open = new Gauge({
    name: 'abronet_streams',
    help: 'Streams of events that are open',
    registers: [registry],
    collect: () => {
      open.set(streams.count)
    },
  })
  measureQueue(registry, pool)
  return {
    print: () => registry.metrics(),
    read: async () => (await registry.getMetricsAsJSON()).map((metric) => ({ ...metric })),
  }
}
