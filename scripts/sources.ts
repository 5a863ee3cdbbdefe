import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
/** What the build is made from. */
const sources = ['web', 'contract', 'package.json', 'package-lock.json', 'vite.config.ts', 'scripts/build.ts']

/** Whether the build in this folder was made from the sources as they are now. */
export async function isUpToDate(dist: string): Promise<boolean> {
  const known = await readFile(join(dist, 'sources'), 'utf8').catch(() => '')
  return known === (await fingerprint())
}

/** Called last: a build that was cut off has no such file and is made anew. */
export async function rememberSources(dist: string): Promise<void> {
  await writeFile(join(dist, 'sources'), await fingerprint())
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of await filesIn(join(root, source))) {
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

async function filesIn(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
  } catch {
    return [path]
  }
}
