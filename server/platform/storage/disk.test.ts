import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../testing/folder.ts'
import { startObjectStore } from '../../testing/object-store.ts'
import { openDisk } from './disk.ts'
import { createFileDisk, objectName } from './file-disk.ts'
import { readObjectStore } from './settings.ts'

afterEach(() => vi.restoreAllMocks())

const folderDisk = async () => {
  const folder = join(await temporaryFolder(), 'files')
  return { folder, disk: createFileDisk(await openDisk({ kind: 'folder', folder })) }
}
const bucketDisk = async (url: string) => {
  const store = readObjectStore(url, () => false)
  if (store === null) throw new Error('The address of the object store is not understood')
  return createFileDisk(await openDisk({ kind: 's3', ...store }))
}

describe('in a folder', () => {
  test('an object is on disk before it gets its name, and its name before the write is acknowledged', async () => {
    const { folder, disk } = await folderDisk()
    await disk.put(randomUUID(), Buffer.from('makes the folders'))
    const id = `${(await readdir(join(folder, 'objects')))[0]}${randomUUID().slice(2)}`
    const place = join(folder, objectName(id))
    const probe = await open(join(folder, 'probe'), 'w')
    const named: boolean[] = []
    vi.spyOn(Object.getPrototypeOf(probe), 'sync').mockImplementation(() => {
      named.push(existsSync(place))
    })
    await probe.close()
    await disk.put(id, Buffer.from('durable'))
    expect(named).toEqual([false, true])
    expect(await readFile(place, 'utf8')).toBe('durable')
    await disk.erase(id)
    expect(named).toEqual([false, true, false])
  })

  test('the name of each new folder is on disk too', async () => {
    const { folder, disk } = await folderDisk()
    const synced: number[] = []
    const probe = await open(join(await temporaryFolder(), 'probe'), 'w')
    vi.spyOn(Object.getPrototypeOf(probe), 'sync').mockImplementation(function sync(this: typeof probe) {
      synced.push(this.fd)
    })
    await probe.close()
    const id = randomUUID()
    await disk.put(id, Buffer.from('a'))
    // `objects`, the folder of files and the data folder; then the object and its own folder.
    expect(synced).toHaveLength(5)
    expect((await stat(join(folder, 'objects', id.slice(0, 2)))).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, objectName(id)))).mode & 0o777).toBe(0o600)
  })

  test('what a killed process has left of a write is listed, and erased with the object', async () => {
    const { folder, disk } = await folderDisk()
    const id = randomUUID()
    await mkdir(join(folder, 'objects', id.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, `${objectName(id)}.part`), 'half')
    const names = disk.names()
    expect((await names[Symbol.asyncIterator]().next()).value).toBe(`${objectName(id)}.part`)
    expect(await disk.read(id, { start: 0, end: 3 })).toBeNull()
    await disk.erase(id)
    expect(await readdir(join(folder, 'objects', id.slice(0, 2)))).toEqual([])
  })

  test('a folder that cannot be written to is a failure that names no path', async () => {
    const { folder, disk } = await folderDisk()
    await writeFile(folder, 'a file in its place')
    await expect(disk.put(randomUUID(), Buffer.from('a'))).rejects.toThrow(/^Cannot write a file: [A-Z]+$/)
  })
})

describe('in a bucket', () => {
  test('an object store that is away, or refuses the key, is a failure that names neither address nor key', async () => {
    const store = await startObjectStore()
    const strange = await bucketDisk(store.url.replace('S3RVER:S3RVER', 'NOBODY:hidden'))
    await expect(strange.put(randomUUID(), Buffer.from('a'))).rejects.toThrow(
      /^Cannot write a file: InvalidAccessKeyId$/,
    )
    const disk = await bucketDisk(store.url)
    await disk.put(randomUUID(), Buffer.from('a'))
    await store.close()
    for (const attempt of [
      () => disk.put(randomUUID(), Buffer.from('a')),
      () => disk.read(randomUUID(), { start: 0, end: 1 }),
      () => disk.erase(randomUUID()),
      () => disk.names()[Symbol.asyncIterator]().next(),
    ])
      await expect(attempt()).rejects.toThrow(
        /^Cannot (write a file|read a file|erase a file|list files): \w+$/,
      )
  })

  test('calls carry no checksum and no ACL that other servers would not know, and the bucket in the path', async () => {
    const seen: { url: string; headers: string[] }[] = []
    const server = createServer((request, response) => {
      seen.push({ url: request.url ?? '', headers: Object.keys(request.headers) })
      request.resume().once('end', () => response.end())
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    afterAll(() => server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const disk = await bucketDisk(`http://KEY:secret@127.0.0.1:${port}/papers`)
    const id = randomUUID()
    await disk.put(id, Buffer.from('content'))
    await buffer((await disk.read(id, { start: 0, end: 6 })) ?? Readable.from([]))
    expect(seen.map(({ url }) => url.split('?')[0])).toEqual(Array(2).fill(`/papers/${objectName(id)}`))
    const headers = seen.flatMap((call) => call.headers)
    expect(headers.filter((name) => /checksum|acl|trailer/.test(name))).toEqual([])
    expect(headers).toContain('range')
  })
})
