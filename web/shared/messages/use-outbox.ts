import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api } from '../../lib/api.ts'
import { useUser } from '../../lib/app-context.tsx'
import { connection } from '../../lib/connection.ts'
import { signedInType } from '../../lib/session.ts'
import { addSent, refreshLists } from './conversation-cache.ts'
import { keepUnsent, readUnsent } from './kept-texts.ts'
import { createOutbox, type Outbox } from './outbox.ts'

/** One per document, because a document belongs to one account; it keeps sending behind other screens. */
let opened: Outbox | undefined

export const openOutbox = (account: string, client: QueryClient): Outbox =>
  (opened ??= createFor(account, client))

function createFor(account: string, client: QueryClient): Outbox {
  const outbox = createOutbox({
    kept: readUnsent(account),
    keep: (all) => keepUnsent(account, all),
    send: async ({ conversationId, clientId, text }) => {
      const input = { params: { id: conversationId }, body: { clientId, text } }
      const { message } = await api('POST /conversations/:id/messages', input)
      await addSent(client, conversationId, message)
      void refreshLists(client)
    },
    isOpen: () => signedInType() !== null,
  })
  connection.subscribe(() => {
    if (!connection.isLost()) outbox.wake()
  })
  addEventListener('online', outbox.wake)
  outbox.wake()
  return outbox
}

export function useOutbox() {
  const { id } = useUser()
  const client = useQueryClient()
  const outbox = openOutbox(id, client)
  return { outbox, unsent: useSyncExternalStore(outbox.subscribe, outbox.all) }
}
