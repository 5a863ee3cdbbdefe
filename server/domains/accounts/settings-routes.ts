import type { accountSettingsEndpoints } from '../../../contract/account-settings.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { DataExporters } from '../../platform/domain.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { endSessions, listSessions } from '../../platform/sessions/sessions.ts'
import type { Texts } from '../../platform/texts.ts'
import { changePassword } from './change-password.ts'
import { eraseAccount } from './erase-account.ts'
import { changeEmail, endOwnSession, readOwnAccount, readOwnData, savePreferences } from './settings.ts'
import type { AccountTools } from './tools.ts'
import { ownAccountView, ownDataView, sessionView, signedInView } from './view.ts'

export function accountSettingsRoutes(
  executor: Executor,
  tools: AccountTools,
  texts: Texts,
  exporters: DataExporters,
): Handlers<typeof accountSettingsEndpoints> {
  type Done = 'passwordChanged' | 'emailAsked' | 'sessionEnded' | 'sessionsEnded' | 'erased'
  const done = (language: Language, key: Done) => ({
    success: true as const,
    message: texts(language, `accounts.${key}`),
  })
  return {
    'GET /account': async ({ caller }) => ({
      status: 200,
      body: ownAccountView(await readOwnAccount(executor, caller)),
    }),
    'PUT /account/preferences': async ({ caller, body }) => ({
      status: 200,
      body: await savePreferences(executor, caller, body),
    }),
    'PUT /account/password': async ({ caller, body, origin, language }) => {
      const { account, session } = await changePassword(executor, tools, caller, body, origin)
      const data = signedInView(tools.signer, account, session)
      return { status: 200, session, body: { ...done(language, 'passwordChanged'), data } }
    },
    'PUT /account/email': async ({ caller, body, language }) => {
      await changeEmail(executor, tools, caller, body)
      return { status: 200, body: done(language, 'emailAsked') }
    },
    'GET /account/sessions': async ({ caller }) => {
      const sessions = await listSessions(executor, caller.accountId, caller.sessionHash)
      return { status: 200, body: sessions.map(sessionView) }
    },
    'DELETE /account/sessions/:id': async ({ caller, params, language }) => {
      const ended = await endOwnSession(executor, caller, params.id)
      const body = done(language, 'sessionEnded')
      return ended === 'current' ? { status: 200, session: 'ended', body } : { status: 200, body }
    },
    'POST /account/sessions/end-others': async ({ caller, language }) => {
      await endSessions(executor, caller.accountId, caller.sessionHash)
      return { status: 200, body: done(language, 'sessionsEnded') }
    },
    'GET /account/data': async ({ caller }) => {
      const { row, sessions, traces, parts } = await readOwnData(executor, caller, exporters)
      return { status: 200, body: ownDataView(row, sessions, traces, parts) }
    },
    'POST /account/delete': async ({ caller, body, language }) => {
      await eraseAccount(executor, tools, caller, body.password)
      return { status: 200, session: 'ended', body: done(language, 'erased') }
    },
  }
}
