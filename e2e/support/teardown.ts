import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs when the server has ended: what it kept goes with it. */
export default async function teardown(): Promise<void> {
  await rm(join(tmpdir(), `abronet-e2e-${process.env['E2E_PORT']}`), { recursive: true, force: true })
}
