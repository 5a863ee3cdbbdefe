import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { DocumentRejection, DocumentState } from '../../../contract/rules/documents.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { listEntries } from './catalogue-store.ts'
import type { Owner } from './store.ts'
import { refreshGuarantor } from './verification.ts'
import { isComplete } from './verification-store.ts'

export type SeededDocument = {
  owner: Owner
  documentType: string
  /** Drawn as image/webp. */
  picture: Uint8Array
  uploadedAt: Date
  verdict: { state: Exclude<DocumentState, 'MISSING' | 'UPLOADED'>; checkedAt: Date } | null
  rejection: DocumentRejection | null
  note: string
}

type Tools = { files: FileStore; audit: Audit; staffId: string }

/** Stores documents as they are, each with a file of its own, and mails nobody: for the demo. */
export async function seedDocuments(
  transaction: Executor,
  { files, audit, staffId }: Tools,
  documents: readonly SeededDocument[],
): Promise<void> {
  const entries = await listEntries(transaction)
  const rows: (SeededDocument & { id: string; catalogueId: string; fileId: string })[] = []
  for (const document of documents) {
    const { owner, documentType, picture } = document
    const entry = entries.find(
      (each) => each.accountType === owner.type && each.documentType === documentType && !each.retired,
    )
    if (entry === undefined) throw new Error(`The catalogue has no ${documentType} for ${owner.type}`)
    rows.push({ ...document, id: newId(), catalogueId: entry.id, fileId: await files.write(picture) })
  }
  await transaction
    .insertInto('documents')
    .values(
      rows.map((row) => ({
        id: row.id,
        account_id: row.owner.accountId,
        catalogue_id: row.catalogueId,
        state: row.verdict?.state ?? 'UPLOADED',
        upload_id: randomUUID(),
        file_id: row.fileId,
        file_type: 'image/webp' as const,
        rejection: row.rejection,
        note: row.note,
        uploaded_at: row.uploadedAt,
        checked_at: row.verdict?.checkedAt ?? null,
        checked_by: row.verdict === null ? null : staffId,
      })),
    )
    .execute()
  await transaction
    .insertInto('document_pages')
    .values(rows.map(({ id, fileId }) => ({ document_id: id, page: 1, file_id: fileId })))
    .execute()
  await files.keep(
    transaction,
    rows.map(({ fileId }) => fileId),
  )
  for (const { id, verdict } of rows) {
    if (verdict === null) continue
    const act = verdict.state === 'VERIFIED' ? 'document.verify' : 'document.reject'
    await audit.noteAct(transaction, { actorId: staffId, act, targetId: id })
  }
}

/** What employers see of seekers whose documents and guarantors were stored as they are. */
export async function seedBadges(transaction: Executor, seekerIds: readonly string[]): Promise<void> {
  for (const seekerId of seekerIds) {
    await refreshGuarantor(transaction, seekerId)
    if (await isComplete(transaction, seekerId)) await setCheckedWithLast(transaction, seekerId)
  }
}

/** As if the last verdict had completed them. */
async function setCheckedWithLast(transaction: Executor, seekerId: string): Promise<void> {
  await transaction
    .updateTable('seeker_verifications')
    .set({
      identity_checked_at: (build) =>
        build
          .selectFrom('documents')
          .select(({ fn }) => fn.max('checked_at').as('checkedAt'))
          .where('account_id', '=', seekerId)
          .where('state', '=', 'VERIFIED'),
    })
    .where('account_id', '=', seekerId)
    .execute()
}
