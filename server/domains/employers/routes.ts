import type { employerEndpoints } from '../../../contract/employers.ts'
import { pageOf } from '../../../contract/paging.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import type { NoticeTools } from '../notices/service.ts'
import { findUnverified, readDashboard, verifyEmployer } from './service.ts'
import { dashboardView, unverifiedView } from './view.ts'

export function employerRoutes(
  executor: Executor,
  tools: NoticeTools,
  texts: Texts,
): Handlers<typeof employerEndpoints> {
  return {
    'GET /employer/dashboard': async ({ caller, language }) => {
      const { employer, jobs } = await readDashboard(executor, caller)
      return { status: 200, body: dashboardView(employer, jobs, language) }
    },
    'GET /admin/employers': async ({ query }) => {
      const { employers, total } = await findUnverified(executor, query)
      return { status: 200, body: pageOf(employers.map(unverifiedView), total, query.size) }
    },
    'POST /admin/employers/:id/verify': async ({ caller, params, language }) => {
      await verifyEmployer(executor, tools, caller, params.id)
      return { status: 200, body: { success: true, message: texts(language, 'postings.verified') } }
    },
  }
}
