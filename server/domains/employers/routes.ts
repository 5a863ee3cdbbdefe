import type { employerEndpoints } from '../../../contract/employers.ts'
import { pageOf } from '../../../contract/paging.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import type { NoticeTools } from '../notices/service.ts'
import { findUnverified, readDashboard, vouchForEmployer } from './service.ts'
import { dashboardView, unverifiedView } from './view.ts'

export function employerRoutes(
  executor: Executor,
  tools: NoticeTools & { audit: Audit },
  texts: Texts,
): Handlers<typeof employerEndpoints> {
  return {
    'GET /employer/dashboard': async ({ caller, language }) => {
      const dashboard = await readDashboard(executor, caller, language)
      return { status: 200, body: dashboardView(dashboard, language, new Date()) }
    },
    'GET /admin/employers': async ({ query }) => {
      const { employers, total } = await findUnverified(executor, query)
      return { status: 200, body: pageOf(employers.map(unverifiedView), total, query.size) }
    },
    'POST /admin/employers/:id/verify': async ({ caller, params, body, language }) => {
      await vouchForEmployer(executor, tools, caller, { ...params, ...body })
      return { status: 200, body: { success: true, message: texts(language, 'postings.verified') } }
    },
  }
}
