import type { UrgentLists } from '../../../contract/backoffice.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { listAlerts, listCalls } from '../hiring/service.ts'
import { listMoneyRequests } from '../messages/service.ts'
import { listReports } from '../reports/service.ts'

/** One statement for each list. */
export async function listUrgent(executor: Executor): Promise<UrgentLists> {
  const [checkIns, interviewCalls, moneyRequests, reports] = await Promise.all([
    listAlerts(executor),
    listCalls(executor),
    listMoneyRequests(executor),
    listReports(executor),
  ])
  return { checkIns, interviewCalls, moneyRequests, reports }
}
