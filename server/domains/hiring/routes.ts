import type { hiringEndpoints } from '../../../contract/hiring.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { moveApplicants, readHistory } from './applicant-moves.ts'
import { listApplicants } from './applicants.ts'
import { apply, listApplications, withdraw } from './applications.ts'
import type { HiringTools } from './moves.ts'

type HiringHandlers = Handlers<typeof hiringEndpoints>

export function hiringRoutes(database: Database, tools: HiringTools, texts: Texts): HiringHandlers {
  const { executor } = database
  const applicants: HiringHandlers['GET /jobs/:id/applicants'] = async ({ caller, params, query }) => {
    const today = new Date().toISOString().slice(0, 10)
    const input = { jobId: params.id, status: query.status ?? null }
    return { status: 200, body: await listApplicants(database, caller, input, today) }
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
    'POST /job-applications/move': async ({ caller, body, language }) => {
      const moved = await moveApplicants(executor, tools, caller, { ...body, reason: body.reason ?? null })
      const message = texts(
        language,
        moved.unmoved.length === 0 ? 'hiringActs.moved' : 'hiringActs.movedSome',
      )
      return { status: 200, body: { success: true, message, ...moved } }
    },
    'GET /application-history/:id': async ({ caller, params }) => ({
      status: 200,
      body: await readHistory(executor, caller, params.id),
    }),
    'GET /jobs/:id/applicants': applicants,
    'GET /job-applications/by-job/:id': applicants,
  }
}
