import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Applicant } from '../../../../contract/hiring.ts'
import { applicationTransitions, isOpenOffer } from '../../../../contract/rules/hiring.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { idlePart, useIdlePart } from '../../../lib/use-idle-part.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { RatingText } from '../../../ui/search/rating-text.tsx'
import { StatusBadge } from '../../../shared/hiring/status-badge.tsx'
import { renewApplicants } from '../../../shared/seekers/applicant-lists.ts'
import { MaskedContact } from '../../../shared/seekers/masked-contact.tsx'
import { SeekerHead } from '../../../shared/seekers/seeker-head.tsx'
import { offerTones } from '../../../shared/seekers/offer-tones.ts'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { OfferActs } from '../offer-acts.tsx'
import type { InterviewBoxProps } from './interview-box.tsx'
import { Moves } from './moves.tsx'

const applicantRest = idlePart(() => import('./applicant-rest.tsx'))
const interviewBox = idlePart(() => import('./interview-box.tsx'))

/** Everything that an employer may know of an applicant before the hire, where the application is, and what comes next. */
export function ApplicantDetail({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const { t } = useTexts()
  const id = useId()
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
      <Rest applicant={applicant} />
    </section>
  )
}

/** Below what is read first, so that the list does not wait for its code. */
function Rest(props: { applicant: Applicant }) {
  const part = useIdlePart(applicantRest)
  return (
    <Loaded of={part} level={4}>
      {({ Part }) => <Part {...props} />}
    </Loaded>
  )
}

/** Few applicants have one, so that a list does not wait for its code. */
function LastInterview(props: InterviewBoxProps) {
  const part = useIdlePart(interviewBox)
  return (
    <Loaded of={part} skeleton={<></>} level={4}>
      {({ Part }) => <Part {...props} />}
    </Loaded>
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
        <LastInterview jobId={jobId} applicant={applicant} interview={interview} onMoved={onMoved} />
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
