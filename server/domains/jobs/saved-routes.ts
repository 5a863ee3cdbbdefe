import type { Language } from '../../../contract/rules/language.ts'
import type { savedJobEndpoints } from '../../../contract/saved-jobs.ts'
import { searchPageOf } from '../../../contract/search-words.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { pageAt } from '../../platform/search/input.ts'
import type { Texts } from '../../platform/texts.ts'
import { listSaved, save, unsave } from './saved.ts'
import { createJobSearch } from './search/service.ts'

export function savedJobRoutes(database: Database, texts: Texts): Handlers<typeof savedJobEndpoints> {
  const { executor } = database
  const tools = createJobSearch(database)
  const done = (language: Language, act: 'saved' | 'unsaved') => ({
    status: 200 as const,
    body: { success: true as const, message: texts(language, `applying.${act}`) },
  })
  return {
    'GET /saved-jobs': async ({ caller, query }) => {
      const { jobs, total } = await listSaved(tools, caller, pageAt(query))
      return { status: 200, body: searchPageOf(jobs, total, query.size) }
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
