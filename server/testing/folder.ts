import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for one test file, removed at its end. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'abronet-test-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
