import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { sharedGuarantor } from './guarantors.ts'
import { interviewCall } from './interviews.ts'
import { moneyRequest } from './messages.ts'
import { checkInAlert } from './placements.ts'
import { openReport } from './reports.ts'

/** What cannot wait: one answer, because a browser has few connections and a list each would need two rounds. */
const urgentLists = z.object({
  /** Work that does not go well, as somebody said at a check-in. */
  checkIns: z.array(checkInAlert),
  /** Agreed calls of the next seven days, which staff connect. */
  interviewCalls: z.array(interviewCall),
  /** Messages that seem to ask a job seeker for money. */
  moneyRequests: z.array(moneyRequest),
  reports: z.array(openReport),
  /** People who vouch for many seekers, until staff have looked at them. */
  sharedGuarantors: z.array(sharedGuarantor),
  /** How many documents wait to be checked. */
  documentsWaiting: z.number(),
})
export type UrgentLists = z.infer<typeof urgentLists>

/** Named in the OpenAPI document. */
export const backofficeSchemas = { UrgentLists: urgentLists }

export const backofficeEndpoints = defineEndpoints({
  'GET /admin/urgent': {
    summary:
      'What staff have to look at first and nobody has settled, the oldest first, at most 100 of each kind',
    access: ['ADMIN'],
    answers: { 200: json(urgentLists) },
    errors: [],
  },
})
