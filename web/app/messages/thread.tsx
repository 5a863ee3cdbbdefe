import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import type { Conversation, Message, OpenConversation } from '../../../contract/messages.ts'
import { useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { loadOlder } from '../../shared/messages/conversation-cache.ts'
import { Days } from './days.tsx'
import { UnsentMessages } from './unsent-messages.tsx'

/** Scroll position of each conversation, restored if nothing is unread. */
const left = new Map<string, number>()

type FrameProps = { ref?: Ref<HTMLElement>; onScroll?: (top: number) => void; children: ReactNode }

/**
 * A scroll container in reverse order: it starts at the newest message without script, and older messages added above
 * do not move the view.
 */
function Frame({ ref, onScroll, children }: FrameProps) {
  const { t } = useTexts()
  return (
    <section
      ref={ref}
      aria-label={t('messages.title')}
      // Reachable by keyboard, because it scrolls.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={(event) => onScroll?.(event.currentTarget.scrollTop)}
      className="relative flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain p-3"
    >
      <div className="grid gap-3">{children}</div>
    </section>
  )
}

type Props = { opened: OpenConversation; at: number | null; ref: Ref<HTMLElement> }

export function Thread({ opened: { conversation, messages, hasOlder }, at, ref }: Props) {
  const { t } = useTexts()
  const older = useOlder(conversation.id)
  const top = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => {
      const frame = top.current?.parentElement?.parentElement
      const before = left.get(conversation.id)
      if (at === null && conversation.unread === 0 && before !== undefined) frame?.scrollTo({ top: before })
    },
    // Restored only when the conversation opens.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  )
  const oldest = messages[0]?.number
  const onTop = useEffectEvent(() => {
    if (!older.failed) older.load()
  })
  useEffect(() => {
    const element = top.current
    if (element === null || !hasOlder || oldest === undefined) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onTop(), {
      root: element.parentElement?.parentElement ?? null,
      rootMargin: '200px 0px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
    // Observed again after each page, in case the top is still visible.
  }, [hasOlder, oldest])
  return (
    <Frame ref={ref} onScroll={(scrolled) => left.set(conversation.id, scrolled)}>
      <div ref={top} className="text-center empty:hidden">
        {hasOlder && (
          <Button kind="plain" size="small" busy={older.busy} onClick={older.load}>
            {t('messages.older')}
          </Button>
        )}
      </div>
      {messages.length === 0 && <p className="text-center text-muted">{t('messages.start')}</p>}
      <Days conversation={conversation} messages={messages} isWhole={!hasOlder} at={at} />
      <UnsentMessages conversationId={conversation.id} messages={messages} />
    </Frame>
  )
}

/** Loads one page at a time; after a failure only the button tries again. */
function useOlder(id: string) {
  const client = useQueryClient()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const load = async () => {
    if (state === 'busy') return
    setState('busy')
    await loadOlder(client, id).then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return { busy: state === 'busy', failed: state === 'failed', load: () => void load() }
}

/** How many messages after the found one are shown. */
const after = 15

/** Messages around a search result that is not on the newest page. */
export function MessagesAround(props: { conversation: Conversation; at: number; newestPath: string }) {
  const { t } = useTexts()
  const { conversation, at } = props
  const page = useEndpoint('GET /conversations/:id/messages', {
    params: { id: conversation.id },
    query: { before: String(at + after) },
  })
  return (
    <Frame>
      <Loaded of={page}>
        {({ messages }: { messages: Message[] }) => (
          <Days conversation={conversation} messages={messages} isWhole={false} at={at} />
        )}
      </Loaded>
      <div className="text-center">
        <ButtonLink kind="secondary" size="small" href={props.newestPath}>
          {t('messages.newest')}
        </ButtonLink>
      </div>
    </Frame>
  )
}
