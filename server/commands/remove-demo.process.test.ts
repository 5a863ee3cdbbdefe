import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { demoPassword } from '../demo/demo.ts'
import { openDisk } from '../platform/storage/disk.ts'
import { createFileDisk } from '../platform/storage/file-disk.ts'
import { runCommand, runServer, startServer } from '../testing/process.ts'

const folder = await mkdtemp(join(tmpdir(), 'abronet-demo-'))
const command = join(import.meta.dirname, 'remove-demo.ts')
const host = 'abronet.example'
const local = { DATA_DIR: folder }
const production = { ...local, NODE_ENV: 'production', PUBLIC_URL: `https://${host}` }

afterAll(() => rm(folder, { recursive: true, force: true }))

const removeDemo = () => runCommand([command], local)

async function storedFiles(): Promise<number> {
  const disk = createFileDisk(await openDisk(readConfig(local).storage))
  let count = 0
  for await (const _ of disk.names()) count += 1
  return count
}

type Call = { path: string; headers?: { [name: string]: string }; body?: object }

/** By node:http, since `fetch` does not let anyone choose a Host. */
function send(url: string, { path, headers = {}, body }: Call) {
  return new Promise<{ status: number; body: string; cookie: string }>((resolve, reject) => {
    const asked = request(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      const cookie = (answer.headers['set-cookie'] ?? []).join('; ')
      text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read, cookie }), reject)
    })
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const signIn = (identifier: string) => ({
  path: '/api/auth/login',
  body: { identifier, password: demoPassword },
})

describe('a data folder that was tried out first', () => {
  let session = ''

  test('PRV-03 is not served to others while the demo accounts are in it', async () => {
    const trying = await startServer(local)
    const entered = await send(trying.url, signIn('demo.admin'))
    expect(entered.status).toBe(200)
    session = /session=([\w-]{43})/.exec(entered.cookie)?.[1] ?? ''
    expect(session).not.toBe('')
    expect(await trying.stop()).toBe(0)
    expect(await storedFiles()).toBeGreaterThan(30)

    for (const elsewhere of [
      production,
      { ...local, PUBLIC_URL: `https://${host}` },
      { ...local, HOST: '0.0.0.0' },
    ]) {
      const refused = await runServer(elsewhere)
      expect(refused.output).toContain('Abronet cannot start. This database holds demo accounts')
      expect(refused.output).toContain('npm run remove-demo')
      expect(refused.code).toBe(1)
    }
  })

  test('is served once the command has removed them, and nobody of the demo gets in', async () => {
    const first = await removeDemo()
    expect(first.output).toContain('142 demo accounts were removed, with all that was theirs.')
    expect(first.output).toContain(
      '3 lessons of the demo were removed; npm run add-lessons publishes them again.',
    )
    expect(first.code).toBe(0)
    // Documents and films too, without a server that would erase their files.
    expect(await storedFiles()).toBe(0)
    const second = await removeDemo()
    expect(second.output).toContain('There are no demo accounts.')
    expect(second.code).toBe(0)

    const server = await startServer(production)
    for (const name of ['demo.admin', 'demo.seeker', 'demo.hiwot']) {
      const answer = await send(server.url, { ...signIn(name), headers: { host } })
      expect(answer.status, name).toBe(401)
    }
    const cookie = `__Host-session=${session}`
    const kept = await send(server.url, { path: '/api/session', headers: { host, cookie } })
    expect(kept.body).toBe('{"user":null}')
    const admin = await send(server.url, { path: '/api/admin/employers', headers: { host, cookie } })
    expect(admin.status).toBe(401)
    expect(await server.stop()).toBe(0)
  })
})
