import type { EmployerDocument, OwnDocument, SeekerDocument } from '../../../contract/documents.ts'
import {
  documentStatusNumber,
  documentStatusWord,
  type DocumentState,
} from '../../../contract/rules/documents.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Owner, OwnRow } from './store.ts'

export const stateOf = ({ provided }: OwnRow): DocumentState => provided?.state ?? 'MISSING'

/** What nobody has scanned is not opened by its owner either. */
export const hasFile = ({ provided }: OwnRow): boolean =>
  provided !== null && provided.fileId !== null && provided.isScanned

const ownView = (row: OwnRow, language: Language) => ({
  documentId: row.documentId,
  documentType: row.documentType,
  label: row.label[language],
  description: row.description[language],
  // What is not asked for any more is not required of anyone.
  required: row.required && !row.retired,
  state: stateOf(row),
  rejection: row.provided?.rejection ?? null,
  note: row.provided?.note ?? '',
  uploadedAt: row.provided?.uploadedAt.toISOString() ?? null,
  checkedAt: row.provided?.checkedAt?.toISOString() ?? null,
  hasFile: hasFile(row),
})

export const seekerDocumentView = (row: OwnRow, language: Language): SeekerDocument => ({
  ...ownView(row, language),
  status: documentStatusNumber(stateOf(row)),
})

export const employerDocumentView = (row: OwnRow, language: Language): EmployerDocument => ({
  ...ownView(row, language),
  desc: row.description[language],
  status: documentStatusWord(stateOf(row)),
})

export const documentView = ({ type }: Pick<Owner, 'type'>, row: OwnRow, language: Language): OwnDocument =>
  type === 'CAREER' ? seekerDocumentView(row, language) : employerDocumentView(row, language)
