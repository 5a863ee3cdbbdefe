import type { applicationEndpoints } from '../../../contract/applications.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { apply, listApplications, withdraw } from './applications.ts'

export function applicationRoutes(executor: Executor, texts: Texts): Handlers<typeof applicationEndpoints> {
  const done = (language: Language, act: 'applied' | 'withdrawn') => ({
    status: 200 as const,
    body: { success: true as const, message: texts(language, `applying.${act}`) },
  })
  return {
    'POST /employer/jobs/:id/apply': async ({ caller, params, body, language }) => {
      await executor
        .transaction()
        .execute((transaction) => apply(transaction, caller, params.id, body?.coverLetter ?? ''))
      return done(language, 'applied')
    },
    'GET /job-preferences/jobs/job-seeker': async ({ caller }) => ({
      status: 200,
      body: await listApplications(executor, caller),
    }),
    'POST /job-applications/:id/withdraw': async ({ caller, params, language }) => {
      await withdraw(executor, caller, params.id)
      return done(language, 'withdrawn')
    },
  }
}
