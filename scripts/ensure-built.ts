import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isUpToDate } from './sources.ts'

const root = join(import.meta.dirname, '..')

/**
 * Builds when sources changed, and answers whether there is a build. In a process of its own: the builder keeps memory
 * and sets NODE_ENV, and the server should have neither.
 */
export async function ensureBuilt(): Promise<boolean> {
  if (await isUpToDate(join(root, 'dist'))) return true
  process.stdout.write('Building the pages …\n')
  return spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' }).status === 0
}
