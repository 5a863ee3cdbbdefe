import type { UrgentLists } from '../../../contract/backoffice.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { countWaitingDocuments } from '../documents/service.ts'
import { listSharedGuarantors } from '../guarantors/service.ts'
import { listAlerts, listCalls } from '../hiring/service.ts'
import { listMoneyRequests } from '../messages/service.ts'
import { listReports } from '../reports/service.ts'

/** One statement for each list; for shared guarantors a second one where there are any. */
export async function listUrgent(executor: Executor): Promise<UrgentLists> {
  const [checkIns, interviewCalls, moneyRequests, reports, sharedGuarantors, documentsWaiting] =
    await Promise.all([
      listAlerts(executor),
      listCalls(executor),
      listMoneyRequests(executor),
      listReports(executor),
      listSharedGuarantors(executor),
      countWaitingDocuments(executor),
    ])
  return { checkIns, interviewCalls, moneyRequests, reports, sharedGuarantors, documentsWaiting }
}
