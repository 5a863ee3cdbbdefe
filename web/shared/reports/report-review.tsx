import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { ReportButton } from './report-button.tsx'

function ReportReview({ id }: { id: string }) {
  const { t } = useTexts()
  return (
    <ReportButton subject="review" id={id}>
      {t('searching.reporting.review.title')}
    </ReportButton>
  )
}

/** Below each review of a list. Its texts are those of the namespace `searching`. */
export const reportReview = (id: string): ReactNode => <ReportReview id={id} />
