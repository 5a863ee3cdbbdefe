import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createClamd, readClamdAddress } from './clamd.ts'
import { eicar, startClamd, type FakeClamd } from '../../testing/clamd.ts'

let running: FakeClamd[] = []
afterEach(async () => {
  await Promise.all(running.map((each) => each.close()))
  running = []
})
const folder = await mkdtemp(join(tmpdir(), 'abronet-clamd-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(options: Parameters<typeof startClamd>[0] = {}): Promise<FakeClamd> {
  const server = await startClamd(options)
  running.push(server)
  return server
}

describe('an address of a scanner', () => {
  test.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['127.0.0.1:3310', null],
    ['tcp://127.0.0.1', null],
    ['http://127.0.0.1:3310', null],
    ['unix:run/clamd.ctl', null],
  ])('%s', (text, address) => {
    expect(readClamdAddress(text)).toEqual(address)
  })
})

describe('a file that is scanned', () => {
  test('arrives whole, in the chunks of the protocol', async () => {
    const server = await start()
    const content = randomBytes(300_000)
    expect(await createClamd(server.address)(content)).toBe('safe')
    expect(server.scanned).toEqual([content])
    expect(server.largestChunk).toBeLessThanOrEqual(64 * 1024)
  })

  test('is unsafe where a signature is found in it', async () => {
    const server = await start({ path: join(folder, 'clamd.ctl') })
    expect(await createClamd(server.address)(Buffer.from(`%PDF-1.4 ${eicar}`))).toBe('unsafe')
  })

  test.each([
    ['refuses its length', { reply: 'INSTREAM size limit exceeded. ERROR\0' }],
    ['says nothing that we know', { reply: 'stream: Whatever\0' }],
    ['closes the connection', { reply: '' }],
  ])('is neither where the scanner %s', async (_what, options) => {
    const server = await start(options)
    await expect(createClamd(server.address)(Buffer.from('x'))).rejects.toThrow('clamd')
  })

  test('is neither where nobody listens, or nobody answers', async () => {
    const server = await start({ reply: null })
    await expect(createClamd(server.address, { silence: 200 })(Buffer.from('x'))).rejects.toThrow('clamd')
    await server.close()
    await expect(createClamd(server.address)(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED')
  })
})
