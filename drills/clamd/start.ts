import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eicar } from '../../server/testing/clamd.ts'
import { freePort } from '../../server/testing/process.ts'

export type Clamd = {
  address: { host: string; port: number }
  version: string
  /** From its start to the first connection, in milliseconds. */
  readyAfter: number
  stop(): Promise<void>
}

/** Where Debian puts it is not in everyone's PATH. */
export async function findClamd(): Promise<string | null> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  for (const folder of folders) {
    const file = join(folder, 'clamd')
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    )
      return file
  }
  return null
}

/** A real clamd on loopback, which knows the test file of scanners by two local signatures: by its bytes and by its sum. */
export async function startClamd(program: string): Promise<Clamd> {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-clamd-'))
  const signatures = join(folder, 'signatures')
  await mkdir(signatures)
  const sum = createHash('md5').update(eicar).digest('hex')
  await writeFile(join(signatures, 'local.hdb'), `${sum}:${eicar.length}:Local.Eicar.Whole\n`)
  await writeFile(
    join(signatures, 'local.ndb'),
    `Local.Eicar.Within:0:*:${Buffer.from(eicar).toString('hex')}\n`,
  )
  const port = await freePort()
  const settings = {
    TCPSocket: port,
    TCPAddr: '127.0.0.1',
    DatabaseDirectory: signatures,
    TemporaryDirectory: folder,
    Foreground: 'yes',
    StreamMaxLength: '12M',
    MaxFileSize: '12M',
    AlertExceedsMax: 'yes',
  }
  const file = join(folder, 'clamd.conf')
  await writeFile(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(''),
  )
  // It may give up the rights of root and then has to read these.
  await chmod(folder, 0o755)
  const started = performance.now()
  const child = spawn(program, ['--config-file', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()))
  const address = { host: '127.0.0.1', port }
  const end = async () => {
    await endProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await isListening(address))) {
    if (child.exitCode !== null || performance.now() - started > 60_000) {
      await end()
      throw new Error(`clamd does not start: ${output}`)
    }
    await pause(50)
  }
  const readyAfter = performance.now() - started
  return { address, version: await askVersion(address), readyAfter, stop: end }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

function isListening(address: Clamd['address']): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

async function askVersion(address: Clamd['address']): Promise<string> {
  const socket = connect(address)
  socket.end('zVERSION\0')
  let answer = ''
  for await (const part of socket) answer += String(part)
  return answer.replaceAll('\0', '')
}
