import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { shortestKey } from './signing.ts'
import { syncFolder } from './sync-folder.ts'

/** The key of an installation that has none in its settings: made at the first start, and kept. */
export async function keptSecretKey(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true })
  const file = join(dataFolder, 'secret-key')
  const key = (await readKey(file)) ?? (await makeKey(dataFolder, file))
  // A key that a crash or a full disk cut off would let anyone forge our links.
  if (key.trim().length < shortestKey)
    throw new Error(
      `The secret key in ${file} must have at least ${shortestKey} characters: restore the file from a backup. ` +
        'Without one, delete it: a new key is made, links in mails stop working, and staff need a new second factor.',
    )
  return key
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

async function readKey(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Whole or not at all: the key is on disk before it gets its name. Of two first starts one wins, as a link replaces nothing. */
async function makeKey(folder: string, file: string): Promise<string> {
  const attempt = `${file}.${randomUUID()}`
  const handle = await open(attempt, 'wx', 0o600)
  try {
    await handle.writeFile(randomBytes(32).toString('base64url'))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await link(attempt, file).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  await unlink(attempt)
  await syncFolder(folder)
  return readFile(file, 'utf8')
}
