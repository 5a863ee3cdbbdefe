import { PartyPopper, Phone } from 'lucide-react'
import { useId } from 'react'
import type { ReceivedOffer } from '../../../../contract/offers.ts'
import { isUnanswered } from '../../../../contract/rules/hiring.ts'
import { useBrand } from '../../../lib/app-context.tsx'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { payOfTerms } from '../../../shared/hiring/terms-pay.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Spinner } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Passage } from '../../../ui/search/facts.tsx'
import { WorkHead } from '../work-head.tsx'
import { AnswerBy, OfferBadge } from './offer-state.tsx'

/** Whether an employer wants to hire the person, in a line, then the offers themselves, and what happens next. */
export default function Offers() {
  const { t } = useTexts()
  const interest = useEndpoint('GET /training-status/has-employer-interest', {})
  const offers = useEndpoint('GET /job-offers', {})
  const isUnknown = interest.data === undefined && interest.error === null
  const isChecking = isUnknown && !interest.isPaused
  // A check that failed counts as no offer; without a connection only the list says so.
  const hasOffer = interest.data?.hasEmployerInterest === true
  return (
    <Screen heading={t('offers.title')}>
      <div className="grid gap-3" aria-busy={isChecking}>
        <div aria-live="polite">
          {isChecking && <Checking />}
          {hasOffer && <Exists />}
        </div>
        {!isChecking && (
          <Loaded of={offers} heading={t('offers.failed')} lines={4}>
            {(list) => (list.length === 0 ? null : <List offers={list} />)}
          </Loaded>
        )}
        <div aria-live="polite">{!isUnknown && (hasOffer ? <Promised /> : <None />)}</div>
      </div>
    </Screen>
  )
}

function Checking() {
  const { t } = useTexts()
  return (
    <div className="card flex items-center gap-3">
      <Spinner className="size-6 text-primary" />
      <p>{t('offers.checking')}</p>
    </div>
  )
}

function Exists() {
  const { t } = useTexts()
  const { phone } = useBrand()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-primary-soft p-2 ps-3">
      <PartyPopper aria-hidden="true" className="size-6 shrink-0 text-primary max-sm:hidden" />
      <h2 className="min-w-0 grow basis-36 font-bold wrap-anywhere">{t('offers.exists.heading')}</h2>
      <ButtonLink size="small" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        <span className="whitespace-nowrap">{phone}</span>
      </ButtonLink>
    </div>
  )
}

function Promised() {
  const { t } = useTexts()
  return (
    <div className="grid gap-1 rounded-card bg-primary-soft p-4">
      <p className="max-w-prose">{t('offers.exists.text')}</p>
      <p className="max-w-prose">{t('offers.exists.call')}</p>
      <p className="text-sm">{t('offers.free')}</p>
    </div>
  )
}

function None() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <EmptyState heading={t('offers.none.heading')} text={t('offers.none.text')}>
      <ButtonLink href={to('jobSearch')}>{t('offers.none.browse')}</ButtonLink>
    </EmptyState>
  )
}

function List({ offers }: { offers: readonly ReceivedOffer[] }) {
  const { t } = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="font-bold">
        {t('offers.list')}
      </h2>
      <ul className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.id} className="min-w-0">
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OfferCard({ offer }: { offer: ReceivedOffer }) {
  const { t, language } = useTexts()
  const to = useTo()
  const id = useId()
  const href = to('jobOffer', { id: offer.id })
  return (
    <article aria-labelledby={id} className="card grid gap-2 p-4">
      <WorkHead
        {...offer}
        level={3}
        titleId={id}
        href={href}
        title={offer.jobTitle ?? t('offers.noJob')}
        at={offer.sentAt}
        badge={<OfferBadge status={offer.status} />}
      />
      {payOfTerms(offer.terms, language).map((words) => (
        <p key={words} className="text-lg font-bold">
          {words}
        </p>
      ))}
      <Passage heading={t('offers.message')} text={offer.message} />
      {isUnanswered(offer.status) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <AnswerBy offer={offer} />
          <ButtonLink size="small" href={href}>
            {t('offers.answer')}
          </ButtonLink>
        </div>
      )}
    </article>
  )
}
