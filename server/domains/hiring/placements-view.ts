import type { Placement, Review } from '../../../contract/placements.ts'
import type { CheckInDay } from '../../../contract/rules/hiring.ts'
import { pictureAddress } from '../../../contract/rules/pictures.ts'
import { termsView } from './offers-view.ts'
import type { PlacementRow } from './placements-store.ts'
import type { ReviewRow } from './reviews-store.ts'

function otherView(row: PlacementRow): Placement['other'] {
  if (row.otherId === null) return null
  return {
    id: row.otherId,
    name: row.otherName,
    employerKind: kindOf(row),
    avatar: row.pictureVersion === null ? null : pictureAddress(row.otherId, row.pictureVersion),
    phone: row.phone ?? '',
    email: row.email ?? '',
  }
}

function kindOf({ otherType }: PlacementRow): 'household' | 'business' | null {
  if (otherType === 'BUSINESS') return 'business'
  return otherType === 'HOUSEHOLD' ? 'household' : null
}

const reviewView = (row: ReviewRow): Review => ({
  id: row.id,
  stars: row.stars,
  words: row.words,
  writtenAt: row.writtenAt.toISOString(),
})

const ownView = (row: ReviewRow): Placement['ownReview'] => ({
  ...reviewView(row),
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

/** Of a placement for one of the two; between them nothing is masked. */
export const placementView = (
  row: PlacementRow,
  also: { checkIn: CheckInDay | null; own: ReviewRow | undefined; other: ReviewRow | undefined },
): Placement => ({
  id: row.id,
  status: row.status,
  jobId: row.jobId,
  jobTitle: row.title === '' ? null : row.title,
  terms: termsView(row),
  hiredAt: row.hiredAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  endReason: row.endReason,
  other: otherView(row),
  checkIn: also.checkIn,
  ownReview: also.own === undefined ? null : ownView(also.own),
  otherReview: also.other === undefined || !isReadable(also.other) ? null : reviewView(also.other),
})

/** Nobody but its author reads a review before it is published, or after staff have hidden it. */
const isReadable = ({ publishedAt, hidden }: ReviewRow) => publishedAt !== null && !hidden
