import { ensureBuilt } from './ensure-built.ts'

if (!(await ensureBuilt())) process.exit(1)
await import('../server/main.ts')
