import cluster from 'node:cluster'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

type Address = { host: string; port: number }

/** How long a port may stay taken: the process before us may still be ending. */
const portMilliseconds = 4_000

/** Fails if another program keeps the port. Workers would not notice: they share the port with any program that shares it. */
export async function waitForPort(address: Address): Promise<void> {
  const end = Date.now() + portMilliseconds
  while (!(await isFree(address))) {
    if (Date.now() > end)
      throw new Error('The port is taken by another program: end that program, or set PORT to a free one.')
    await pause(100)
  }
}

function isFree(address: Address): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) =>
      'code' in error && error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    probe.listen(address, () => probe.close(() => resolve(true)))
  })
}

/**
 * Workers listen side by side and the kernel spreads connections. Where it does not, the primary accepts them and hands
 * them on, as node:cluster does by itself; a connection handed to a worker that is just killed may then hang.
 */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  const options = { host, port, reusePort: cluster.isWorker && process.platform === 'linux' }
  await app.listen(options)
}
