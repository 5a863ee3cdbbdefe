import type { ScreenProps } from '../../../lib/screens.ts'
import { DocumentToCheck } from './document-to-check.tsx'
import { WaitingDocuments } from './waiting-documents.tsx'

/** What people have sent as proof: all that wait, or one of them. */
export default function DocumentsToCheck({ params: { id } }: ScreenProps) {
  return id === undefined ? <WaitingDocuments /> : <DocumentToCheck id={id} />
}
