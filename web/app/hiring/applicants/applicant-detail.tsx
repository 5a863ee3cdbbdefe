import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Applicant } from '../../../../contract/hiring.ts'
import { applicationTransitions, isOpenOffer } from '../../../../contract/rules/hiring.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { RatingText } from '../../../ui/search/rating-text.tsx'
import { Facts } from '../../../ui/search/facts.tsx'
import { StatusBadge } from '../../../shared/hiring/status-badge.tsx'
import { renewApplicants } from '../../../shared/seekers/applicant-lists.ts'
import { MaskedContact } from '../../../shared/seekers/masked-contact.tsx'
import { SeekerHead } from '../../../shared/seekers/seeker-head.tsx'
import { useSeekerWords } from '../../../shared/seekers/seeker-words.ts'
import { offerTones } from '../../../shared/seekers/offer-tones.ts'
import { SeekerReviews } from '../../../shared/seekers/seeker-reviews.tsx'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { reportReview } from '../../../shared/reports/report-review.tsx'
import { OfferActs } from '../offer-acts.tsx'
import { Clamped } from './clamped.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { InterviewBox } from './interview-box.tsx'
import { Moves } from './moves.tsx'

/** Everything that an employer may know of an applicant before the hire, where the application is, and what comes next. */
export function ApplicantDetail({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const { t } = useTexts()
  const id = useId()
  const words = useSeekerWords()
  return (
    <section aria-labelledby={id} className="card grid gap-4">
      <SeekerHead
        seeker={applicant}
        name={
          <h3 id={id} className="text-lg font-bold wrap-anywhere">
            {applicant.name}
          </h3>
        }
      >
        <RatingText rating={applicant.rating} />
        {applicant.hasCertifications && (
          <p className="mt-1">
            <Badge tone="good">{t('hiring.facts.certified')}</Badge>
          </p>
        )}
      </SeekerHead>
      <Progress jobId={jobId} applicant={applicant} />
      <WriteButton about="seeker" id={applicant.id} />
      <Facts facts={words.facts.map(({ name, of }) => [name, of(applicant)])} />
      <Clamped heading={t('applicants.bio')} text={applicant.bio} lines={2} />
      <Clamped heading={t('applicants.letter')} text={applicant.coverLetter} lines={4} />
      <SeekerReviews seeker={applicant} report={reportReview} />
      <ApplicationHistory applicationId={applicant.applicationId} />
    </section>
  )
}

/** The state of the application, its moves, interview, offer and contact. */
function Progress({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const { t } = useTexts()
  const to = useTo()
  const client = useQueryClient()
  const state = useRef<HTMLParagraphElement>(null)
  const [acts, setActs] = useState(0)
  useEffect(() => {
    // The button that was pressed may be gone; the state says what came of it.
    if (acts > 0) state.current?.focus()
  }, [acts])
  const onMoved = () => setActs((count) => count + 1)
  const { status, interview, offer, rejectionReason } = applicant
  const isHired = status === applicationTransitions.hire.to
  // Its state says more than that of the application.
  const openOffer = offer !== null && isOpenOffer(offer.status) ? offer : null
  return (
    <>
      <div className="grid gap-2">
        <p ref={state} tabIndex={-1} className="outline-none">
          {openOffer === null ? (
            <StatusBadge status={status} reader="employer" />
          ) : (
            <Badge tone={offerTones[openOffer.status]}>{t(`hiring.offer.${openOffer.status}`)}</Badge>
          )}
          {rejectionReason !== null && (
            <span className="ms-2">{t(`applicants.reasons.${rejectionReason}`)}</span>
          )}
        </p>
        {openOffer !== null && (
          <OfferActs
            offer={{ ...openOffer, jobId }}
            name={applicant.name}
            renew={() => renewApplicants(client, jobId)}
            onSettled={onMoved}
          />
        )}
        <Moves jobId={jobId} applicant={applicant} saysOffer={openOffer === null} onMoved={onMoved} />
      </div>
      {interview !== null && (
        <InterviewBox jobId={jobId} applicant={applicant} interview={interview} onMoved={onMoved} />
      )}
      {isHired ? (
        <div>
          <ButtonLink size="small" href={to('hires')}>
            {t('applicants.toHires')}
          </ButtonLink>
        </div>
      ) : (
        <MaskedContact />
      )}
    </>
  )
}
