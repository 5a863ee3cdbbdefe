import { PartyPopper, Phone } from 'lucide-react'
import { useCallback, useId } from 'react'
import type { ReceivedOffer } from '../../../contract/offers.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import type { OfferState } from '../../../contract/rules/offers.ts'
import { useLater } from '../../lib/later.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Spinner } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Facts, Passage } from '../search/facts.tsx'
import type { CheckedOffers } from './offers-screen.tsx'

const tones = {
  SENT: 'waiting',
  ACCEPTED: 'good',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  HIRED: 'good',
} as const satisfies { [State in OfferState]: string }

/** Whether an employer wants to hire the person, and the offers themselves below. */
export function Offers({ checked, phone }: { checked: Promise<CheckedOffers>; phone: string }) {
  const { t } = useTexts()
  const load = useCallback(() => checked, [checked])
  const later = useLater(load)
  return (
    <div className="page-column grid gap-6 py-8">
      <h1 className="text-2xl font-bold text-balance sm:text-3xl">{t('offers.title')}</h1>
      <div aria-live="polite">
        {later.state !== 'ready' ? (
          <Checking />
        ) : later.value.hasInterest ? (
          <Exists phone={phone} />
        ) : (
          <None />
        )}
      </div>
      {later.state === 'ready' && <List offers={later.value.offers} />}
    </div>
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

function Exists({ phone }: { phone: string }) {
  const { t } = useTexts()
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
  const path = usePath()
  return (
    <EmptyState heading={t('offers.none.heading')} text={t('offers.none.text')}>
      <ButtonLink href={path('/jobseeker/job-search')}>{t('offers.none.browse')}</ButtonLink>
    </EmptyState>
  )
}

function List({ offers }: { offers: readonly ReceivedOffer[] | null }) {
  const { t } = useTexts()
  const id = useId()
  if (offers === null) return <ErrorState heading={t('offers.failed')} onRetry={() => location.reload()} />
  if (offers.length === 0) return null
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
  const facts = [
    [t('offers.employer'), offer.employerName],
    [t('offers.sent'), formatDate(new Date(offer.sentAt), language)],
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
