import type { interviewEndpoints } from '../../../contract/interviews.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { RouteContext } from '../../platform/domain.ts'
import { askForOtherTime, cancelInterview, pickTime, propose, readCalendar } from './interviews.ts'

export function interviewRoutes(
  tools: Pick<RouteContext, 'database' | 'mailer' | 'signer' | 'publicUrl' | 'texts'>,
): Handlers<typeof interviewEndpoints> {
  const { texts } = tools
  const { executor } = tools.database
  return {
    'POST /interview-proposals/:id': async ({ transaction, caller, params, body, language }) => {
      await propose(transaction, tools, caller, { applicationId: params.id, proposal: body })
      return { status: 200, body: { success: true, message: texts(language, 'interviewing.proposed') } }
    },
    'POST /interviews/:id/pick': async ({ caller, params, body, language }) => {
      await pickTime(executor, tools, caller, { id: params.id, time: body.time })
      return { status: 200, body: { success: true, message: texts(language, 'interviewing.picked') } }
    },
    'POST /interviews/:id/ask': async ({ caller, params, body, language }) => {
      await askForOtherTime(executor, tools, caller, { id: params.id, betterTimes: body.betterTimes })
      return { status: 200, body: { success: true, message: texts(language, 'interviewing.asked') } }
    },
    'POST /interviews/:id/cancel': async ({ caller, params, language }) => {
      await cancelInterview(executor, tools, caller, params.id)
      return { status: 200, body: { success: true, message: texts(language, 'interviewing.cancelled') } }
    },
    'GET /interviews/:id/calendar': async ({ caller, params, language }) => ({
      status: 200,
      body: await readCalendar(executor, tools, caller, { id: params.id, language }),
    }),
  }
}
