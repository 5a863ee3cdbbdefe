import type { ReactNode, RefObject } from 'react'
import type { Application } from '../../../../contract/hiring.ts'
import { isOpenOffer, offerTransitions } from '../../../../contract/rules/hiring.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { InterviewPart } from './interview-part.tsx'

type Props = { application: Application; heading: RefObject<HTMLHeadingElement | null> }

/** What comes next for an application; nothing while it is with the employer. */
export function NextStep({ application, heading }: Props) {
  const { t } = useTexts()
  const to = useTo()
  const { offer, interview, rejectionReason, isUnanswered } = application
  return (
    <>
      {interview !== null && <InterviewPart interview={interview} heading={heading} />}
      {offer !== null && isOpenOffer(offer.status) && (
        <Step text={t('applications.next.offered')}>
          <ButtonLink size="small" href={to('jobOffer', { id: offer.id })}>
            {t('applications.next.toOffer')}
          </ButtonLink>
        </Step>
      )}
      {offer?.status === offerTransitions.hire.to && (
        <Step text={t('applications.next.hired')}>
          <ButtonLink size="small" href={to('workPlacement')}>
            {t('applications.next.toWork')}
          </ButtonLink>
        </Step>
      )}
      {rejectionReason !== null && (
        <Step text={t(`hiringHistory.reasons.reject-${rejectionReason}`)}>
          <a href={to('jobSearch')} className="link inline-flex min-h-11 items-center">
            {t('applications.next.toJobs')}
          </a>
        </Step>
      )}
      {isUnanswered && (
        <Step text={t('applications.next.unanswered')}>
          <a href={to('jobSearch')} className="link inline-flex min-h-11 items-center">
            {t('applications.next.toJobs')}
          </a>
        </Step>
      )}
    </>
  )
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mt-3 grid gap-1 rounded-card bg-sunken p-3">
      <p>{text}</p>
      <div>{children}</div>
    </div>
  )
}
