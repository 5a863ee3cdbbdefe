import type { savedSearchEndpoints } from '../../../contract/saved-searches.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Signer } from '../../platform/signing.ts'
import type { Texts } from '../../platform/texts.ts'
import { deleteSearch, listSearches, saveSearch, stopByLink } from './saved-searches.ts'

export const savedSearchRoutes = (
  executor: Executor,
  signer: Signer,
  texts: Texts,
): Handlers<typeof savedSearchEndpoints> => ({
  'GET /saved-searches': async ({ caller }) => ({ status: 200, body: await listSearches(executor, caller) }),
  'POST /saved-searches': async ({ caller, body, language }) => {
    const data = await saveSearch(executor, caller, body)
    return { status: 200, body: { success: true, message: texts(language, 'savedSearches.saved'), data } }
  },
  'DELETE /saved-searches/:id': async ({ caller, params, language }) => {
    await deleteSearch(executor, caller, params.id)
    return { status: 200, body: { success: true, message: texts(language, 'savedSearches.deleted') } }
  },
  'POST /saved-searches/stop': async ({ query, language, transaction }) => {
    await stopByLink(transaction, signer, query.token)
    return { status: 200, body: { success: true, message: texts(language, 'savedSearches.stopped.heading') } }
  },
})
