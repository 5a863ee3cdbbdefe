import S3rver from '@20minutes/s3rver'
import { afterAll } from 'vitest'
import { temporaryFolder } from './folder.ts'

/** A server of the S3 protocol with an empty bucket, until the test file ends. */
export async function startObjectStore(): Promise<{ url: string; folder: string; close(): Promise<void> }> {
  const folder = await temporaryFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    // Its check of a call that lists a bucket forgets the slash after the bucket, which was signed.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'papers' }],
  })
  const { port } = await server.run()
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await server.close()
  }
  afterAll(close)
  return { url: `http://S3RVER:S3RVER@127.0.0.1:${port}/papers`, folder, close }
}
