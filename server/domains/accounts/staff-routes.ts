import type { staffEndpoints } from '../../../contract/staff.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { beginSecondFactor, confirmSecondFactor } from './second-factor.ts'
import type { AccountTools } from './tools.ts'

export function staffRoutes(
  executor: Executor,
  tools: AccountTools,
  texts: Texts,
  brand: string,
): Handlers<typeof staffEndpoints> {
  return {
    'POST /staff/second-factor': async ({ caller }) => ({
      status: 200,
      body: await beginSecondFactor(executor, tools, caller, brand),
    }),
    'POST /staff/second-factor/confirm': async ({ caller, body, origin, language }) => {
      const { codes, session } = await confirmSecondFactor(executor, tools, caller, body.code, origin)
      const message = texts(language, 'accounts.secondFactorOn')
      return { status: 200, session, body: { success: true, message, recoveryCodes: codes } }
    },
  }
}
