import type { messageEndpoints } from '../../../contract/messages.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import {
  listOwn,
  markRead,
  openAbout,
  openConversation,
  readPage,
  readUnread,
  search,
  setBlocked,
} from './conversations.ts'
import { reviewMoneyRequest } from './money-requests.ts'
import { listNewest } from './newest.ts'
import { sendMessage } from './sending.ts'

export const messageRoutes = (
  executor: Executor,
  audit: Audit,
  texts: Texts,
): Handlers<typeof messageEndpoints> => ({
  'GET /job-preferences/jobs/messages': async ({ caller, language }) => ({
    status: 200,
    body: await listNewest(executor, { texts, language }, caller),
  }),
  'GET /conversations': async ({ caller, query }) => ({
    status: 200,
    body: await listOwn(executor, caller, query.size),
  }),
  'POST /conversations': async ({ caller, body }) => ({
    status: 200,
    body: { id: await openAbout(executor, caller, body) },
  }),
  'GET /conversations/:id': async ({ caller, params }) => ({
    status: 200,
    body: await openConversation(executor, caller, params.id),
  }),
  'GET /conversations/:id/messages': async ({ caller, params, query }) => ({
    status: 200,
    body: await readPage(executor, caller, { ...params, ...query }),
  }),
  'POST /conversations/:id/messages': async ({ caller, params, body }) => ({
    status: 200,
    body: { message: await sendMessage(executor, audit, caller, { ...params, ...body }) },
  }),
  'PUT /conversations/:id/read': async ({ caller, params, body }) => ({
    status: 200,
    body: { unread: await markRead(executor, caller, { ...params, ...body }) },
  }),
  'PUT /conversations/:id/block': async ({ caller, params, body, language }) => {
    await setBlocked(executor, caller, { ...params, ...body })
    const message = texts(language, body.blocked ? 'messaging.blocked' : 'messaging.allowed')
    return { status: 200, body: { success: true, message } }
  },
  'GET /unread-messages': async ({ caller }) => ({
    status: 200,
    body: { unread: await readUnread(executor, caller) },
  }),
  'GET /messages': async ({ caller, query }) => ({
    status: 200,
    body: await search(executor, caller, query.q),
  }),
  'POST /admin/money-requests/:id/review': async ({ caller, params, language }) => {
    await reviewMoneyRequest(executor, audit, caller, params.id)
    return { status: 200, body: { success: true, message: texts(language, 'messaging.reviewed') } }
  },
})
