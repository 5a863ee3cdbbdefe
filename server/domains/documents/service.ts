import type { EmployerDocument, OwnDocument, SeekerDocument } from '../../../contract/documents.ts'
import { mayChangeDocument } from '../../../contract/rules/documents.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { findOwn, listOwn, type Owner, type OwnRow } from './store.ts'
import { documentView, employerDocumentView, stateOf } from './view.ts'

// What other domains may ask of documents. Acts are not among them: they call other domains, which call these.
export { documentNews } from './news.ts'
export { countWaitingDocuments } from './waiting-store.ts'

type Seeker = Owner & { type: 'CAREER' }

/** What somebody has to provide, and how far each document is, in one statement. */
export function listOwnDocuments(
  executor: Executor,
  owner: Seeker,
  language: Language,
): Promise<SeekerDocument[]>
export function listOwnDocuments(executor: Executor, owner: Owner, language: Language): Promise<OwnDocument[]>
export async function listOwnDocuments(
  executor: Executor,
  owner: Owner,
  language: Language,
): Promise<OwnDocument[]> {
  return (await listOwn(executor, owner)).map((row) => documentView(owner, row, language))
}

/** The same of an employer. */
export const listEmployerDocuments = async (
  executor: Executor,
  owner: Owner,
  language: Language,
): Promise<EmployerDocument[]> =>
  (await listOwn(executor, owner)).map((row) => employerDocumentView(row, language))

/** What may be uploaded now: asked of this type of account, and not verified. */
export async function requireChangeable(
  executor: Executor,
  owner: Owner,
  documentId: string,
): Promise<OwnRow> {
  const row = await findOwn(executor, owner, documentId)
  if (row === null || row.retired) throw new NamedError('not_found')
  if (!mayChangeDocument(stateOf(row))) throw new NamedError('document_verified')
  return row
}
