import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptSecretKey } from './secret-key.ts'
import { createSigner } from './signing.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abronet-key-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

test('a key is made once, readable by its owner alone, and nothing else is left', async () => {
  const data = join(folder, 'data')
  const keys = await Promise.all([keptSecretKey(data), keptSecretKey(data), keptSecretKey(data)])
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(await keptSecretKey(data)).toBe(keys[0])
  expect((await stat(join(data, 'secret-key'))).mode & 0o777).toBe(0o600)
  expect(await readdir(data)).toEqual(['secret-key'])
})

test('the key is on disk before it gets its name, and its name before it is used', async () => {
  const file = join(folder, 'secret-key')
  const probe = await open(join(folder, 'probe'), 'w')
  const named: boolean[] = []
  const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync').mockImplementation(() => {
    named.push(existsSync(file))
  })
  await probe.close()
  await keptSecretKey(folder)
  expect(sync).toHaveBeenCalledTimes(2)
  expect(named).toEqual([false, true])
})

test.each([
  ['empty', ''],
  ['blank', '\n'.repeat(40)],
  ['cut off', 'k'.repeat(31)],
])('a file that is %s is refused with one sentence, and stays as it is', async (_what, text) => {
  const file = join(folder, 'secret-key')
  await writeFile(file, text)
  await expect(keptSecretKey(folder)).rejects.toThrow(
    `The secret key in ${file} must have at least 32 characters: restore the file from a backup.`,
  )
  expect(await readFile(file, 'utf8')).toBe(text)
})

test('a file that cannot be read is not taken for one that is missing', async () => {
  await mkdir(join(folder, 'secret-key'))
  await expect(keptSecretKey(folder)).rejects.toThrow('EISDIR')
})

test('nothing is signed with a key that could be guessed', () => {
  expect(() => createSigner('')).toThrow('A secret key must have at least 32 characters.')
  expect(() => createSigner('k'.repeat(31))).toThrow('A secret key must have at least 32 characters.')
  const signer = createSigner('k'.repeat(32))
  expect(signer.read('newsletter-confirm', signer.sign('newsletter-confirm', 'a'))).toBe('a')
})
