import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key of an installation that has none in its settings: made at the first start, and the same ever after. */
export async function keptSecretKey(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true })
  const file = join(dataFolder, 'secret-key')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return known
  // Whole or not at all, and of two first starts one wins: a link is refused where its name is taken.
  const attempt = `${file}.${process.pid}`
  await writeFile(attempt, randomBytes(32).toString('base64url'), { mode: 0o600 })
  await link(attempt, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await unlink(attempt)
  return readFile(file, 'utf8')
}
