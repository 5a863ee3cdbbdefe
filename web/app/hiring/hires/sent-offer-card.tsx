import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { SentOffer } from '../../../../contract/offers.ts'
import { formatDate } from '../../../../contract/rules/formats.ts'
import { isOpenOffer, isUnanswered } from '../../../../contract/rules/hiring.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { refresh } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Terms } from '../../../shared/hiring/terms.tsx'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { offerTones } from '../../../shared/seekers/offer-tones.ts'
import { Badge } from '../../../ui/badge.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { Passage } from '../../../ui/search/facts.tsx'
import { OfferActs } from '../offer-acts.tsx'
import { PersonHead } from './person-head.tsx'

/** An offer that the employer has made, its terms, and what may still be done about it. */
export function SentOfferCard({ offer, onSettled }: { offer: SentOffer; onSettled: () => void }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const client = useQueryClient()
  const id = useId()
  const { status, declineReason } = offer
  const until = formatDate(new Date(offer.expiresAt), language, preferences)
  return (
    <li className="min-w-0">
      <article aria-labelledby={id} className="card grid gap-3 p-4">
        <PersonHead
          titleId={id}
          name={offer.seekerName}
          avatar={offer.seekerAvatar}
          work={offer.jobTitle ?? t('hires.noJob')}
        >
          <Badge tone={offerTones[status]}>{t(`hiring.offer.${status}`)}</Badge>
          <RelativeTime at={offer.sentAt} />
        </PersonHead>
        {isOpenOffer(status) && (
          <p>{t(isUnanswered(status) ? 'hires.answerUntil' : 'hires.confirmUntil', { date: until })}</p>
        )}
        {declineReason !== null && (
          <p>{t('hires.declined', { reason: t(`hires.declineReasons.${declineReason}`) })}</p>
        )}
        <Terms terms={offer.terms} />
        <Passage heading={t('hires.message')} text={offer.message} />
        <OfferActs
          offer={offer}
          name={offer.seekerName}
          renew={() => refresh(client, ['GET /employer/offers', 'GET /jobs/:id/applicants'])}
          onSettled={onSettled}
        />
        <WriteButton about="seeker" id={offer.seekerId} />
      </article>
    </li>
  )
}
