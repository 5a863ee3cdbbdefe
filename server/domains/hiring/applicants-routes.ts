import type { Applicant, applicantEndpoints } from '../../../contract/applicants.ts'
import type { ApplicationState } from '../../../contract/rules/jobs.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { listApplicants } from './applicants.ts'

type Call = { caller: Caller; params: { id: string }; query: { status?: ApplicationState | undefined } }

export function applicantRoutes({ read }: Database): Handlers<typeof applicantEndpoints> {
  const list = async ({ caller, params, query }: Call): Promise<{ status: 200; body: Applicant[] }> => {
    const today = new Date().toISOString().slice(0, 10)
    const wish = { jobId: params.id, status: query.status ?? null }
    return { status: 200, body: await listApplicants(read, caller, wish, today) }
  }
  return { 'GET /jobs/:id/applicants': list, 'GET /job-applications/by-job/:id': list }
}
