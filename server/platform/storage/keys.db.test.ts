import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { defineEndpoints, stream } from '../../../contract/endpoint.ts'
import { testApp } from '../../testing/app.ts'
import { testBinding } from '../../testing/binding.ts'
import { keptLog } from '../../testing/log.ts'
import { bindEndpoints } from '../http/bind.ts'
import { createFileKeys } from './file-keys.ts'
import { createFileStore } from './file-store.ts'
import { rewrapKeys } from './rotate.ts'

const secrets = {
  old: 'the secret key of last year, long enough',
  present: 'the secret key of this year, long enough',
}
const { app, database, disk } = await testApp()
const { executor } = database
const storeUnder = (...keys: Parameters<typeof createFileKeys>) =>
  createFileStore({ executor, disk, keys: createFileKeys(...keys) })
type Store = ReturnType<typeof storeUnder>
const underOld = storeUnder(secrets.old, null)
const underBoth = storeUnder(secrets.present, secrets.old)
const underPresent = storeUnder(secrets.present, null)

const textOf = async (files: Store, id: string) => {
  const file = await files.open(id)
  return file === null ? null : (await buffer(file.read())).toString()
}
const written = (text: string) => underOld.write(Buffer.from(text))

describe('a new secret key', () => {
  test('reads what the previous one has wrapped, and what it wraps the previous one cannot read', async () => {
    const id = await written('of last year')
    expect(await textOf(underBoth, id)).toBe('of last year')
    const fresh = await underBoth.write(Buffer.from('of this year'))
    expect(await textOf(underPresent, fresh)).toBe('of this year')
    await expect(underOld.open(fresh)).rejects.toThrow('neither SECRET_KEY nor SECRET_KEY_PREVIOUS')
  })

  test('needs the previous one no more after rotation, which can be run while files are written, and again', async () => {
    const texts = Array.from({ length: 210 }, (_, number) => `file ${number}`)
    const ids: string[] = []
    for (const text of texts) ids.push(await written(text))
    const keys = createFileKeys(secrets.present, secrets.old)
    const [one, other, meanwhile] = await Promise.all([
      rewrapKeys(executor, keys),
      rewrapKeys(executor, keys),
      underBoth.write(Buffer.from('meanwhile')),
    ])
    expect(one.unreadable + other.unreadable).toBe(0)
    expect(one.rewrapped + other.rewrapped).toBeGreaterThanOrEqual(210)
    expect(await Promise.all(ids.map((id) => textOf(underPresent, id)))).toEqual(texts)
    expect(await textOf(underPresent, meanwhile)).toBe('meanwhile')
    expect(await rewrapKeys(executor, keys)).toEqual({ rewrapped: 0, unreadable: 0 })
  })

  test('says what is left where the previous one is another', async () => {
    const id = await written('left')
    const keys = createFileKeys(secrets.present, 'a key that has nothing to do with it')
    expect(await rewrapKeys(executor, keys)).toEqual({ rewrapped: 0, unreadable: 1 })
    expect(await textOf(underBoth, id)).toBe('left')
  })
})

describe('where the secret key is lost', () => {
  const endpoints = defineEndpoints({
    'GET /test/lost': {
      summary: 'A file whose key is lost',
      access: 'anyone',
      answers: { 200: stream(['application/pdf']) },
      errors: ['not_found'],
    },
  })
  let id = ''
  bindEndpoints(
    app,
    endpoints,
    {
      'GET /test/lost': async () => {
        const file = await underPresent.open(id)
        if (file === null) throw new Error('There is no such file')
        return { status: 200 as const, body: { type: 'application/pdf' as const, file, version: id } }
      },
    },
    testBinding(app, database),
  )
  const { log, lines } = keptLog()
  app.addHook('onRequest', async (request) => {
    request.log = log
  })

  test('its files are refused with a reason in the log, and everything else works', async () => {
    id = await written('lost')
    const { statusCode, body } = await app.inject('/api/test/lost')
    expect([statusCode, JSON.parse(body)]).toMatchObject([500, { code: 'file_unreadable' }])
    expect(lines.join('\n')).toContain(`The key of file ${id} was wrapped by the secret key`)
    expect(lines.join('\n')).not.toContain(secrets.present)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    id = await underPresent.write(Buffer.from('new'))
    expect((await app.inject('/api/test/lost')).body).toBe('new')
  })

  test('they can be erased all the same', async () => {
    const lost = await written('lost, and erased')
    await executor.transaction().execute((transaction) => underPresent.drop(transaction, [lost]))
    expect(await underPresent.open(lost)).toBeNull()
  })
})

test('a wrapped key that was changed, or is that of another file, opens nothing', () => {
  const keys = createFileKeys(secrets.present, null)
  const { key, ...wrapped } = keys.create('one')
  expect(keys.open('one', wrapped).equals(key)).toBe(true)
  expect(() => keys.open('other', wrapped)).toThrow('was changed')
  for (const at of wrapped.wrappedKey.keys()) {
    const wrappedKey = Buffer.from(wrapped.wrappedKey)
    wrappedKey.writeUInt8((wrappedKey[at] ?? 0) ^ 1, at)
    expect(() => keys.open('one', { ...wrapped, wrappedKey })).toThrow('was changed')
  }
  expect(() => keys.open('one', { ...wrapped, wrappedKey: Buffer.alloc(3) })).toThrow('was changed')
})
