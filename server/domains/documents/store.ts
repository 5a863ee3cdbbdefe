import { sql, type NotNull } from 'kysely'
import { v7 as newId } from 'uuid'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { DocumentRejection, DocumentState } from '../../../contract/rules/documents.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { CheckedFile } from '../../platform/file-checks/verdict.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean } from '../../platform/database/expressions.ts'

export type Owner = { accountId: string; type: AccountType }

/** An entry of the catalogue with what its owner has provided. */
export type OwnRow = {
  documentId: string
  documentType: string
  label: { [L in Language]: string }
  description: { [L in Language]: string }
  required: boolean
  retired: boolean
  /** Null where it is missing. */
  provided: Provided | null
}
type Provided = {
  id: string
  state: Exclude<DocumentState, 'MISSING'>
  uploadId: string
  fileId: string | null
  fileType: CheckedFile['type'] | null
  isScanned: boolean
  rejection: DocumentRejection | null
  note: string
  uploadedAt: Date
  checkedAt: Date | null
}

const ownRows = (executor: Executor, { accountId, type }: Owner) =>
  executor
    .selectFrom('document_catalogue as entry')
    .leftJoin('documents as document', (join) =>
      join.onRef('document.catalogue_id', '=', 'entry.id').on('document.account_id', '=', accountId),
    )
    .select([
      'entry.id as documentId',
      'entry.document_type as documentType',
      'entry.label_en as labelEn',
      'entry.label_am as labelAm',
      'entry.label_om as labelOm',
      'entry.description_en as descriptionEn',
      'entry.description_am as descriptionAm',
      'entry.description_om as descriptionOm',
      'entry.required',
      'document.id',
      'document.state',
      'document.upload_id as uploadId',
      'document.file_id as fileId',
      'document.file_type as fileType',
      'document.scan',
      'document.rejection',
      'document.note',
      'document.uploaded_at as uploadedAt',
      'document.checked_at as checkedAt',
    ])
    .select((build) => asBoolean(build('entry.retired_at', 'is not', null)).as('retired'))
    // Of partners and staff nothing is asked.
    .where(sql<string>`entry.account_type`, '=', type)

type FoundRow = Awaited<ReturnType<ReturnType<typeof ownRows>['execute']>>[number]

const ownRow = (row: FoundRow): OwnRow => ({
  documentId: row.documentId,
  documentType: row.documentType,
  label: { en: row.labelEn, am: row.labelAm, om: row.labelOm },
  description: { en: row.descriptionEn, am: row.descriptionAm, om: row.descriptionOm },
  required: row.required,
  retired: row.retired,
  provided: providedOf(row),
})

function providedOf({ id, state, uploadId, uploadedAt, note, ...row }: FoundRow): Provided | null {
  if (id === null || state === null || uploadId === null || uploadedAt === null) return null
  const { fileId, fileType, rejection, checkedAt } = row
  const isScanned = row.scan === 'CLEAN'
  return {
    id,
    state,
    uploadId,
    uploadedAt,
    note: note ?? '',
    isScanned,
    fileId,
    fileType,
    rejection,
    checkedAt,
  }
}

/** What is asked for, and what else has been provided, in the order of the catalogue. */
export async function listOwn(executor: Executor, owner: Owner): Promise<OwnRow[]> {
  const rows = await ownRows(executor, owner)
    .where((build) =>
      build.or([
        build('entry.retired_at', 'is', null),
        build('document.state', 'in', ['UPLOADED', 'VERIFIED'] as const),
      ]),
    )
    .orderBy('entry.position')
    .orderBy('entry.id')
    .execute()
  return rows.map(ownRow)
}

/** Null where nothing of the kind is asked of this type of account. */
export async function findOwn(executor: Executor, owner: Owner, documentId: string): Promise<OwnRow | null> {
  const row = await ownRows(executor, owner).where('entry.id', '=', documentId).executeTakeFirst()
  return row === undefined ? null : ownRow(row)
}

/** All of it, also what is not asked for any more, for the export of somebody's data. */
export async function listProvided(executor: Executor, owner: Owner): Promise<OwnRow[]> {
  const rows = await ownRows(executor, owner)
    .where('document.id', 'is not', null)
    .orderBy('entry.position')
    .orderBy('entry.id')
    .execute()
  return rows.map(ownRow)
}

/** Locked until the transaction ends: what changes the documents of one person happens one after the other. */
export async function lockOwner(transaction: Executor, accountId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The files of a document, each once: the page of a picture is its file. */
export async function listFiles(executor: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const files = executor
    .selectFrom('documents')
    .select('file_id as fileId')
    .where('id', 'in', ids)
    .where('file_id', 'is not', null)
    .$narrowType<{ fileId: NotNull }>()
  const pages = executor
    .selectFrom('document_pages')
    .select('file_id as fileId')
    .where('document_id', 'in', ids)
  const rows = await files.union(pages).execute()
  return rows.map(({ fileId }) => fileId)
}

export type NewFile = {
  uploadId: string
  fileId: string
  fileType: CheckedFile['type']
  /** Of its pages, in order. */
  pageIds: readonly string[]
  isScanned: boolean
}

/** In the place of what was there; answers the id of the row. */
export async function putDocument(
  transaction: Executor,
  accountId: string,
  documentId: string,
  { uploadId, fileId, fileType, pageIds, isScanned }: NewFile,
): Promise<string> {
  const file = {
    state: 'UPLOADED',
    upload_id: uploadId,
    file_id: fileId,
    file_type: fileType,
    scan: isScanned ? 'CLEAN' : 'WAITING',
    rejection: null,
    note: '',
    checked_at: null,
    checked_by: null,
  } as const
  const { id } = await transaction
    .insertInto('documents')
    .values({ id: newId(), account_id: accountId, catalogue_id: documentId, ...file })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'catalogue_id']).doUpdateSet({ ...file, uploaded_at: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await removePages(transaction, [id])
  await transaction
    .insertInto('document_pages')
    .values(pageIds.map((pageId, index) => ({ document_id: id, page: index + 1, file_id: pageId })))
    .execute()
  return id
}

async function removePages(transaction: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await transaction.deleteFrom('document_pages').where('document_id', 'in', ids).execute()
}

export async function removeDocuments(transaction: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await transaction.deleteFrom('documents').where('id', 'in', ids).execute()
}

/** Rows that can only be rejected ones: their files go, and the verdict stays. */
export async function clearFiles(transaction: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await removePages(transaction, ids)
  await transaction
    .updateTable('documents')
    .set({ file_id: null, file_type: null })
    .where('id', 'in', ids)
    .execute()
}

export async function setScanned(transaction: Executor, id: string): Promise<void> {
  await transaction.updateTable('documents').set({ scan: 'CLEAN' }).where('id', '=', id).execute()
}

/** Some of those rejected so long ago, locked until the transaction ends. */
export async function lockOldRejected(
  transaction: Executor,
  { days, most }: { days: number; most: number },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('documents')
    .select('id')
    .where('state', '=', 'REJECTED')
    .where('file_id', 'is not', null)
    .where('checked_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('checked_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

export async function listOf(executor: Executor, accountId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('documents')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ id }) => id)
}
