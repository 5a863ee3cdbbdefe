import type { guarantorEndpoints, OwnGuarantor } from '../../../contract/guarantors.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import type { GuarantorTools } from './asking.ts'
import { answerRequest, correctRequest, eraseRequest, readRequest } from './requests.ts'
import {
  addGuarantor,
  changeGuarantor,
  listOwnGuarantors,
  remindGuarantor,
  removeGuarantor,
} from './service.ts'
import { reviewShared } from './shared.ts'

const done = (message: string) => ({ status: 200 as const, body: { success: true as const, message } })
const saved = (message: string, data: OwnGuarantor) => ({
  status: 200 as const,
  body: { success: true as const, message, data },
})

export function guarantorRoutes(
  executor: Executor,
  tools: GuarantorTools & { audit: Audit },
  texts: Texts,
): Handlers<typeof guarantorEndpoints> {
  return {
    'GET /guarantors': async ({ caller }) => ({
      status: 200,
      body: await listOwnGuarantors(executor, caller.accountId),
    }),
    'POST /guarantors': async ({ transaction, caller, body, language }) => {
      const input = { ...body, ofCaller: language }
      return saved(texts(language, 'guarantors.added'), await addGuarantor(transaction, tools, caller, input))
    },
    'PUT /guarantors/:id': async ({ caller, params, body, language }) => {
      const input = { ...body, ofCaller: language }
      const data = await changeGuarantor(executor, tools, caller, params.id, input)
      return saved(texts(language, 'guarantors.changed'), data)
    },
    'DELETE /guarantors/:id': async ({ caller, params, language }) => {
      await removeGuarantor(executor, tools, caller, params.id)
      return done(texts(language, 'guarantors.removed'))
    },
    'POST /guarantors/:id/remind': async ({ caller, params, language }) =>
      saved(
        texts(language, 'guarantors.reminded'),
        await remindGuarantor(executor, tools, caller, params.id),
      ),
    'GET /guarantor-requests': async ({ query }) => ({
      status: 200,
      body: await readRequest(executor, tools, query.token),
    }),
    'POST /guarantor-requests/confirm': async ({ transaction, query, language }) => {
      await answerRequest(transaction, tools, query.token, 'CONFIRMED')
      return done(texts(language, 'guarantorPage.confirmed.heading'))
    },
    'POST /guarantor-requests/refuse': async ({ transaction, query, language }) => {
      await answerRequest(transaction, tools, query.token, 'REFUSED')
      return done(texts(language, 'guarantorPage.refused.heading'))
    },
    'POST /guarantor-requests/correct': async ({ transaction, query, body, language }) => {
      await correctRequest(transaction, tools, query.token, body)
      return done(texts(language, 'guarantorPage.corrected.heading'))
    },
    'POST /guarantor-requests/erase': async ({ transaction, query, language }) => {
      await eraseRequest(transaction, tools, query.token)
      return done(texts(language, 'guarantorPage.erased.heading'))
    },
    'POST /admin/shared-guarantors/:id/review': async ({ caller, params, language }) => {
      await reviewShared(executor, tools.audit, caller, params.id)
      return done(texts(language, 'guarantors.reviewed'))
    },
  }
}
