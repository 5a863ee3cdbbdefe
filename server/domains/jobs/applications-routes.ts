import type { applicationEndpoints } from '../../../contract/applications.ts'
import { pageOf } from '../../../contract/paging.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { apply, listApplications, withdraw } from './applications.ts'
import { listSaved, save, unsave } from './saved.ts'
import { pageAt } from '../../platform/search/wishes.ts'

export function applicationRoutes(database: Database, texts: Texts): Handlers<typeof applicationEndpoints> {
  const { executor } = database
  const { read } = database
  const done = (language: Language, act: 'applied' | 'withdrawn' | 'saved' | 'unsaved') => ({
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
    'GET /saved-jobs': async ({ caller, query }) => {
      const { jobs, total } = await listSaved(read, caller, pageAt(query))
      return { status: 200, body: pageOf(jobs, total, query.size) }
    },
    'PUT /saved-jobs/:id': async ({ caller, params, language }) => {
      await save(executor, caller, params.id)
      return done(language, 'saved')
    },
    'DELETE /saved-jobs/:id': async ({ caller, params, language }) => {
      await unsave(executor, caller, params.id)
      return done(language, 'unsaved')
    },
  }
}
