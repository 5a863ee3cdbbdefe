import { ArrowLeft } from 'lucide-react'
import { useId, useRef } from 'react'
import type { ReceivedOfferDetail } from '../../../../contract/offers.ts'
import { spellDate } from '../../../../contract/rules/formats.ts'
import { isOpenOffer, isUnanswered, offerTransitions } from '../../../../contract/rules/hiring.ts'
import { isGone } from '../../../lib/api-error.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import type { ScreenProps } from '../../../lib/screens.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { History } from '../../../shared/hiring/history.tsx'
import { Terms } from '../../../shared/hiring/terms.tsx'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Passage } from '../../../ui/search/facts.tsx'
import { WorkHead } from '../work-head.tsx'
import { OfferActs } from './offer-acts.tsx'
import { AnswerBy, OfferBadge } from './offer-state.tsx'

/** One offer: the work, the terms, what the employer writes, and the seeker's answer. */
export default function JobOffer({ params }: ScreenProps) {
  const { t } = useTexts()
  const to = useTo()
  const offer = useEndpoint('GET /job-offers/:id', { params: { id: params['id'] ?? '' } })
  return (
    <Screen
      narrow
      heading={t('screens.jobOffer')}
      above={
        <div className="-ms-3 -mt-1">
          <ButtonLink kind="plain" size="small" href={to('jobOffers')}>
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
            {t('offers.one.back')}
          </ButtonLink>
        </div>
      }
    >
      {isGone(offer.error) ? (
        <Gone />
      ) : (
        <Loaded of={offer} heading={t('offers.one.failed')} lines={8}>
          {(found) => <Offer offer={found} onRefused={offer.retry} />}
        </Loaded>
      )}
    </Screen>
  )
}

function Gone() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <EmptyState heading={t('offers.one.gone')} text={t('offers.one.goneText')}>
      <ButtonLink href={to('jobSearch')}>{t('offers.none.browse')}</ButtonLink>
    </EmptyState>
  )
}

function Offer({ offer, onRefused }: { offer: ReceivedOfferDetail; onRefused: () => void }) {
  const { t } = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <article aria-labelledby={id} className="card grid gap-5 p-4 sm:p-6">
      <WorkHead
        {...offer}
        level={2}
        titleId={id}
        headingRef={heading}
        title={offer.jobTitle ?? t('offers.noJob')}
        at={offer.sentAt}
        badge={<OfferBadge status={offer.status} />}
      />
      <NextStep offer={offer} />
      <Terms terms={offer.terms} />
      <Passage heading={t('offers.message')} text={offer.message} level={3} />
      {isUnanswered(offer.status) && <AnswerBy offer={offer} />}
      <OfferActs offer={offer} onAnswered={() => heading.current?.focus()} onRefused={onRefused} />
      <WriteButton about="job" id={offer.jobId} />
      <History events={offer.history} reader="seeker" />
    </article>
  )
}

/** What the state means, and where to go from here. */
function NextStep({ offer: { status, expiresAt } }: { offer: ReceivedOfferDetail }) {
  const { t, language } = useTexts()
  const to = useTo()
  const habits = useDatePreferences()
  const isHired = status === offerTransitions.hire.to
  const date = spellDate(new Date(expiresAt), language, habits)
  return (
    <div
      className={`grid justify-items-start gap-3 rounded-card p-4 ${isHired || isOpenOffer(status) ? 'bg-primary-soft' : 'bg-sunken'}`}
    >
      <p className="max-w-prose">{t(`offers.one.next.${status}`, { date })}</p>
      {isHired && <ButtonLink href={to('workPlacement')}>{t('offers.one.toWork')}</ButtonLink>}
      {!isHired && !isOpenOffer(status) && (
        <ButtonLink href={to('jobSearch')}>{t('offers.none.browse')}</ButtonLink>
      )}
    </div>
  )
}
