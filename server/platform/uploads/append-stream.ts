import type { Executor } from '../database/connection.ts'
import { partBytes, type OpenUpload, type Uploads } from './uploads.ts'

/** Of what arrives slowly nothing waits longer: a phone that changes networks leaves a connection behind that never ends. */
const flushMilliseconds = 1_000

/**
 * Appends what arrives in parts, each stored before the next is gathered, and what is left when the stream ends or fails.
 * Answers with the offset after it.
 */
export async function appendStream(
  { executor, uploads }: { executor: Executor; uploads: Pick<Uploads, 'append'> },
  upload: OpenUpload,
  start: number,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  let offset = start
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let storing = Promise.resolve()
  const store = async () => {
    const content = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    for (let from = 0; from < content.length; from += partBytes) {
      const part = content.subarray(from, from + partBytes)
      await uploads.append(executor, upload, offset, part)
      offset += part.length
    }
  }
  // One after the other; after a failure none.
  const flush = () => (storing = storing.then(store))
  const timer = setInterval(() => void flush().catch(() => {}), flushMilliseconds)
  try {
    for await (const chunk of chunks) {
      waiting.push(chunk)
      waitingBytes += chunk.length
      if (waitingBytes >= partBytes) await flush()
    }
  } finally {
    clearInterval(timer)
    await flush()
  }
  return offset
}
