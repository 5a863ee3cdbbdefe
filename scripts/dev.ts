import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { isUpToDate } from './sources.ts'

const root = join(import.meta.dirname, '..')
let server: ChildProcess | undefined
let waiting: NodeJS.Timeout | undefined
let work = Promise.resolve()

/** The server as it runs for people, started anew after every change; open pages then reload themselves. */
async function restart(): Promise<void> {
  try {
    if (!(await isUpToDate(join(root, 'dist')))) await buildWeb()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return
  }
  await stopServer()
  server = spawn(process.execPath, [join(root, 'server/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, DEV_RELOAD: '1', STOP_WITH_PARENT: '0' },
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
