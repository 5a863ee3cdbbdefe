import { Check, CheckCheck, TriangleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { Conversation, Message } from '../../../contract/messages.ts'
import { formatTime } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ReportButton } from '../../shared/reports/report-button.tsx'
import { Bubble } from './bubble.tsx'
import { useMessageWords } from './use-message-words.ts'

type Props = {
  message: Message
  conversation: Conversation
  /** Only on the newest own message, and on the newest that the other side has read. */
  state: 'sent' | 'seen' | null
  /** The search result that was opened: scrolled into view and marked. */
  isFound: boolean
}

/** A message that a person wrote: own ones on one side, those of the other on the opposite one. */
export function MessageLine({ message, conversation, state, isFound }: Props) {
  const { language } = useTexts()
  const habits = useDatePreferences()
  const words = useMessageWords()
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isFound) line.current?.scrollIntoView({ block: 'center' })
  }, [isFound])
  const { id, text, isOwn, isMasked, asksForMoney, sentAt } = message
  return (
    <div ref={line} className={isFound ? 'rounded-card ring-4 ring-accent ring-offset-2' : ''}>
      <Bubble isOwn={isOwn} sender={words.sides(message, conversation.with).sender} text={text}>
        {asksForMoney && <MoneyWarning id={id} />}
        {isMasked && <Masked isOwn={isOwn} />}
        <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <time dateTime={sentAt}>{formatTime(new Date(sentAt), language, habits)}</time>
          {state !== null && <State state={state} />}
          {/* Staff are those to whom it would be reported. */}
          {!isOwn && !asksForMoney && conversation.party !== 'staff' && <Report id={id} />}
        </div>
      </Bubble>
    </div>
  )
}

function Report({ id }: { id: string }) {
  const { t } = useTexts()
  return (
    // Aligns the label of the button with the text above.
    <div className="-ms-3 sm:-ms-4">
      <ReportButton subject="message" id={id}>
        {t('messages.report')}
      </ReportButton>
    </div>
  )
}

function State({ state }: { state: 'sent' | 'seen' }) {
  const { t } = useTexts()
  const Icon = state === 'seen' ? CheckCheck : Check
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {state === 'seen' ? t('messages.seen') : t('messages.sent')}
    </span>
  )
}

function MoneyWarning({ id }: { id: string }) {
  const { t } = useTexts()
  return (
    <div className="mt-2 rounded-field bg-raised p-2 text-danger ring-2 ring-danger ring-inset">
      <p className="flex gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0">{t('messages.money')}</span>
      </p>
      <Report id={id} />
    </div>
  )
}

/** The writer sees the explanation; the other side can open it. */
function Masked({ isOwn }: { isOwn: boolean }) {
  const { t } = useTexts()
  if (isOwn) return <p className="mt-1 text-sm">{t('messages.masked.own')}</p>
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center text-primary underline underline-offset-4">
        {t('messages.masked.why')}
      </summary>
      <p>{t('messages.masked.own')}</p>
    </details>
  )
}
