import type { offerEndpoints } from '../../../contract/offers.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { confirmHire } from './hire.ts'
import type { HiringTools } from './moves.ts'
import {
  acceptOffer,
  declineOffer,
  hasInterest,
  listReceived,
  listSent,
  makeOffer,
  readReceivedOffer,
  withdrawOffer,
} from './offers.ts'

export function offerRoutes(
  executor: Executor,
  tools: HiringTools,
  texts: Texts,
): Handlers<typeof offerEndpoints> {
  return {
    'POST /employer-interests/job-seeker/:id': async ({ transaction, caller, params, body, language }) => {
      const input = {
        seekerId: params.id,
        jobId: body?.jobId ?? null,
        message: body?.message ?? '',
        terms: body?.terms ?? {},
      }
      const offer = await makeOffer(transaction, tools, caller, input)
      const message = texts(language, 'postings.interestSent')
      return { status: 200, body: { success: true, message, offer } }
    },
    'GET /training-status/has-employer-interest': async ({ caller }) => ({
      status: 200,
      body: { hasEmployerInterest: await hasInterest(executor, caller) },
    }),
    'GET /job-offers': async ({ caller }) => ({ status: 200, body: await listReceived(executor, caller) }),
    'GET /job-offers/:id': async ({ caller, params }) => ({
      status: 200,
      body: await readReceivedOffer(executor, caller, params.id),
    }),
    'POST /job-offers/:id/accept': async ({ caller, params, language }) => {
      await acceptOffer(executor, tools, caller, params.id)
      return { status: 200, body: { success: true, message: texts(language, 'hiringActs.accepted') } }
    },
    'POST /job-offers/:id/decline': async ({ caller, params, body, language }) => {
      await declineOffer(executor, tools, caller, { id: params.id, reason: body.reason })
      return { status: 200, body: { success: true, message: texts(language, 'hiringActs.declined') } }
    },
    'GET /employer/offers': async ({ caller }) => ({ status: 200, body: await listSent(executor, caller) }),
    'POST /employer/offers/:id/withdraw': async ({ caller, params, language }) => {
      await withdrawOffer(executor, tools, caller, params.id)
      return { status: 200, body: { success: true, message: texts(language, 'hiringActs.withdrawn') } }
    },
    'POST /employer/offers/:id/confirm': async ({ caller, params, body, language }) => {
      await confirmHire(executor, tools, caller, { id: params.id, closesJob: body.closesJob })
      return { status: 200, body: { success: true, message: texts(language, 'hiringActs.hired') } }
    },
  }
}
