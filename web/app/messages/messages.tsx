import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { ConversationParty } from '../../../contract/rules/messages.ts'
import { useUser } from '../../lib/app-context.tsx'
import { usePlace } from '../../lib/navigation.ts'
import type { ScreenProps } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { mergeAnswers } from '../../shared/messages/conversation-cache.ts'
import { moveFocusFromNow } from './conversation-head.tsx'
import { ConversationList } from './conversation-list.tsx'
import { OpenedConversation } from './opened-conversation.tsx'
import { useLiveMessages } from './use-live-messages.ts'
import { useMessagesPath } from './use-messages-path.ts'

const partyOf = (type: AccountType): ConversationParty =>
  type === 'CAREER' ? 'seeker' : type === 'ADMIN' ? 'staff' : 'employer'

/** The heading, which takes the focus that was in a conversation when it is closed. */
function useReturnedFocus(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body
    if (isLost) heading.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return heading
}

/** The list and the open conversation: side by side on a wide screen, one at a time on a phone. */
export default function Messages({ params: { id } }: ScreenProps) {
  const { t } = useTexts()
  const { role } = useUser()
  const client = useQueryClient()
  const at = new URLSearchParams(usePlace().search).get('at')
  useState(() => mergeAnswers(client))
  const party = partyOf(role)
  const pathOf = useMessagesPath(party)
  useLiveMessages(party, id)
  useEffect(moveFocusFromNow, [])
  const isOpen = id !== undefined
  const heading = useReturnedFocus(isOpen)
  return (
    <div className={`page-column pb-4 lg:pt-3 ${isOpen ? 'max-lg:px-0 max-lg:pb-0' : 'pt-3'}`}>
      <h1
        ref={heading}
        tabIndex={-1}
        className={`text-xl font-bold outline-none md:text-2xl ${isOpen ? 'max-lg:sr-only' : ''}`}
      >
        {t('messages.title')}
      </h1>
      <div
        className={`grid items-start gap-4 lg:mt-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${isOpen ? '' : 'mt-2'}`}
      >
        <div
          className={`lg:-m-1 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:p-1 ${isOpen ? 'max-lg:hidden' : ''}`}
        >
          <ConversationList party={party} openId={id} />
        </div>
        {isOpen ? (
          <OpenedConversation key={id} id={id} at={at === null ? null : Number(at)} listPath={pathOf()} />
        ) : (
          <p className="card hidden text-center text-muted lg:block">{t('messages.choose')}</p>
        )}
      </div>
    </div>
  )
}
