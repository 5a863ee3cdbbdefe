import type { OwnDocument } from '../../../contract/documents.ts'
import { isRecent } from '../../../contract/rules/news.ts'

/** What staff have found of a document, for the home screen of its owner. One that was sent back waits for another. */
export function documentNews({ documentId, label, state, checkedAt }: OwnDocument, now: Date) {
  if (checkedAt === null || (state !== 'VERIFIED' && state !== 'REJECTED')) return []
  const item = {
    kind: 'document' as const,
    id: documentId,
    title: label,
    jobId: null,
    state,
    waits: state === 'REJECTED',
    at: new Date(checkedAt),
  }
  return item.waits || isRecent(item, now) ? [item] : []
}
