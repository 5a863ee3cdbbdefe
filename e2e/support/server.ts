import { rmSync } from 'node:fs'

/**
 * The server of the browser tests; what it kept goes when it ends. Not in a global teardown: Playwright runs that before it
 * ends the server, and PostgreSQL does not stop properly once its folder is gone.
 */
const folder = process.env['DATA_DIR']
if (folder === undefined) throw new Error('DATA_DIR says which folder is removed in the end')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await import('../../server/main.ts')
