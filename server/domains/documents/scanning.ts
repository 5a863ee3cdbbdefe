import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { Executor } from '../../platform/database/connection.ts'
import { TryAgain } from '../../platform/queue/try-again.ts'
import type { Scan } from '../../platform/scanner/clamd.ts'
import type { FileStore, OpenedFile } from '../../platform/storage/file-store.ts'
import type { NoticeTools } from '../notices/service.ts'
import { rejectLocked } from './checking.ts'
import { setScanned } from './store.ts'
import { findUnscanned, lockDocument } from './waiting-store.ts'

const payload = z.object({ id: z.uuid(), uploadId: z.uuid() })

declare module '../../platform/queue/queue.ts' {
  interface Tasks {
    /** Has a new document scanned, which nobody opens before. */
    'scan-document': z.infer<typeof payload>
  }
}

type Tools = NoticeTools & { files: FileStore; scan: Scan | null }

/** While the scanner is away: all of them wait for the same. */
const patience = { longestSeconds: 10 * 60, pauseSeconds: 15 }

/** The task `scan-document`. Of a document that was replaced or erased meanwhile there is nothing to scan. */
export const createScan =
  (executor: Executor, tools: Tools) =>
  async (given: unknown): Promise<void> => {
    const { id, uploadId } = payload.parse(given)
    const fileId = await findUnscanned(executor, { id, version: uploadId })
    const file = fileId === null ? null : await tools.files.open(fileId)
    if (file === null) return
    const verdict = await scanFile(tools.scan, file)
    await executor.transaction().execute(async (transaction) => {
      const document = await lockDocument(transaction, id)
      if (document === null || document.version !== uploadId || document.isScanned) return
      if (verdict === 'safe') await setScanned(transaction, id)
      else await rejectLocked(transaction, tools, document, { rejection: 'UNSAFE', note: '', staffId: null })
    })
  }

/** An installation that has given up its scanner takes what is left as any other file. */
async function scanFile(scan: Scan | null, file: OpenedFile): Promise<'safe' | 'unsafe'> {
  if (scan === null) return 'safe'
  const content = await buffer(file.read())
  return scan(content).catch(() => {
    throw new TryAgain('The scanner cannot be asked', patience)
  })
}
