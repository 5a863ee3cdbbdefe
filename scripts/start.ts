import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isUpToDate } from './sources.ts'

const root = join(import.meta.dirname, '..')

if (!(await isUpToDate(join(root, 'dist')))) {
  process.stdout.write('Building the pages …\n')
  // In a process of its own, so that the server does not keep the builder's memory.
  const result = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' })
  if (result.status !== 0) process.exit(1)
}
await import('../server/main.ts')
