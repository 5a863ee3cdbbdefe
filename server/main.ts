import { join } from 'node:path'
import { readConfig, type Config } from './config.ts'
import { waitForPort } from './platform/processes/listen.ts'
import { WorkerPool } from './platform/processes/worker-pool.ts'
import type { Prepared } from './prepare.ts'
import { stopMilliseconds, stopOnce } from './stop.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Every core serves: this process starts the database and as many workers as there are, and replaces those that end. */
async function startWorkers(config: Config): Promise<void> {
  const pool = new WorkerPool({ file: join(import.meta.dirname, 'worker.ts'), count: config.workers, say })
  let prepared: Prepared | undefined
  try {
    // Loaded here, while the first worker loads the same on another core.
    const { prepare } = await import('./prepare.ts')
    prepared = await prepare(config, say)
    const { url, embedded } = prepared
    stopWhenAsked(config, async () => {
      // A little before our own time is up, so that the database is stopped in any case.
      const areAllEnded = await pool.stop(stopMilliseconds(config) - 1_000)
      await embedded?.stop()
      if (!areAllEnded) process.exit(1)
    })
    await waitForPort(config)
    await pool.open({ url, connections: connectionsOfEach(config) })
    prepared.announce()
  } catch (error) {
    await pool.stop(0)
    await prepared?.embedded?.stop()
    throw error
  }
}

/** One process does everything. */
async function startAlone(config: Config): Promise<void> {
  // Loaded first: it takes the thread for so long that a connection would time out meanwhile.
  const { serve } = await import('./serve.ts')
  const { prepare } = await import('./prepare.ts')
  const prepared = await prepare(config, say)
  const { url, embedded } = prepared
  try {
    await waitForPort(config)
    const start = Promise.resolve({ url, connections: connectionsOfEach(config), isLead: true })
    const server = await serve(config, { start })
    stopWhenAsked(config, async () => {
      await server.stop()
      await embedded?.stop()
    })
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  prepared.announce()
}

/** Fewer than three would let one slow request hold up the others of its process. */
const connectionsOfEach = ({ databaseConnections, workers }: Config) =>
  Math.max(3, Math.floor(databaseConnections / workers))

function stopWhenAsked(config: Config, work: () => Promise<void>): void {
  const stop = stopOnce(work, stopMilliseconds(config))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // A parent that was killed closes our input: nobody could stop us after that.
  if (process.env['STOP_WITH_PARENT'] === '1') process.stdin.on('end', stop).resume()
}

try {
  const config = readConfig(process.env)
  await (config.workers === 1 ? startAlone(config) : startWorkers(config))
} catch (error) {
  process.stderr.write(`Abronet cannot start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
