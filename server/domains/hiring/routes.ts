import type { hiringEndpoints } from '../../../contract/hiring.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { listApplicants } from './applicants.ts'
import { apply, listApplications, withdraw } from './applications.ts'
import { hasInterest, listReceived, makeOffer, type OfferTools } from './offers.ts'

type HiringHandlers = Handlers<typeof hiringEndpoints>

export function hiringRoutes({ executor, read }: Database, tools: OfferTools, texts: Texts): HiringHandlers {
  const applicants: HiringHandlers['GET /jobs/:id/applicants'] = async ({ caller, params, query }) => {
    const today = new Date().toISOString().slice(0, 10)
    const input = { jobId: params.id, status: query.status ?? null }
    return { status: 200, body: await listApplicants(read, caller, input, today) }
  }
  return {
    'POST /employer/jobs/:id/apply': async ({ caller, params, body, language }) => {
      await apply(executor, caller, params.id, body?.coverLetter ?? '')
      return { status: 200, body: { success: true, message: texts(language, 'applying.applied') } }
    },
    'GET /job-preferences/jobs/job-seeker': async ({ caller }) => ({
      status: 200,
      body: await listApplications(executor, caller),
    }),
    'POST /job-applications/:id/withdraw': async ({ caller, params, language }) => {
      await withdraw(executor, caller, params.id)
      return { status: 200, body: { success: true, message: texts(language, 'applying.withdrawn') } }
    },
    'GET /jobs/:id/applicants': applicants,
    'GET /job-applications/by-job/:id': applicants,
    'POST /employer-interests/job-seeker/:id': async ({ transaction, caller, params, body, language }) => {
      const input = { seekerId: params.id, jobId: body?.jobId ?? null, message: body?.message ?? '' }
      await makeOffer(transaction, tools, caller, input)
      return { status: 200, body: { success: true, message: texts(language, 'postings.interestSent') } }
    },
    'GET /training-status/has-employer-interest': async ({ caller }) => ({
      status: 200,
      body: { hasEmployerInterest: await hasInterest(executor, caller) },
    }),
    'GET /job-offers': async ({ caller }) => ({ status: 200, body: await listReceived(executor, caller) }),
  }
}
