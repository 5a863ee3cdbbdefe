import type { Cluster } from './cluster.ts'

export type Outage = {
  name: string
  kill(cluster: Cluster): Promise<void>
  start(cluster: Cluster): Promise<void>
}
/** Run in this order, repeatedly. */
export const outages: readonly Outage[] = [
  {
    name: 'the first node',
    kill: (cluster) => cluster.killNode(0),
    start: (cluster) => cluster.startNode(0),
  },
  {
    name: 'PostgreSQL',
    kill: (cluster) => cluster.killPostgres(),
    start: (cluster) => cluster.startPostgres(),
  },
  {
    name: 'the second node',
    kill: (cluster) => cluster.killNode(1),
    start: (cluster) => cluster.startNode(1),
  },
  {
    name: 'both nodes',
    kill: async (cluster) => {
      await Promise.all([cluster.killNode(0), cluster.killNode(1)])
    },
    start: async (cluster) => {
      await Promise.all([cluster.startNode(0), cluster.startNode(1)])
    },
  },
  {
    name: 'PostgreSQL and a node',
    kill: async (cluster) => {
      await Promise.all([cluster.killPostgres(), cluster.killNode(0)])
    },
    start: async (cluster) => {
      await cluster.startPostgres()
      await cluster.startNode(0)
    },
  },
]
