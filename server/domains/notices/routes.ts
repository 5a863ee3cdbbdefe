import type { noticeEndpoints } from '../../../contract/notices.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Signer } from '../../platform/signing.ts'
import type { Texts } from '../../platform/texts.ts'
import { readPreferences, savePreferences, stopByLink } from './preferences.ts'

export const noticeRoutes = (
  executor: Executor,
  signer: Signer,
  texts: Texts,
): Handlers<typeof noticeEndpoints> => ({
  'GET /notices/preferences': async ({ caller }) => ({
    status: 200,
    body: await readPreferences(executor, caller),
  }),
  'PUT /notices/preferences': async ({ caller, body, language }) => {
    await savePreferences(executor, caller, body)
    return { status: 200, body: { success: true, message: texts(language, 'notices.saved') } }
  },
  'POST /notices/stop': async ({ query, language, transaction }) => {
    await stopByLink(transaction, signer, query.token)
    return { status: 200, body: { success: true, message: texts(language, 'notices.stopped.heading') } }
  },
})
