import { useId, useRef, type ReactNode } from 'react'
import type { SentOffer } from '../../../../contract/offers.ts'
import type { Placement } from '../../../../contract/placements.ts'
import { isOpenOffer, offerTransitions, placementTransitions } from '../../../../contract/rules/hiring.ts'
import { together, useEndpoint } from '../../../lib/endpoints.ts'
import { signInLater } from '../../../lib/leave.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { useSignInWhenForbidden } from '../refusal.ts'
import { HireCard } from './hire-card.tsx'
import { SentOfferCard } from './sent-offer-card.tsx'

/** The people whom an employer has hired or wants to hire: first what waits for the employer. */
export default function Hires() {
  const { t } = useTexts()
  const leaving = { onSignedOut: signInLater }
  const all = together({
    offers: useEndpoint('GET /employer/offers', {}, leaving),
    placements: useEndpoint('GET /placements', {}, leaving),
  })
  useSignInWhenForbidden(all.error)
  return (
    <Screen heading={t('hires.title')}>
      <Loaded of={all} lines={8} heading={all.error === null ? undefined : t('hires.failed')}>
        {({ offers, placements }) =>
          offers.length + placements.length === 0 ? (
            <Nobody />
          ) : (
            <Everybody offers={offers} placements={placements} />
          )
        }
      </Loaded>
    </Screen>
  )
}

function Nobody() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <EmptyState heading={t('hires.empty.heading')} text={t('hires.empty.text')}>
      <ButtonLink href={to('seekerSearch')}>{t('hires.empty.search')}</ButtonLink>
    </EmptyState>
  )
}

type Lists = { offers: readonly SentOffer[]; placements: readonly Placement[] }

function Everybody({ offers, placements }: Lists) {
  const { t } = useTexts()
  const top = useRef<HTMLParagraphElement>(null)
  // The card with the button that was pressed is in another part now.
  const leadUp = () => top.current?.focus()
  const accepted = offers.filter(({ status }) => status === offerTransitions.accept.to)
  const sent = offers.filter(({ status }) => status === offerTransitions.send.to)
  const closed = offers.filter(({ status }) => !isOpenOffer(status) && status !== offerTransitions.hire.to)
  const current = placements.filter(({ status }) => status === placementTransitions.begin.to)
  const past = placements.filter(({ status }) => status === placementTransitions.end.to)
  const offerCards = (list: readonly SentOffer[]) =>
    list.map((offer) => <SentOfferCard key={offer.id} offer={offer} onSettled={leadUp} />)
  const hireCards = (list: readonly Placement[]) =>
    list.map((placement) => <HireCard key={placement.id} placement={placement} onEnded={leadUp} />)
  return (
    <div className="grid gap-5">
      <p ref={top} tabIndex={-1} className="text-muted outline-none">
        {[
          t('hires.working', { count: current.length }),
          t('hires.open', { count: accepted.length + sent.length }),
        ].join(' · ')}
      </p>
      <Part heading={t('hires.parts.accepted')}>{offerCards(accepted)}</Part>
      <Part heading={t('hires.parts.sent')}>{offerCards(sent)}</Part>
      <Part heading={t('hires.parts.current')}>{hireCards(current)}</Part>
      <Part heading={t('hires.parts.past')}>{hireCards(past)}</Part>
      {closed.length > 0 && (
        <Accordion summary={t('hires.parts.closed', { count: closed.length })} className="card p-1">
          <ul className="grid items-start gap-3 p-2 md:grid-cols-2">{offerCards(closed)}</ul>
        </Accordion>
      )}
    </div>
  )
}

/** Nothing where there is nobody. */
function Part({ heading, children }: { heading: string; children: ReactNode[] }) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg font-bold">
        {heading}
      </h2>
      <ul className="grid items-start gap-3 md:grid-cols-2">{children}</ul>
    </section>
  )
}
