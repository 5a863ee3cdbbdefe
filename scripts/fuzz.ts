import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.ts'

// Hostile requests to every endpoint; fails when one is answered with 5xx or ends the server.   npm run fuzz [seed] [requests]
const root = join(import.meta.dirname, '..')
const seed = process.argv[2] ?? String(Math.floor(Math.random() * 2 ** 31))
const requests = process.argv[3] ?? '40000'
process.stdout.write(`Seed ${seed}; the same requests again by: npm run fuzz -- ${seed} ${requests}\n`)
if (!(await ensureBuilt())) process.exit(1)
const { status } = spawnSync(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'database', 'server/fuzz', '--reporter=dot'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_SEED: seed, FUZZ_REQUESTS: requests } },
)
process.exit(status ?? 1)
