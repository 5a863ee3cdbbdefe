import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'

const root = join(import.meta.dirname, '..')
let server: ChildProcess | undefined
let waiting: NodeJS.Timeout | undefined
let work = Promise.resolve()

/** The server as it runs for people, started anew after every change; open pages then reload themselves. */
async function restart(): Promise<void> {
  // A build that failed has said why; the server that runs stays.
  if (!(await ensureBuilt())) return
  await stopServer()
  server = spawn(process.execPath, [join(root, 'server/main.ts')], {
    // The pipe ties its life to ours.
    stdio: ['pipe', 'inherit', 'inherit'],
    // One process starts sooner than several.
    env: { WORKERS: '1', ...process.env, DEV_RELOAD: '1', STOP_WITH_PARENT: '1' },
  })
}

function stopServer(): Promise<void> {
  const running = server
  server = undefined
  if (running === undefined || running.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    running.once('exit', () => resolve())
    running.kill('SIGTERM')
  })
}

for (const folder of ['contract', 'server', 'web']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      work = work.then(restart)
    }, 150)
  })
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void stopServer().then(() => process.exit(0)))
}
process.stdin.on('end', () => void stopServer().then(() => process.exit(0))).resume()
work = restart()
