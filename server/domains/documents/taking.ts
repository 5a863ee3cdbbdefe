import { mayChangeDocument } from '../../../contract/rules/documents.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { CheckFile } from '../../platform/file-checks/file-checks.ts'
import type { CheckedFile } from '../../platform/file-checks/verdict.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import type { Uploads } from '../../platform/uploads/uploads.ts'
import { requireChangeable } from './service.ts'
import { findOwn, listFiles, lockOwner, putDocument, type NewFile, type Owner, type OwnRow } from './store.ts'
import { stateOf } from './view.ts'

export type TakingTools = {
  files: FileStore
  uploads: Pick<Uploads, 'open' | 'read' | 'remove'>
  checkFile: CheckFile
  /** Whether there is a scanner, which looks at every file before anybody does. */
  scans: boolean
}
type Upload = { documentId: string; uploadId: string }

/**
 * Takes what has arrived as the document, in the place of the one before. The row remembers its upload: sent again after a lost
 * answer it is found to be taken, and of many sent together each replaces the one before.
 */
export async function takeDocument(
  executor: Executor,
  tools: TakingTools,
  caller: Owner,
  upload: Upload,
): Promise<OwnRow> {
  const taken = await findTaken(executor, caller, upload)
  if (taken !== null) return taken
  await requireChangeable(executor, caller, upload.documentId)
  const checked = await checkUpload(executor, tools, caller, upload)
  if (checked !== null) await storeDocument(executor, tools, caller, upload, checked)
  const row = await findOwn(executor, caller, upload.documentId)
  // Not this upload only where another has replaced it since, or staff have erased what this one brought.
  if (row === null || (checked === null && row.provided?.uploadId !== upload.uploadId))
    throw new NamedError('not_found')
  return row
}

async function findTaken(executor: Executor, caller: Owner, upload: Upload): Promise<OwnRow | null> {
  const row = await findOwn(executor, caller, upload.documentId)
  return row?.provided?.uploadId === upload.uploadId ? row : null
}

/** Null where the upload is gone: another call with it has been faster. */
async function checkUpload(
  executor: Executor,
  { uploads, checkFile }: TakingTools,
  { accountId }: Owner,
  { uploadId }: Upload,
): Promise<CheckedFile | null> {
  const owner = { accountId, id: uploadId }
  const gone = new NamedError('not_found')
  try {
    return await checkFile(async () => {
      const content = await uploads.read(executor, owner)
      if (content !== null) return content
      throw (await uploads.open(executor, owner)) === null ? gone : new NamedError('upload_incomplete')
    })
  } catch (error) {
    if (error === gone) return null
    throw error
  }
}

/** The files first, provisional until a transaction keeps them: nothing that was acknowledged can be lost or half there. */
async function storeDocument(
  executor: Executor,
  tools: TakingTools,
  caller: Owner,
  { documentId, uploadId }: Upload,
  { type, content, pages }: CheckedFile,
): Promise<void> {
  const { files, uploads } = tools
  const fileId = await files.write(content)
  const pageIds: string[] = []
  for (const page of pages) pageIds.push(isSame(page, content) ? fileId : await files.write(page))
  const file: NewFile = { uploadId, fileId, fileType: type, pageIds, isScanned: !tools.scans }
  const written = [...new Set([fileId, ...pageIds])]
  const drop = (transaction: Executor) => files.drop(transaction, written)
  try {
    await executor.transaction().execute(async (transaction) => {
      // An account that is erased during a call is no longer signed in.
      if (!(await lockOwner(transaction, caller.accountId))) throw new NamedError('sign_in_required')
      const before = await findOwn(transaction, caller, documentId)
      if (before === null || before.retired) throw new NamedError('not_found')
      if (before.provided?.uploadId === uploadId) return drop(transaction)
      if (!mayChangeDocument(stateOf(before))) throw new NamedError('document_verified')
      // Taken by another call, and replaced since.
      if (!(await uploads.remove(transaction, { accountId: caller.accountId, id: uploadId })))
        throw new NamedError('not_found')
      if (before.provided !== null)
        await files.drop(transaction, await listFiles(transaction, [before.provided.id]))
      const id = await putDocument(transaction, caller.accountId, documentId, file)
      await files.keep(transaction, written)
      if (tools.scans) await enqueue(transaction, 'scan-document', { id, uploadId })
    })
  } catch (error) {
    // Where the commit was lost on the way, they are kept or swept: only a refusal says that nothing refers to them.
    if (error instanceof NamedError) await executor.transaction().execute(drop)
    throw error
  }
}

/** The page of a picture is the picture. */
const isSame = (page: Uint8Array, content: Uint8Array): boolean =>
  page === content || Buffer.compare(page, content) === 0
