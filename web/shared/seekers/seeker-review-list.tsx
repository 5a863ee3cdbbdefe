import type { ReactNode } from 'react'
import { useEndpoint } from '../../lib/endpoints.ts'
import { ReviewList } from '../../ui/search/review-list.tsx'

export function SeekerReviewList(props: { id: string; report: (reviewId: string) => ReactNode }) {
  const reviews = useEndpoint('GET /job-seekers/:id/reviews', { params: { id: props.id } })
  return <ReviewList of={reviews} report={props.report} />
}
