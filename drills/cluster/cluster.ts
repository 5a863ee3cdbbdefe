import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Database } from '../../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded/launcher.ts'
import {
  endProcess,
  freePort,
  postgresProcesses,
  startServer,
  type ServerProcess,
} from '../../server/testing/process.ts'

/** Two equal nodes on one PostgreSQL; each part can be killed and started again at the same address. */
export type Cluster = {
  urls: readonly [string, string]
  database: Database
  /** Where both nodes keep their files, and the key of these. */
  filesFolder: string
  secretKey: string
  killNode(index: 0 | 1): Promise<void>
  startNode(index: 0 | 1): Promise<void>
  killPostgres(): Promise<void>
  startPostgres(): Promise<void>
  /** Resolves when both nodes are ready. */
  untilReady(): Promise<void>
  close(): Promise<void>
}

const secretKey = 'the key of a drill, which is long enough'

export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
  const startDatabase = () => startEmbeddedDatabase({ folder, say: () => {} })
  let embedded = await startDatabase()
  const databaseUrl = embedded.url
  const dataFolder = join(folder, 'nodes')
  const start = (port: number) =>
    startServer({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      // Files are in one place for all nodes.
      DATA_DIR: dataFolder,
      SECRET_KEY: secretKey,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'silent',
    })
  const ports = [await freePort(), await freePort()] as const
  let nodes: ServerProcess[] = []
  const close = async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
  // When the drill is interrupted, it leaves nothing running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    // Started together, to cover two nodes that migrate one empty database.
    nodes = await Promise.all(ports.map(start))
  } catch (error) {
    await close()
    throw error
  }
  const database = openDatabase(databaseUrl)
  const urls = [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`] as const

  return {
    urls,
    database,
    filesFolder: join(dataFolder, 'files'),
    secretKey,
    killNode: async (index) => {
      await nodes[index]?.kill()
    },
    startNode: async (index) => {
      nodes[index] = await start(ports[index])
    },
    killPostgres: async () => {
      for (const pid of await postgresProcesses(folder)) endProcess(pid)
    },
    startPostgres: async () => {
      embedded = await startDatabase()
    },
    untilReady: async () => {
      await Promise.all(urls.map(untilReady))
    },
    close: async () => {
      await database.close()
      await close()
    },
  }
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    await pause(20)
  }
}
