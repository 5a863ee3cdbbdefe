import type { reportEndpoints } from '../../../contract/reports.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { listDoubtful, reviewText } from './doubtful-texts.ts'
import { closeReport, report } from './service.ts'

export const reportRoutes = (
  executor: Executor,
  audit: Audit,
  texts: Texts,
): Handlers<typeof reportEndpoints> => ({
  'POST /reports': async ({ caller, body, language }) => {
    await report(executor, caller, body)
    return { status: 200, body: { success: true, message: texts(language, `reports.${body.subject}`) } }
  },
  'POST /admin/reports/:id/close': async ({ caller, params, body, language }) => {
    await closeReport(executor, audit, caller, { id: params.id, hidesReview: body.hidesReview })
    return { status: 200, body: { success: true, message: texts(language, 'reports.closed') } }
  },
  'GET /admin/doubtful-texts': async () => ({ status: 200, body: await listDoubtful(executor) }),
  'POST /admin/doubtful-texts/:kind/:id/review': async ({ caller, params, language }) => {
    await reviewText(executor, audit, caller, params)
    return { status: 200, body: { success: true, message: texts(language, 'reports.reviewed') } }
  },
})
