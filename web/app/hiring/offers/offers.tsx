import { PartyPopper, Phone } from 'lucide-react'
import { useId } from 'react'
import type { ReceivedOffer } from '../../../../contract/hiring.ts'
import { formatDate } from '../../../../contract/rules/formats.ts'
import type { OfferState } from '../../../../contract/rules/hiring.ts'
import { useBrand } from '../../../lib/app-context.tsx'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Spinner } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Facts, Passage } from '../../../ui/search/facts.tsx'

const tones = {
  SENT: 'waiting',
  ACCEPTED: 'good',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  HIRED: 'good',
} as const satisfies { [State in OfferState]: string }

/** Whether an employer wants to hire the person, and the offers themselves below. */
export default function Offers() {
  const { t } = useTexts()
  const interest = useEndpoint('GET /training-status/has-employer-interest', {})
  const offers = useEndpoint('GET /job-offers', {})
  const isUnknown = interest.data === undefined && interest.error === null
  const isChecking = isUnknown && !interest.isPaused
  return (
    <Screen heading={t('offers.title')}>
      <div className="grid gap-6" aria-busy={isChecking}>
        <div aria-live="polite">
          {isChecking && <Checking />}
          {/* A check that failed counts as no offer; without a connection only the list says so. */}
          {!isUnknown && (interest.data?.hasEmployerInterest === true ? <Exists /> : <None />)}
        </div>
        {!isChecking && (
          <Loaded of={offers} heading={t('offers.failed')} lines={4}>
            {(list) => (list.length === 0 ? null : <List offers={list} />)}
          </Loaded>
        )}
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
    <div className="card grid justify-items-start gap-3 border-primary bg-primary-soft">
      <PartyPopper aria-hidden="true" className="size-10 text-primary" />
      <h2 className="text-xl font-bold">{t('offers.exists.heading')}</h2>
      <p className="max-w-prose">{t('offers.exists.text')}</p>
      <p className="max-w-prose">{t('offers.exists.call')}</p>
      <ButtonLink href={`tel:${phone.replaceAll(/\s/g, '')}`}>
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {phone}
      </ButtonLink>
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
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl font-bold">
        {t('offers.list')}
      </h2>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
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
  const preferences = useDatePreferences()
  const facts = [
    [t('offers.employer'), offer.employerName],
    [t('offers.sent'), formatDate(new Date(offer.sentAt), language, preferences)],
  ] as const
  return (
    <article className="card grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 text-lg font-bold wrap-anywhere">{offer.jobTitle ?? t('offers.noJob')}</h3>
        <Badge tone={tones[offer.status]}>{t(`offers.states.${offer.status}`)}</Badge>
      </div>
      <Facts facts={facts} />
      <Passage heading={t('offers.message')} text={offer.message} />
    </article>
  )
}
