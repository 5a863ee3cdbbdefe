import { useQueryClient } from '@tanstack/react-query'
import { PenLine, Search, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { ConversationList as List } from '../../../contract/messages.ts'
import { homes } from '../../../contract/rules/accounts.ts'
import {
  conversationsPerPage,
  longestSearch,
  mostConversations,
  type ConversationParty,
} from '../../../contract/rules/messages.ts'
import { useUser } from '../../lib/app-context.tsx'
import { fetchAnew, useAct, useEndpoint } from '../../lib/endpoints.ts'
import { go } from '../../lib/navigation.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ConversationCard } from './conversation-card.tsx'
import { FoundMessages } from './found-messages.tsx'
import { useMessagesPath } from './use-messages-path.ts'

type Props = { party: ConversationParty; openId: string | undefined }

/** The search field and the conversations, newest first. */
export function ConversationList({ party, openId }: Props) {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const [size, setSize] = useState(conversationsPerPage)
  const query = size === conversationsPerPage ? {} : { size: String(size) }
  const list = useEndpoint('GET /conversations', { query })
  const isSearching = words.trim().length > 1
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField words={words} onChange={setWords} />
        {party !== 'staff' && <WriteToTeam party={party} />}
      </div>
      {isSearching ? (
        <FoundMessages words={words.trim()} party={party} />
      ) : (
        <Loaded
          of={list}
          heading={t('messages.failed.heading')}
          text={t('messages.failed.text')}
          retry={t('messages.failed.retry')}
          lines={8}
        >
          {(found) =>
            found.conversations.length === 0 ? (
              <Nothing />
            ) : (
              <Conversations list={found} openId={openId} size={size} onMore={setSize} />
            )
          }
        </Loaded>
      )}
    </div>
  )
}

function SearchField({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const { t } = useTexts()
  const id = useId()
  return (
    <search className="relative min-w-0 grow basis-60">
      <label htmlFor={id} className="sr-only">
        {t('messages.search.label')}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
      />
      <input
        id={id}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestSearch}
        placeholder={t('messages.search.label')}
        value={words}
        onChange={(event) => onChange(event.target.value)}
        className="field mt-0 px-11"
      />
      {words !== '' && (
        <span className="absolute inset-y-0 end-0 my-auto flex items-center">
          <IconButton label={t('messages.search.clear')} Icon={X} onClick={() => onChange('')} />
        </span>
      )}
    </search>
  )
}

/** Opens the one conversation with staff. */
function WriteToTeam({ party }: { party: ConversationParty }) {
  const { t } = useTexts()
  const pathOf = useMessagesPath(party)
  const open = useAct('POST /conversations', { failed: t('messages.writeFailed') })
  const write = async () => {
    const opened = await open.run({ body: { about: 'support' } })
    if (opened !== null) go(pathOf(opened.id))
  }
  return (
    <Button kind="secondary" size="small" Icon={PenLine} busy={open.busy} onClick={() => void write()}>
      {t('messages.write')}
    </Button>
  )
}

function Nothing() {
  const { t } = useTexts()
  const path = usePath()
  const { role } = useUser()
  return (
    <EmptyState heading={t('messages.none.heading')} text={t('messages.none.text')}>
      <ButtonLink href={path(homes[role])}>{t('messages.none.home')}</ButtonLink>
    </EmptyState>
  )
}

type ListProps = { list: List; openId: string | undefined; size: number; onMore: (size: number) => void }

function Conversations({ list: { conversations, total }, openId, size, onMore }: ListProps) {
  const { t } = useTexts()
  const client = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const next = Math.min(size + conversationsPerPage, mostConversations)
  const more = async () => {
    setBusy(true)
    try {
      await fetchAnew(client, 'GET /conversations', { query: { size: String(next) } })
      onMore(next)
    } catch {
      toast(t('messages.moreFailed'), 'bad')
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-3">
      <ul aria-label={t('messages.list')} className="grid gap-2">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationCard conversation={conversation} isOpen={conversation.id === openId} />
          </li>
        ))}
      </ul>
      {total > conversations.length && next > size && (
        <div className="text-center">
          <Button kind="secondary" size="small" busy={busy} onClick={() => void more()}>
            {t('messages.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
