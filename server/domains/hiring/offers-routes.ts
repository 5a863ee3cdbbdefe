import type { offerEndpoints } from '../../../contract/offers.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { hasInterest, listReceived, makeOffer, type OfferTools } from './offers.ts'

export function offerRoutes(
  executor: Executor,
  tools: OfferTools,
  texts: Texts,
): Handlers<typeof offerEndpoints> {
  return {
    'POST /employer-interests/job-seeker/:id': async ({ transaction, caller, params, body, language }) => {
      const wish = { seekerId: params.id, jobId: body?.jobId ?? null, message: body?.message ?? '' }
      await makeOffer(transaction, tools, caller, wish)
      return { status: 200, body: { success: true, message: texts(language, 'postings.interestSent') } }
    },
    'GET /training-status/has-employer-interest': async ({ caller }) => ({
      status: 200,
      body: { hasEmployerInterest: await hasInterest(executor, caller) },
    }),
    'GET /job-offers': async ({ caller }) => ({ status: 200, body: await listReceived(executor, caller) }),
  }
}
