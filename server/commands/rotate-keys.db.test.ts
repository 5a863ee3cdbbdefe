import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openFiles } from '../open-files.ts'
import { createSigner } from '../platform/signing.ts'
import { makePerson } from '../testing/accounts.ts'
import { cloneDatabase } from '../testing/database.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { runCommand } from '../testing/process.ts'

const { url, database } = await cloneDatabase()
const { executor } = database
const folder = await temporaryFolder()
const old = 'the secret key of last year, long enough'
const present = 'the secret key of this year, long enough'
const settings = (secrets: { SECRET_KEY: string; SECRET_KEY_PREVIOUS?: string }) => ({
  DATABASE_URL: url,
  DATA_DIR: folder,
  ...secrets,
})
const run = (name: string, secrets: { SECRET_KEY: string; SECRET_KEY_PREVIOUS?: string }) =>
  runCommand([join(import.meta.dirname, name)], settings(secrets))
const filesUnder = async (secret: string) =>
  (await openFiles(readConfig(settings({ SECRET_KEY: secret })), executor)).files

const staff = await makePerson(database, 'admin')
const factor = () =>
  executor
    .selectFrom('second_factors')
    .select('secret')
    .where('account_id', '=', staff.id)
    .executeTakeFirstOrThrow()

test('keys of files and second factors go from one secret key to the next, and what is left is said', async () => {
  const files = await filesUnder(old)
  const id = await files.write(Buffer.from('a paper'))
  await executor.transaction().execute((transaction) => files.keep(transaction, [id]))
  await executor.deleteFrom('second_factors').execute()
  const secret = createSigner(old).encrypt('ABCDEFGH')
  await executor.insertInto('second_factors').values({ account_id: staff.id, secret }).execute()

  const without = await run('rotate-keys.ts', { SECRET_KEY: present })
  expect(without.code).toBe(1)
  expect(without.output).toContain('0 keys of files were put under SECRET_KEY; 1 are left.')
  expect(without.output).toContain('0 second factors were put under SECRET_KEY; 1 are left.')

  const rotated = await run('rotate-keys.ts', { SECRET_KEY: present, SECRET_KEY_PREVIOUS: old })
  expect(rotated).toMatchObject({ code: 0 })
  expect(rotated.output).toContain('1 keys of files were put under SECRET_KEY; 0 are left.')
  expect(rotated.output).toContain('1 second factors were put under SECRET_KEY; 0 are left.')

  const file = await (await filesUnder(present)).open(id)
  expect((await buffer(file?.read() ?? Readable.from([]))).toString()).toBe('a paper')
  expect(createSigner(present).decrypt((await factor()).secret)).toBe('ABCDEFGH')
  const again = await run('rotate-keys.ts', { SECRET_KEY: present })
  expect(again.output).toContain('0 keys of files were put under SECRET_KEY; 0 are left.')
})

test('check-files finds objects without a row and rows without an object', async () => {
  const files = await filesUnder(present)
  expect(await run('check-files.ts', { SECRET_KEY: present })).toMatchObject({ code: 0 })
  const lost = await files.write(Buffer.from('lost'))
  await executor.transaction().execute((transaction) => files.keep(transaction, [lost]))
  const stray = '0f0f0f0f-0000-4000-8000-000000000000'
  await mkdir(join(folder, 'files/objects/0f'), { recursive: true })
  await writeFile(join(folder, `files/objects/0f/${stray}.part`), 'half')
  await writeFile(join(folder, 'files/objects/stray'), 'what is this')
  const { disk } = await openFiles(readConfig(settings({ SECRET_KEY: present })), executor)
  await disk.erase(lost)
  const { code, output } = await run('check-files.ts', { SECRET_KEY: present })
  expect(code).toBe(1)
  expect(output).toContain(`No row knows the object objects/0f/${stray}.part`)
  expect(output).toContain('No row knows the object objects/stray')
  expect(output).toContain(`The object of file ${lost} is missing`)
  await disk.erase(stray)
})
