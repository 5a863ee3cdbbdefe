import { buffer } from 'node:stream/consumers'
import type { DocumentToCheck, WaitingDocument } from '../../../contract/documents.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import type { DocumentRejection } from '../../../contract/rules/documents.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { sendNotice, type NoticeTools } from '../notices/service.ts'
import { clearFiles, listFiles } from './store.ts'
import { screenOf } from './tools.ts'
import { refreshIdentity } from './verification.ts'
import {
  countWaitingDocuments,
  findNext,
  findPage,
  labelOf,
  listWaiting,
  lockDocument,
  readForStaff,
  setRejected,
  setVerified,
  type CheckedRow,
  type Locked,
  type WaitingRow,
} from './waiting-store.ts'

export type CheckingTools = NoticeTools & { audit: Audit; files: FileStore }

export async function findWaiting(
  executor: Executor,
  paging: { page: number; size: number },
  language: Language,
): Promise<{ documents: WaitingDocument[]; total: number }> {
  const [rows, total] = await Promise.all([listWaiting(executor, paging), countWaitingDocuments(executor)])
  return { documents: rows.map((row) => waitingView(row, language)), total }
}

export async function readDocument(
  executor: Executor,
  id: string,
  language: Language,
): Promise<DocumentToCheck> {
  const row = await readForStaff(executor, id)
  if (row === null) throw new NamedError('not_found')
  return toCheckView(row, await findNext(executor, row), language)
}

/** Recorded before the first byte leaves: what cannot be recorded is not shown. */
export async function openPage(
  executor: Executor,
  { audit, files }: CheckingTools,
  { accountId }: Caller,
  seen: { id: string; page: number; version: string },
): Promise<Uint8Array> {
  const fileId = await findPage(executor, seen)
  const file = fileId === null ? null : await files.open(fileId)
  if (file === null) throw new NamedError('not_found')
  await executor
    .transaction()
    .execute((transaction) =>
      audit.noteAct(transaction, { actorId: accountId, act: 'document.open', targetId: seen.id }),
    )
  return buffer(file.read())
}

type Seen = { id: string; version: string }

/** Of two verdicts on one document the first counts; of what was replaced since staff looked at it, none. */
export function verifyDocument(
  executor: Executor,
  tools: CheckingTools,
  { accountId: staffId }: Caller,
  seen: Seen,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const document = await lockSeen(transaction, seen)
    if (document.state === 'VERIFIED') return
    if (document.state === 'REJECTED') throw new NamedError('document_settled')
    await setVerified(transaction, document.id, staffId)
    const isComplete = await refreshIdentity(transaction, tools, document, staffId)
    // An employer who is verified by it has been sent a notice of its own.
    if (!isComplete || document.type === 'CAREER')
      await sendNotice(transaction, tools, {
        name: isComplete ? 'document.allVerified' : 'document.verified',
        to: document.accountId,
        path: screenOf(document),
        document: document.label,
      })
    await tools.audit.noteAct(transaction, {
      actorId: staffId,
      act: 'document.verify',
      targetId: document.id,
    })
  })
}

type Verdict = { rejection: DocumentRejection; note: string }

/** The owner reads why. The file is kept for a while, for questions; an unsafe one is gone with the verdict. */
export function rejectDocument(
  executor: Executor,
  tools: CheckingTools,
  { accountId: staffId }: Caller,
  { rejection, note, ...seen }: Seen & Verdict,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const document = await lockSeen(transaction, seen)
    const isSame = document.rejection === rejection && document.note === note
    if (document.state === 'REJECTED' && isSame) return
    if (document.state !== 'UPLOADED') throw new NamedError('document_settled')
    await rejectLocked(transaction, tools, document, { rejection, note, staffId })
    await tools.audit.noteAct(transaction, {
      actorId: staffId,
      act: 'document.reject',
      targetId: document.id,
    })
  })
}

/** With the notice to the owner. */
export async function rejectLocked(
  transaction: Executor,
  tools: NoticeTools & { files: FileStore },
  document: Pick<Locked, 'id' | 'accountId' | 'type' | 'label'>,
  verdict: Verdict & { staffId: string | null },
): Promise<void> {
  const { id } = document
  await setRejected(transaction, id, verdict)
  if (verdict.rejection === 'UNSAFE') {
    await tools.files.drop(transaction, await listFiles(transaction, [id]))
    await clearFiles(transaction, [id])
  }
  await sendNotice(transaction, tools, {
    name: 'document.rejected',
    to: document.accountId,
    path: screenOf(document),
    document: document.label,
    reason: verdict.rejection,
    message: verdict.note,
  })
}

async function lockSeen(transaction: Executor, { id, version }: Seen): Promise<Locked> {
  const document = await lockDocument(transaction, id)
  if (document === null || !document.isScanned) throw new NamedError('not_found')
  if (document.version !== version) throw new NamedError('document_settled')
  return document
}

const waitingView = (row: WaitingRow, language: Language): WaitingDocument => ({
  id: row.id,
  label: labelOf(row, language),
  person: {
    id: row.personId,
    name: row.companyName ?? ([row.firstName, row.lastName].filter(Boolean).join(' ') || row.username),
    userType: row.userType,
  },
  uploadedAt: row.uploadedAt.toISOString(),
})

const toCheckView = (row: CheckedRow, next: string | null, language: Language): DocumentToCheck => ({
  id: row.id,
  version: row.version,
  label: labelOf(row, language),
  description: { en: row.descriptionEn, am: row.descriptionAm, om: row.descriptionOm }[language],
  state: row.state,
  rejection: row.rejection,
  note: row.note,
  uploadedAt: row.uploadedAt.toISOString(),
  pages: row.pages,
  person: {
    id: row.personId,
    userType: row.userType,
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    companyName: row.companyName,
    dateOfBirth: row.dateOfBirth,
    ageRange: row.ageRange,
    gender: row.gender,
    phone: row.phone ?? '',
    location: row.placeId === null ? '' : ethiopianPlaces.label(row.placeId, 'en'),
    sharedPhone: row.sharedPhone,
  },
  next,
})
