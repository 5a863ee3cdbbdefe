import type { Conversation, Message } from '../../../contract/messages.ts'
import { formatTime } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { OfferLink } from './conversation-card.tsx'
import { useMessageWords } from './use-message-words.ts'

/** A hiring event, as a small line between messages. */
export function NoteLine(props: { message: Message; conversation: Conversation; namesJob: boolean }) {
  const { message, conversation, namesJob } = props
  const { t, language } = useTexts()
  const habits = useDatePreferences()
  const words = useMessageWords()
  const reason = words.reasonFor(message)
  return (
    <div className="mx-auto grid max-w-prose justify-items-center text-center text-sm text-muted">
      <p className="wrap-anywhere">
        {words.contentOf(message, conversation)}
        {' · '}
        <time dateTime={message.sentAt}>{formatTime(new Date(message.sentAt), language, habits)}</time>
      </p>
      {namesJob && message.jobTitle !== null && (
        <p className="wrap-anywhere">{t('messages.aboutJob', { title: message.jobTitle })}</p>
      )}
      {reason !== null && <p className="wrap-anywhere">{reason}</p>}
      <OfferLink conversation={{ party: conversation.party, offerId: message.offerId }} />
    </div>
  )
}
