import { useEffect, useId, useState } from 'react'
import type { FoundMessage } from '../../../contract/messages.ts'
import type { ConversationParty } from '../../../contract/rules/messages.ts'
import { useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { useMessageWords } from './use-message-words.ts'
import { useMessagesPath } from './use-messages-path.ts'

const typingMilliseconds = 300

/** Debounces what is typed. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), typingMilliseconds)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

/** Messages that contain the words; each links to its place in its conversation. */
export function FoundMessages({ words, party }: { words: string; party: ConversationParty }) {
  const { t } = useTexts()
  const found = useEndpoint('GET /messages', { query: { q: useSettled(words) } })
  return (
    <Loaded
      of={found}
      heading={t('messages.failed.heading')}
      text={t('messages.failed.text')}
      retry={t('messages.failed.retry')}
    >
      {(list) => (
        <div aria-live="polite">
          <h2 className="font-bold">{t('messages.search.heading')}</h2>
          {list.length === 0 && <p className="mt-1">{t('messages.search.none')}</p>}
          <ul className="mt-2 grid gap-2">
            {list.map((each) => (
              <li key={each.message.id}>
                <Found found={each} party={party} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  )
}

function Found({
  found: { conversationId, name, message },
  party,
}: {
  found: FoundMessage
  party: ConversationParty
}) {
  const id = useId()
  const words = useMessageWords()
  const pathOf = useMessagesPath(party)
  return (
    <article aria-labelledby={id} className="card relative grid gap-1 p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 id={id} className="font-bold">
          <a
            href={pathOf(conversationId, message.number)}
            className="inline-flex min-h-11 items-center wrap-anywhere text-primary underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {words.nameOf({ name })}
          </a>
        </h3>
        <span className="relative text-sm text-muted">
          <RelativeTime at={message.sentAt} />
        </span>
      </div>
      <p className="line-clamp-3 wrap-anywhere">{words.contentOf(message, { party })}</p>
    </article>
  )
}
