import { useEndpoint } from '../../../lib/endpoints.ts'
import { reportReview } from '../../../shared/reports/report-review.tsx'
import { ReviewList } from '../../../ui/search/review-list.tsx'

export function EmployerReviewList({ id }: { id: string }) {
  const reviews = useEndpoint('GET /jobs/:id/employer-reviews', { params: { id } })
  return <ReviewList of={reviews} report={reportReview} />
}
