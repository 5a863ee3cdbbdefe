import type { QueryClient } from '@tanstack/react-query'
import type { ConversationList, Message, OpenConversation } from '../../../contract/messages.ts'
import { api } from '../../lib/api.ts'
import { refresh, refreshQuery } from '../../lib/endpoints.ts'
import { countReceived, shareOpened } from './merge.ts'

const openedName = 'GET /conversations/:id'
const listName = 'GET /conversations'
const keyOf = (id: string) => [openedName, { params: { id } }] as const

/** Each conversation has one cache entry, and every answer is merged into it. */
export function mergeAnswers(client: QueryClient): void {
  client.setQueryDefaults([openedName], { structuralSharing: shareOpened })
}

const openedOf = (client: QueryClient, id: string) => client.getQueryData<OpenConversation>(keyOf(id))

/** An edit makes nothing newer: what was old before is still to be read again. */
function edit(client: QueryClient, id: string, change: (opened: OpenConversation) => OpenConversation): void {
  const queryKey = keyOf(id)
  const { dataUpdatedAt: updatedAt, isInvalidated = false } = client.getQueryState(queryKey) ?? {}
  client.setQueryData<OpenConversation>(
    queryKey,
    (opened) => opened && change(opened),
    updatedAt === undefined ? {} : { updatedAt },
  )
  if (isInvalidated) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Those of the other side are unread until this page or another device says otherwise. */
const addMessages = (client: QueryClient, id: string, messages: readonly Message[]): void =>
  edit(client, id, ({ conversation, messages: before, hasOlder }) => {
    const unread = conversation.unread + countReceived(messages, before.at(-1)?.number ?? 0)
    return { conversation: { ...conversation, unread }, messages: [...before, ...messages], hasOlder }
  })

/** Loads the page before the oldest loaded message. */
export async function loadOlder(client: QueryClient, id: string): Promise<void> {
  const oldest = openedOf(client, id)?.messages[0]?.number
  if (oldest === undefined) return
  const query = { before: String(oldest) }
  const { messages, hasMore } = await api('GET /conversations/:id/messages', { params: { id }, query })
  edit(client, id, (opened) => ({
    ...opened,
    messages: [...messages, ...opened.messages],
    hasOlder: hasMore,
  }))
}

/** For conversations that are being read: the number to read up to. */
const wanted = new Map<string, number>()

/** Reads new messages up to this number, and further if an event arrives meanwhile. */
export async function catchUp(client: QueryClient, id: string, number: number): Promise<void> {
  if (openedOf(client, id) === undefined) return refreshOne(client, id)
  const isRunning = wanted.has(id)
  wanted.set(id, Math.max(number, wanted.get(id) ?? 0))
  if (isRunning) return
  const isRead = await readNew(client, id).then(
    () => true,
    () => false,
  )
  // From here on an event reads by itself: the answer below may be older than its message.
  wanted.delete(id)
  if (!isRead) await refreshOne(client, id)
}

async function readNew(client: QueryClient, id: string): Promise<void> {
  const opened = openedOf(client, id)
  const newest = opened?.messages.at(-1)?.number ?? 0
  if (opened === undefined || newest >= (wanted.get(id) ?? 0)) return
  const query = { after: String(newest) }
  const { messages } = await api('GET /conversations/:id/messages', { params: { id }, query })
  if (messages.length === 0) return
  addMessages(client, id, messages)
  await refreshAfter(client, id, messages)
  return readNew(client, id)
}

/** A note changes what the conversation is about, and a masked message may mask earlier ones: both need a full read. */
async function refreshAfter(client: QueryClient, id: string, added: readonly Message[]): Promise<void> {
  if (added.some(({ note, isMasked }) => note !== null || isMasked)) await refreshOne(client, id)
}

/** Adds a message that this tab has sent, and first reads any that arrived before it, so that there is no gap. */
export async function addSent(client: QueryClient, id: string, message: Message): Promise<void> {
  const newest = openedOf(client, id)?.messages.at(-1)?.number ?? 0
  if (message.number > newest + 1) return catchUp(client, id, message.number)
  addMessages(client, id, [message])
  return refreshAfter(client, id, [message])
}

export const refreshOne = (client: QueryClient, id: string): Promise<void> => refreshQuery(client, keyOf(id))

export const refreshAll = (client: QueryClient): Promise<unknown> =>
  refresh(client, [listName, openedName, 'GET /unread-messages'])

export const refreshLists = (client: QueryClient): Promise<unknown> =>
  refresh(client, [listName, 'GET /unread-messages'])

/** Shows that the other side has read up to this number. */
export const showOtherRead = (client: QueryClient, id: string, number: number): void =>
  edit(client, id, (opened) => {
    const otherReadNumber = Math.max(number, opened.conversation.otherReadNumber)
    return { ...opened, conversation: { ...opened.conversation, otherReadNumber } }
  })

/** Marks as read up to this number on the server, then in the cache. */
export async function markRead(client: QueryClient, id: string, number: number): Promise<void> {
  await api('PUT /conversations/:id/read', { params: { id }, body: { number } })
  edit(client, id, (opened) => {
    const unread = countReceived(opened.messages, number)
    return { ...opened, conversation: { ...opened.conversation, unread } }
  })
  client.setQueriesData<ConversationList>({ queryKey: [listName] }, (list) =>
    list === undefined
      ? undefined
      : {
          ...list,
          conversations: list.conversations.map((each) => (each.id === id ? { ...each, unread: 0 } : each)),
        },
  )
  await refresh(client, ['GET /unread-messages'])
}
