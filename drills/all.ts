import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// Every drill, one after the other; fails when one does.
const results = [
  'kill.ts',
  'newsletter.ts',
  'sign-in.ts',
  'apply.ts',
  'hiring.ts',
  'messages.ts',
  'streams.ts',
  'files.ts',
  'clamd.ts',
  'upload.ts',
  'documents.ts',
].map((drill) => {
  process.stdout.write(`${drill}: `)
  return spawnSync(process.execPath, [join(import.meta.dirname, drill)], { stdio: 'inherit' }).status
})
process.exit(results.every((status) => status === 0) ? 0 : 1)
