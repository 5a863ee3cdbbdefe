import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OpenConversation } from '../../../contract/messages.ts'
import { isGone } from '../../lib/api-error.ts'
import { useEndpoint } from '../../lib/endpoints.ts'
import { go } from '../../lib/navigation.ts'
import { mayPass } from '../../lib/query-client.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { markRead } from '../../shared/messages/conversation-cache.ts'
import { ConversationHead } from './conversation-head.tsx'
import { ReplyArea } from './reply-area.tsx'
import { MessagesAround, Thread } from './thread.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useMessageWords } from './use-message-words.ts'
import { useMessagesPath } from './use-messages-path.ts'

/** One conversation; with `at` it shows that message. */
export function OpenedConversation(props: { id: string; at: number | null; listPath: string }) {
  const { t } = useTexts()
  const { id, at, listPath } = props
  const opened = useEndpoint('GET /conversations/:id', { params: { id } })
  if (opened.data === undefined && isGone(opened.error)) {
    return (
      <div className="max-lg:p-4">
        <EmptyState heading={t('messages.gone.heading')} text={t('messages.gone.text')}>
          <ButtonLink href={listPath}>{t('messages.all')}</ButtonLink>
        </EmptyState>
      </div>
    )
  }
  return (
    <Loaded
      of={opened}
      heading={t('messages.failed.heading')}
      text={t('messages.failed.text')}
      retry={t('messages.failed.retry')}
      lines={12}
    >
      {(data) => <Open opened={data} at={at} />}
    </Loaded>
  )
}

function Open({ opened, at }: { opened: OpenConversation; at: number | null }) {
  const { t } = useTexts()
  const words = useMessageWords()
  const pathOf = useMessagesPath(opened.conversation.party)
  const { conversation, messages } = opened
  const thread = useRef<HTMLElement>(null)
  const name = words.nameOf(conversation.with)
  const isFar = at !== null && !messages.some(({ number }) => number === at)
  const arrived = useArrivals(opened)
  useReading(opened, !isFar)
  // The list is in reverse, so the newest messages are at 0.
  const showNewest = () => (isFar ? go(pathOf(conversation.id)) : thread.current?.scrollTo({ top: 0 }))
  return (
    <section
      aria-label={t('messages.thread', { name })}
      className="flex h-[calc(100dvh-4.25rem-var(--bottom-bar,0px))] min-h-96 flex-col bg-raised lg:h-[calc(100dvh-9rem)] lg:rounded-card lg:border lg:border-line"
    >
      <ConversationHead conversation={conversation} name={name} listPath={pathOf()} />
      {isFar ? (
        <MessagesAround conversation={conversation} at={at} newestPath={pathOf(conversation.id)} />
      ) : (
        <Thread opened={opened} at={at} ref={thread} />
      )}
      <ReplyArea conversation={conversation} onSend={showNewest} />
      <p aria-live="polite" className="sr-only">
        {arrived !== null && t('messages.arrived', { name, text: words.contentOf(arrived, conversation) })}
      </p>
    </section>
  )
}

/** Marks messages as read, only while the newest are shown and the tab is visible. */
function useReading({ conversation: { id, unread }, messages }: OpenConversation, areShown: boolean): void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (number: number) => markRead(client, id, number),
    // Until the server has it, because the other side waits for it and no later event may come; one after the other.
    scope: { id: `read ${id}` },
    retry: (_count, error) => mayPass(error),
    retryDelay: (count) => Math.min(1_000 * 3 ** count, 30_000),
  })
  const marked = useRef(0)
  const newest = messages.at(-1)?.number ?? 0
  useEffect(() => {
    if (!areShown || unread === 0) return undefined
    const mark = () => {
      if (document.visibilityState !== 'visible' || newest <= marked.current) return
      marked.current = newest
      mutate(newest)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [newest, unread, areShown, mutate])
}
