import { CircleAlert, Clock } from 'lucide-react'
import type { Message } from '../../../contract/messages.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button, Spinner } from '../../ui/controls/button.tsx'
import { Bubble } from './bubble.tsx'
import type { Unsent } from '../../shared/messages/outbox.ts'
import { useOutbox } from '../../shared/messages/use-outbox.ts'

/** Unsent messages, below the stored ones; hides one that the stream has already brought. */
export function UnsentMessages(props: { conversationId: string; messages: readonly Message[] }) {
  const { t } = useTexts()
  const { outbox, unsent } = useOutbox()
  const stored = new Set(props.messages.map(({ clientId }) => clientId))
  const shown = unsent.filter(
    ({ conversationId, clientId }) => conversationId === props.conversationId && !stored.has(clientId),
  )
  return (
    <ol aria-live="polite" className="grid gap-3 empty:hidden">
      {shown.map((each) => (
        <li key={each.clientId}>
          <Bubble isOwn sender={t('messages.you')} text={each.text}>
            <State of={each} />
            {each.state === 'failed' && (
              <div className="flex flex-wrap gap-2">
                <Button kind="plain" size="small" onClick={() => outbox.retry(each.clientId)}>
                  {t('messages.again')}
                </Button>
                <Button kind="plain" size="small" onClick={() => outbox.remove(each.clientId)}>
                  {t('messages.delete')}
                </Button>
              </div>
            )}
          </Bubble>
        </li>
      ))}
    </ol>
  )
}

function State({ of: { state, reason } }: { of: Unsent }) {
  const { t } = useTexts()
  if (state === 'sending') {
    return (
      <p className="flex items-center gap-1 text-sm text-muted">
        <Spinner className="size-4" />
        {t('messages.sending')}
      </p>
    )
  }
  const isFailed = state === 'failed'
  const Icon = isFailed ? CircleAlert : Clock
  return (
    <p className={`flex gap-1 text-sm ${isFailed ? 'font-semibold text-danger' : 'text-muted'}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {isFailed ? t('messages.notSent') : t('messages.waiting')} {isFailed ? reason : null}
      </span>
    </p>
  )
}
