import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cloneDatabase } from '../../testing/database.ts'
import { temporaryFolder } from '../../testing/folder.ts'
import { startObjectStore } from '../../testing/object-store.ts'
import { openDisk } from './disk.ts'
import { createFileDisk, objectName, type FileDisk } from './file-disk.ts'
import { createFileKeys } from './file-keys.ts'
import { createFileStore, type FileStore, type OpenedFile } from './file-store.ts'
import { sealedSegmentBytes, segmentBytes } from './segments.ts'
import { readObjectStore, type StorageSettings } from './settings.ts'
import { fileTasks } from './tasks.ts'

const { database } = await cloneDatabase()
const { executor } = database
const keys = createFileKeys('a secret key that only this test knows', null)

const inFolder = async () => {
  const folder = await temporaryFolder()
  const settings: StorageSettings = { kind: 'folder', folder }
  return { settings, folder }
}
const inBucket = async () => {
  const { url, folder } = await startObjectStore()
  const store = readObjectStore(url, () => false)
  if (store === null) throw new Error('The address of the object store is not understood')
  const settings: StorageSettings = { kind: 's3', ...store }
  return { settings, folder }
}

const contentOf = async (files: FileStore, id: string, range?: Parameters<OpenedFile['read']>[0]) => {
  const file = await files.open(id)
  return file === null ? null : buffer(file.read(range))
}
const rows = () => executor.selectFrom('stored_files').select(['id', 'state']).execute()
const namesOn = async (disk: FileDisk) => {
  const names: string[] = []
  for await (const name of disk.names()) names.push(name)
  return names.toSorted()
}
const age = (id: string) =>
  executor
    .updateTable('stored_files')
    .set({ changed_at: sql`now() - interval '61 minutes'` })
    .where('id', '=', id)
    .execute()

describe.each([
  ['a folder', inFolder],
  ['a bucket of an S3 server', inBucket],
])('files in %s', (_kind, place) => {
  let disk: FileDisk
  let folder: string
  let files: FileStore
  let tasks: ReturnType<typeof fileTasks>
  let settings: StorageSettings

  beforeAll(async () => {
    ;({ settings, folder } = await place())
    disk = createFileDisk(await openDisk(settings))
    files = createFileStore({ executor, disk, keys })
    tasks = fileTasks({ executor, disk })
  })
  afterEach(async () => {
    const ids = (await rows()).map(({ id }) => id)
    await executor.transaction().execute((transaction) => files.drop(transaction, ids))
    await tasks['sweep-files']()
    if ((await namesOn(disk)).length + (await rows()).length > 0)
      throw new Error('A test has left something that cannot be erased')
  })

  const replace = async (id: string, content: Uint8Array) => disk.put(id, content)
  const objectOf = async (id: string) => {
    const stream = await disk.read(id, { start: 0, end: 2 ** 31 })
    if (stream === null) throw new Error('There is no such object')
    return buffer(stream)
  }

  test('come back byte for byte, whole and in any part, whatever their length', async () => {
    const border = fc
      .integer({ min: 0, max: 3 })
      .chain((segments) =>
        fc.integer({ min: -2, max: 2 }).map((more) => Math.max(0, segments * segmentBytes + more)),
      )
    const length = fc.oneof(border, fc.integer({ min: 0, max: 4 * segmentBytes }))
    const parts = fc.array(fc.tuple(fc.nat(4 * segmentBytes), fc.nat(4 * segmentBytes)), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(length, parts, async (bytes, ranges) => {
        const content = randomBytes(bytes)
        const id = await files.write(content)
        expect((await files.open(id))?.bytes).toBe(bytes)
        expect(content.equals((await contentOf(files, id)) ?? Buffer.of(1))).toBe(true)
        for (const [one, other] of bytes === 0 ? [] : ranges) {
          const [start = 0, end = 0] = [one % bytes, other % bytes].toSorted((a, b) => a - b)
          const part = await contentOf(files, id, { start, end })
          expect(part?.equals(content.subarray(start, end + 1))).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('reading a part fetches no more than the segments that hold it', async () => {
    const fetched: number[] = []
    const watched = createFileStore({
      executor,
      keys,
      disk: {
        ...disk,
        read: async (name, range) => {
          fetched.push(range.end - range.start + 1)
          return disk.read(name, range)
        },
      },
    })
    const id = await watched.write(randomBytes(20 * segmentBytes))
    await contentOf(watched, id, { start: 7 * segmentBytes + 5, end: 8 * segmentBytes })
    expect(fetched).toEqual([2 * sealedSegmentBytes])
  })

  test('nothing of them can be read where they are kept, neither content nor what they are', async () => {
    const canary = `canary-${randomBytes(8).toString('hex')}`
    const id = await files.write(Buffer.from(canary.repeat(5_000)))
    const found = await readdir(folder, { recursive: true, withFileTypes: true })
    const objects = found.filter((entry) => entry.isFile())
    expect(objects.length).toBeGreaterThan(0)
    for (const { parentPath, name } of objects)
      expect((await readFile(join(parentPath, name))).includes('canary-')).toBe(false)
    expect(await namesOn(disk)).toEqual([objectName(id)])
  })

  test('DOC-24 names are random, of one form, and say nothing of time, person or kind', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => files.write(randomBytes(10))))
    expect(new Set(ids).size).toBe(20)
    for (const name of await namesOn(disk))
      expect(name).toMatch(
        /^objects\/([0-9a-f]{2})\/\1[0-9a-f]{6}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      )
    expect(ids.toSorted()).not.toEqual(ids)
  })

  test('the same content is another object each time', async () => {
    const [one, other] = [
      await files.write(Buffer.from('the same')),
      await files.write(Buffer.from('the same')),
    ]
    expect((await objectOf(one)).equals(await objectOf(other))).toBe(false)
  })

  test('a change of any byte is found', async () => {
    const id = await files.write(randomBytes(40))
    const object = await objectOf(id)
    for (const at of object.keys()) {
      const changed = Buffer.from(object)
      changed.writeUInt8((object[at] ?? 0) ^ 1, at)
      await replace(id, changed)
      await expect(contentOf(files, id)).rejects.toThrow('was changed or cut')
    }
    await replace(id, object)
    expect(await contentOf(files, id)).toHaveLength(40)
  })

  test('segments that are cut, left out or exchanged are found, and so are other objects', async () => {
    const id = await files.write(randomBytes(3 * segmentBytes + 9))
    const object = await objectOf(id)
    const segment = (number: number) =>
      object.subarray(number * sealedSegmentBytes, (number + 1) * sealedSegmentBytes)
    const [first, second, third, last] = [segment(0), segment(1), segment(2), segment(3)]
    const other = await files.write(randomBytes(3 * segmentBytes + 9))
    const wrong = {
      'the last one exchanged for an earlier one': [first, second, third, first],
      'two exchanged': [second, first, third, last],
      'one left out': [first, third, last],
      'the last left out': [first, second, third],
      'the last cut': [first, second, third, last.subarray(0, -1)],
      'the last cut to less than a seal': [first, second, third, last.subarray(0, 5)],
      'one cut': [first, second.subarray(1), third, last],
      nothing: [],
      'another object': [await objectOf(other)],
    }
    for (const [name, segments] of Object.entries(wrong)) {
      await replace(id, Buffer.concat(segments))
      await expect(contentOf(files, id), name).rejects.toThrow(/was changed or cut|Cannot read a file/)
    }
  })

  test('what was read before a change was found is right', async () => {
    const content = randomBytes(3 * segmentBytes)
    const id = await files.write(content)
    const object = await objectOf(id)
    object.writeUInt8((object.at(-1) ?? 0) ^ 1, object.length - 1)
    await replace(id, object)
    const got: Buffer[] = []
    const file = await files.open(id)
    const reading = (async () => {
      const chunks: AsyncIterable<Uint8Array> = file?.read() ?? Readable.from([])
      for await (const chunk of chunks) got.push(Buffer.from(chunk))
    })()
    await expect(reading).rejects.toThrow('was changed or cut')
    expect(content.subarray(0, 2 * segmentBytes).equals(Buffer.concat(got))).toBe(true)
    expect((await contentOf(files, id, { start: 5, end: 9 }))?.equals(content.subarray(5, 10))).toBe(true)
  })

  test('keys of two files cannot be exchanged', async () => {
    const [one, other] = [await files.write(Buffer.from('one')), await files.write(Buffer.from('other'))]
    await executor
      .updateTable('stored_files as mine')
      .from('stored_files as theirs')
      .set((eb) => ({ wrapped_key: eb.ref('theirs.wrapped_key') }))
      .where('mine.id', '=', one)
      .where('theirs.id', '=', other)
      .execute()
    await expect(files.open(one)).rejects.toThrow('was changed')
  })

  test('an object that is missing is a clear error', async () => {
    const id = await files.write(Buffer.from('gone'))
    await disk.erase(id)
    await expect(contentOf(files, id)).rejects.toThrow(`The object of file ${id} is missing`)
  })

  test('another node reads what one has written, and writes as well', async () => {
    const node = createFileStore({ executor, disk: createFileDisk(await openDisk(settings)), keys })
    const [mine, theirs] = await Promise.all([
      files.write(Buffer.from('mine')),
      node.write(Buffer.from('theirs')),
    ])
    expect((await contentOf(node, mine))?.toString()).toBe('mine')
    expect((await contentOf(files, theirs))?.toString()).toBe('theirs')
  })

  test('a reader that goes away closes the object', async () => {
    const id = await files.write(randomBytes(10 * segmentBytes))
    const sources: { destroyed: boolean }[] = []
    const watched = createFileStore({
      executor,
      keys,
      disk: {
        ...disk,
        read: async (name, range) => {
          const source = await disk.read(name, range)
          if (source !== null) sources.push(source)
          return source
        },
      },
    })
    const stream = (await watched.open(id))?.read()
    for await (const _ of stream ?? []) break
    expect(sources).toHaveLength(1)
    await expect.poll(() => sources[0]?.destroyed).toBe(true)
  })

  test('one that nobody keeps is erased after an hour, and cannot be kept then', async () => {
    const [young, old, kept] = [
      await files.write(Buffer.from('young')),
      await files.write(Buffer.from('old')),
      await files.write(Buffer.from('kept')),
    ]
    await executor.transaction().execute((transaction) => files.keep(transaction, [kept, kept]))
    await Promise.all([old, kept].map(age))
    await tasks['sweep-files']()
    expect(await files.open(old)).toBeNull()
    expect(await namesOn(disk)).toEqual([young, kept].map(objectName).toSorted())
    await expect(
      executor.transaction().execute((transaction) => files.keep(transaction, [young, old])),
    ).rejects.toThrow('gone')
    expect((await rows()).find(({ id }) => id === young)?.state).toBe('WRITING')
  })

  test('one that is dropped is gone for readers with the commit, and then from the store', async () => {
    const ids = [await files.write(Buffer.from('a')), await files.write(Buffer.from('b'))]
    await executor.transaction().execute((transaction) => files.keep(transaction, ids))
    const stays = await files.write(Buffer.from('c'))
    await executor.transaction().execute((transaction) => files.drop(transaction, ids))
    expect(await Promise.all(ids.map((id) => files.open(id)))).toEqual([null, null])
    const { rows: jobs } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs order by id desc limit 1`.execute(executor)
    // The second one finds nothing left to do, and a file that is not dropped is left alone.
    for (const given of [jobs[0]?.payload, { ids: [...ids, stays] }]) await tasks['erase-files'](given)
    expect(await namesOn(disk)).toEqual([objectName(stays)])
    expect(await rows()).toEqual([{ id: stays, state: 'WRITING' }])
  })

  test('one that is dropped in a transaction that fails is still there', async () => {
    const id = await files.write(Buffer.from('still here'))
    await executor.transaction().execute((transaction) => files.keep(transaction, [id]))
    const failing = executor.transaction().execute(async (transaction) => {
      await files.drop(transaction, [id])
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await tasks['erase-files']({ ids: [id] })
    await tasks['sweep-files']()
    expect((await contentOf(files, id))?.toString()).toBe('still here')
  })

  test('a write that fails leaves a row, by which the sweep removes whatever is there', async () => {
    const failing = createFileStore({
      executor,
      keys,
      disk: {
        ...disk,
        put: async (name, content) => {
          await disk.put(name, content.subarray(0, 10))
          throw new Error('the disk is full')
        },
      },
    })
    await expect(failing.write(randomBytes(100))).rejects.toThrow('the disk is full')
    const [left] = await rows()
    expect(left?.state).toBe('WRITING')
    await age(left?.id ?? '')
    await tasks['sweep-files']()
    expect(await namesOn(disk)).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('where an object cannot be erased, its row stays until it can', async () => {
    const id = await files.write(Buffer.from('stubborn'))
    await executor.transaction().execute((transaction) => files.drop(transaction, [id]))
    const away = fileTasks({ executor, disk: { ...disk, erase: () => Promise.reject(new Error('away')) } })
    await expect(away['erase-files']({ ids: [id] })).rejects.toThrow('away')
    expect(await rows()).toEqual([{ id, state: 'DROPPED' }])
    await tasks['sweep-files']()
    expect(await rows()).toEqual([])
  })
})
