import { useId } from 'react'
import type { Conversation } from '../../../contract/messages.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useOutbox } from '../../shared/messages/use-outbox.ts'
import { Face } from './face.tsx'
import { useMessageWords } from './use-message-words.ts'
import { useMessagesPath } from './use-messages-path.ts'

/** Who a conversation is with, its job, its newest message, and whether it was read. */
export function ConversationCard({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const { t } = useTexts()
  const id = useId()
  const words = useMessageWords()
  const pathOf = useMessagesPath(conversation.party)
  const { with: other, job, last, unread } = conversation
  const isUnread = unread > 0
  const isWaiting = useOutbox().unsent.some(({ conversationId }) => conversationId === conversation.id)
  return (
    <article
      aria-labelledby={id}
      className={`card relative flex gap-3 p-3 ${isOpen ? 'ring-2 ring-primary ring-inset' : ''} ${isUnread ? 'bg-primary-soft' : ''}`}
    >
      <Face of={other} />
      <div className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h2 id={id} className="min-w-0 font-bold wrap-anywhere">
            <a
              href={pathOf(conversation.id)}
              aria-current={isOpen ? 'true' : undefined}
              // The link covers the whole card; positioned elements stay clickable above it.
              className="inline-flex min-h-11 items-center text-primary underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {words.nameOf(other)}
            </a>
          </h2>
          {last !== null && (
            <span className="relative text-sm text-muted">
              <RelativeTime at={last.sentAt} />
            </span>
          )}
        </div>
        {job !== null && <p className="text-sm wrap-anywhere">{job.title}</p>}
        <Newest conversation={conversation} />
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {isUnread ? (
            <Badge tone="waiting">
              {unread === 1 ? t('messages.unread') : t('messages.unreadSeveral', { count: unread })}
            </Badge>
          ) : (
            <Badge tone="good">{t('messages.read')}</Badge>
          )}
          {isWaiting && <Badge tone="bad">{t('messages.notSentYet')}</Badge>}
          {!other.isVerified && <Badge tone="bad">{t('messages.unverified')}</Badge>}
          <OfferLink conversation={conversation} />
        </div>
      </div>
    </article>
  )
}

function Newest({ conversation }: { conversation: Conversation }) {
  const { t } = useTexts()
  const words = useMessageWords()
  const { with: other, last, unread } = conversation
  if (last === null) return <p className="text-muted">{t('messages.empty')}</p>
  const { sender, receiver } = words.sides(last, other)
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span className="wrap-anywhere">{t('messages.from', { name: sender })}</span>
        <span className="wrap-anywhere">{t('messages.to', { name: receiver })}</span>
      </p>
      <p className={`line-clamp-2 wrap-anywhere ${unread > 0 ? 'font-semibold' : ''}`}>
        {words.contentOf(last, conversation)}
      </p>
    </>
  )
}

/** Only seekers have a screen for an offer. */
export function OfferLink({
  conversation: { party, offerId },
}: {
  conversation: Pick<Conversation, 'party' | 'offerId'>
}) {
  const { t } = useTexts()
  const to = useTo()
  if (party !== 'seeker' || offerId === null) return null
  return (
    <a
      href={to('jobOffer', { id: offerId })}
      className="link relative inline-flex min-h-11 items-center font-semibold"
    >
      {t('messages.viewOffer')}
    </a>
  )
}
