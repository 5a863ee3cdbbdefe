import { sql, type NotNull } from 'kysely'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { DocumentRejection, DocumentState } from '../../../contract/rules/documents.ts'
import { mostCounted } from '../../../contract/rules/jobs.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asInteger } from '../../platform/database/expressions.ts'

// What staff see of documents. What nobody has scanned is not there for them.

const ownerTypes = ['CAREER', 'HOUSEHOLD', 'BUSINESS'] as const
type Label = { labelEn: string; labelAm: string; labelOm: string }
export const labelOf = ({ labelEn, labelAm, labelOm }: Label, language: Language): string =>
  ({ en: labelEn, am: labelAm, om: labelOm })[language]

/** Of people whose accounts are not disabled. */
const waiting = (executor: Executor) =>
  executor
    .selectFrom('documents as document')
    .innerJoin('accounts as person', 'person.id', 'document.account_id')
    .where('document.state', '=', 'UPLOADED')
    .where('document.scan', '=', 'CLEAN')
    .where('person.disabled_at', 'is', null)

export type WaitingRow = Label & {
  id: string
  uploadedAt: Date
  personId: string
  userType: (typeof ownerTypes)[number]
  firstName: string | null
  lastName: string | null
  companyName: string | null
  username: string
}

/** The longest waiting first. */
export function listWaiting(
  executor: Executor,
  { page, size }: { page: number; size: number },
): Promise<WaitingRow[]> {
  return waiting(executor)
    .innerJoin('document_catalogue as entry', 'entry.id', 'document.catalogue_id')
    .select([
      'document.id',
      'document.uploaded_at as uploadedAt',
      'entry.label_en as labelEn',
      'entry.label_am as labelAm',
      'entry.label_om as labelOm',
      'entry.account_type as userType',
      'person.id as personId',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.company_name as companyName',
      'person.username',
    ])
    .orderBy('document.uploaded_at')
    .orderBy('document.id')
    .limit(size)
    .offset(page * size)
    .execute()
}

/** Not counted further than it is shown. */
export async function countWaitingDocuments(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom(
      waiting(executor)
        .select('document.id')
        .limit(mostCounted + 1)
        .as('listed'),
    )
    .select(({ fn }) => asInteger(fn.countAll()).as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type CheckedRow = Label & {
  id: string
  version: string
  descriptionEn: string
  descriptionAm: string
  descriptionOm: string
  state: Exclude<DocumentState, 'MISSING'>
  rejection: DocumentRejection | null
  note: string
  uploadedAt: Date
  pages: number
  personId: string
  userType: (typeof ownerTypes)[number]
  firstName: string | null
  lastName: string | null
  companyName: string | null
  dateOfBirth: string | null
  ageRange: string | null
  gender: string | null
  phone: string | null
  placeId: string | null
  sharedPhone: number
}

export async function readForStaff(executor: Executor, id: string): Promise<CheckedRow | null> {
  const row = await executor
    .selectFrom('documents as document')
    .innerJoin('document_catalogue as entry', 'entry.id', 'document.catalogue_id')
    .innerJoin('accounts as person', 'person.id', 'document.account_id')
    .select([
      'document.id',
      'document.upload_id as version',
      'document.state',
      'document.rejection',
      'document.note',
      'document.uploaded_at as uploadedAt',
      'entry.label_en as labelEn',
      'entry.label_am as labelAm',
      'entry.label_om as labelOm',
      'entry.description_en as descriptionEn',
      'entry.description_am as descriptionAm',
      'entry.description_om as descriptionOm',
      'entry.account_type as userType',
      'person.id as personId',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.company_name as companyName',
      'person.age_range as ageRange',
      'person.gender',
      'person.phone',
      'person.place_id as placeId',
    ])
    .select((build) => [
      build.cast<string | null>('person.date_of_birth', 'text').as('dateOfBirth'),
      build
        .selectFrom('document_pages')
        .select(({ fn }) => asInteger(fn.countAll()).as('pages'))
        .whereRef('document_id', '=', 'document.id')
        .as('pages'),
      build
        .selectFrom('accounts as other')
        .select(({ fn }) => asInteger(fn.countAll()).as('others'))
        .whereRef('other.phone', '=', 'person.phone')
        .whereRef('other.id', '<>', 'person.id')
        .as('sharedPhone'),
    ])
    .$narrowType<{ pages: NotNull; sharedPhone: NotNull }>()
    .where('document.id', '=', id)
    .where('document.scan', '=', 'CLEAN')
    .executeTakeFirst()
  return row ?? null
}

/** The one after it in the list, and after the last the first again, so that staff can leave one for later. */
export async function findNext(
  executor: Executor,
  { id, uploadedAt }: { id: string; uploadedAt: Date },
): Promise<string | null> {
  const others = waiting(executor)
    .select('document.id')
    .where('document.id', '<>', id)
    .orderBy('document.uploaded_at')
    .orderBy('document.id')
    .limit(1)
  const after = await others.where('document.uploaded_at', '>', uploadedAt).executeTakeFirst()
  const next = after ?? (await others.executeTakeFirst())
  return next?.id ?? null
}

/** The file of a page of the version that staff have before them; null where it has been replaced. */
export async function findPage(
  executor: Executor,
  { id, page, version }: { id: string; page: number; version: string },
): Promise<string | null> {
  const row = await executor
    .selectFrom('document_pages as found')
    .innerJoin('documents as document', 'document.id', 'found.document_id')
    .select('found.file_id as fileId')
    .where('document.id', '=', id)
    .where('document.upload_id', '=', version)
    .where('document.scan', '=', 'CLEAN')
    .where('found.page', '=', page)
    .executeTakeFirst()
  return row?.fileId ?? null
}

/** The file of a version that no scanner has looked at; null where there is none any more. */
export async function findUnscanned(
  executor: Executor,
  { id, version }: { id: string; version: string },
): Promise<string | null> {
  const row = await executor
    .selectFrom('documents')
    .select('file_id as fileId')
    .where('id', '=', id)
    .where('upload_id', '=', version)
    .where('scan', '=', 'WAITING')
    .executeTakeFirst()
  return row?.fileId ?? null
}

export type Locked = {
  id: string
  accountId: string
  type: AccountType
  state: Exclude<DocumentState, 'MISSING'>
  version: string
  rejection: DocumentRejection | null
  note: string
  isScanned: boolean
  label: { [L in Language]: string }
}

/** The owner first, then the document, in the order of everything that changes documents. */
export async function lockDocument(transaction: Executor, id: string): Promise<Locked | null> {
  await transaction
    .selectFrom('accounts')
    .where('id', '=', (query) => query.selectFrom('documents').select('account_id').where('id', '=', id))
    .forNoKeyUpdate()
    .execute()
  const row = await transaction
    .selectFrom('documents as document')
    .innerJoin('document_catalogue as entry', 'entry.id', 'document.catalogue_id')
    .select([
      'document.id',
      'document.account_id as accountId',
      'document.state',
      'document.upload_id as version',
      'document.rejection',
      'document.note',
      'document.scan',
      'entry.account_type as type',
      'entry.label_en as en',
      'entry.label_am as am',
      'entry.label_om as om',
    ])
    .where('document.id', '=', id)
    .forUpdate('document')
    .executeTakeFirst()
  if (row === undefined) return null
  const { en, am, om, scan, ...found } = row
  return { ...found, isScanned: scan === 'CLEAN', label: { en, am, om } }
}

export async function setVerified(transaction: Executor, id: string, staffId: string): Promise<void> {
  await transaction
    .updateTable('documents')
    .set({ state: 'VERIFIED', checked_at: sql`now()`, checked_by: staffId })
    .where('id', '=', id)
    .execute()
}

export async function setRejected(
  transaction: Executor,
  id: string,
  verdict: { rejection: DocumentRejection; note: string; staffId: string | null },
): Promise<void> {
  await transaction
    .updateTable('documents')
    .set({
      state: 'REJECTED',
      scan: 'CLEAN',
      rejection: verdict.rejection,
      note: verdict.note,
      checked_at: sql`now()`,
      checked_by: verdict.staffId,
    })
    .where('id', '=', id)
    .execute()
}
