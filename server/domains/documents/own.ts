import { mayChangeDocument } from '../../../contract/rules/documents.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { CheckedFile } from '../../platform/file-checks/verdict.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { FileStore, OpenedFile } from '../../platform/storage/file-store.ts'
import { findOwn, listFiles, listOf, listProvided, lockOwner, removeDocuments, type Owner } from './store.ts'
import { findVerification } from './verification-store.ts'
import { documentView, hasFile, stateOf } from './view.ts'

type Files = { files: FileStore }

/** With its file, which is gone from the store moments after. Without a document nothing changes. */
export function removeDocument(
  executor: Executor,
  { files }: Files,
  caller: Owner,
  documentId: string,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    if (!(await lockOwner(transaction, caller.accountId))) throw new NamedError('sign_in_required')
    const row = await findOwn(transaction, caller, documentId)
    if (row === null) throw new NamedError('not_found')
    if (!mayChangeDocument(stateOf(row))) throw new NamedError('document_verified')
    if (row.provided === null) return
    await files.drop(transaction, await listFiles(transaction, [row.provided.id]))
    await removeDocuments(transaction, [row.provided.id])
  })
}

/** What nobody has scanned is opened by nobody. */
export async function openOwnFile(
  executor: Executor,
  { files }: Files,
  caller: Owner,
  documentId: string,
): Promise<{ type: CheckedFile['type']; file: OpenedFile; version: string }> {
  const row = await findOwn(executor, caller, documentId)
  if (row === null || !hasFile(row)) throw new NamedError('not_found')
  const { fileId, fileType, uploadId } = row.provided ?? {}
  const file = fileId == null ? null : await files.open(fileId)
  // Replaced or erased between the two.
  if (file === null || fileType == null || uploadId === undefined) throw new NamedError('not_found')
  return { type: fileType, file, version: uploadId }
}

/** In the transaction that erases the account: the database refuses to erase one whose documents are left. */
export async function eraseDocumentsOf(
  transaction: Executor,
  { files }: { files: Pick<FileStore, 'drop'> },
  accountId: string,
): Promise<void> {
  const ids = await listOf(transaction, accountId)
  if (ids.length === 0) return
  await files.drop(transaction, await listFiles(transaction, ids))
  await removeDocuments(transaction, ids)
}

/** What somebody has provided, with where each file can be fetched, for the export of their data. */
export async function exportDocuments(executor: Executor, caller: Caller) {
  const rows = await listProvided(executor, caller)
  if (rows.length === 0) return null
  return rows.map((row) => ({
    ...documentView(caller, row, 'en'),
    file: hasFile(row) ? `/api/documents/${row.documentId}/file` : null,
  }))
}

/** What employers see of a seeker that was checked, and since when. */
export const exportVerification = (executor: Executor, { accountId }: Caller) =>
  findVerification(executor, accountId)
