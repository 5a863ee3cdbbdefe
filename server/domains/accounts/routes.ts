import type { accountEndpoints } from '../../../contract/accounts.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { presentUserView } from '../../platform/sessions/session-user.ts'
import { endSession } from '../../platform/sessions/sessions.ts'
import type { Texts } from '../../platform/texts.ts'
import { proveEmail, sendLinkAgain } from './email-address.ts'
import { alternativePerson, quickPerson, register } from './register.ts'
import { isResetLinkUsable, requestReset, resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import type { AccountTools } from './tools.ts'
import { signedInView } from './view.ts'

export function accountRoutes(
  executor: Executor,
  tools: AccountTools,
  texts: Texts,
): Handlers<typeof accountEndpoints> {
  type Registered = Awaited<ReturnType<typeof register>>
  const registered = ({ account, session }: Registered, language: Language) => ({
    status: 201 as const,
    session,
    body: {
      success: true as const,
      message: texts(language, 'accounts.registered'),
      profileStep: account.profileStep,
      data: signedInView(tools.signer, account, session),
    },
  })
  const done = (
    language: Language,
    key: 'resetSent' | 'reset' | 'verified' | 'verificationSent' | 'signedOut',
  ) => ({
    status: 200 as const,
    body: { success: true as const, message: texts(language, `accounts.${key}`) },
  })
  type Quick = Parameters<Handlers<typeof accountEndpoints>['POST /users/register']>[0]
  const quick = async ({ body, language, origin }: Quick) => {
    const partnerUsername = body.partnerUsername ?? null
    const input = { person: quickPerson(body), password: body.password, partnerUsername, language }
    return registered(await register(executor, tools, input, origin), language)
  }
  type Forgotten = Parameters<Handlers<typeof accountEndpoints>['POST /auth/forgot-password']>[0]
  const forgotten = async ({ body, language }: Forgotten) => {
    await requestReset(executor, { email: body.email, partnersOnly: body.userType === 'partner' })
    return done(language, 'resetSent')
  }
  return {
    'GET /session': async ({ findCaller }) => {
      const caller = await findCaller()
      const user = caller === null ? null : presentUserView(caller)
      return { status: 200, present: caller, body: { user } }
    },
    'POST /auth/login': async ({ body, origin }) => {
      const name = body.identifier ?? body.username
      if (name === undefined) throw new NamedError('invalid_input', { identifier: { problem: 'required' } })
      const input = { name, password: body.password, code: body.code }
      const { account, session } = await signIn(executor, tools, input, origin)
      return { status: 200, session, body: { data: signedInView(tools.signer, account, session) } }
    },
    'POST /auth/logout': async ({ sessionId, language }) => {
      if (sessionId !== null) await endSession(executor, sessionId)
      return { ...done(language, 'signedOut'), session: 'ended' }
    },
    'POST /auth/register': quick,
    'POST /users/register': quick,
    'POST /users': async ({ body, language, origin }) => {
      const person = alternativePerson(body, new Date().toISOString().slice(0, 10))
      const input = { person, password: body.password, partnerUsername: null, language }
      return registered(await register(executor, tools, input, origin), language)
    },
    'POST /auth/verify-email': async ({ body, language }) => {
      await proveEmail(executor, tools, body.token)
      return done(language, 'verified')
    },
    'POST /auth/resend-verification': async ({ caller, language }) => {
      await sendLinkAgain(executor, tools, caller.accountId)
      return done(language, 'verificationSent')
    },
    'POST /auth/forgot-password': forgotten,
    'POST /auth/request-password-reset': forgotten,
    'POST /auth/check-reset-link': async ({ body }) => ({
      status: 200,
      body: { usable: await isResetLinkUsable(executor, body.token) },
    }),
    'POST /auth/reset-password': async ({ body, language }) => {
      await resetPassword(executor, tools, body)
      return { ...done(language, 'reset'), session: 'ended' }
    },
  }
}
