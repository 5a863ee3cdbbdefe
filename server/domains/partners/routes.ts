import type { partnerEndpoints } from '../../../contract/partners.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { endSession } from '../../platform/sessions/sessions.ts'
import type { Texts } from '../../platform/texts.ts'
import { partnerExists, registerPartner, signInPartner, type AccountTools } from '../accounts/service.ts'
import { listReferred } from './service.ts'

export function partnerRoutes(
  executor: Executor,
  tools: AccountTools,
  texts: Texts,
): Handlers<typeof partnerEndpoints> {
  return {
    'POST /partners/register': async ({ body, language, origin }) => {
      const { username, password, profile } = body
      const { firstName, lastName, email, phoneNumber: phone } = profile
      const location = { name: profile.location, field: 'profile.location' }
      const partner = { username, password, firstName, lastName, email, phone, location, language }
      const { session, data } = await registerPartner(executor, tools, partner, origin)
      const message = texts(language, 'accounts.registered')
      return { status: 201, session, body: { success: true, message, data } }
    },
    'POST /partners/login': async ({ body, origin }) => {
      const input = { name: body.username, password: body.password }
      const { session, data } = await signInPartner(executor, tools, input, origin)
      return { status: 200, session, body: { data } }
    },
    'POST /partners/logout': async ({ sessionId, language }) => {
      if (sessionId !== null) await endSession(executor, sessionId)
      const message = texts(language, 'accounts.signedOut')
      return { status: 200, session: 'ended', body: { success: true, message } }
    },
    'GET /partners/exists/:username': async ({ params }) => ({
      status: 200,
      body: await partnerExists(executor, params.username),
    }),
    'GET /partners/news': async ({ caller }) => ({ status: 200, body: await listReferred(executor, caller) }),
  }
}
