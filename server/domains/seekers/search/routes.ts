import type { Language } from '../../../../contract/rules/language.ts'
import { searchPageOf } from '../../../../contract/search-words.ts'
import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import type { seekerSearchEndpoints, SeekerSort } from '../../../../contract/seeker-search.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Handlers } from '../../../platform/http/bind.ts'
import { pageAt } from '../../../platform/search/input.ts'
import { understoodParts } from '../../../platform/search/typed.ts'
import type { Caller } from '../../../platform/sessions/sessions.ts'
import type { Texts } from '../../../platform/texts.ts'
import { saveSeeker, unsaveSeeker } from '../saved.ts'
import type { SeekerQuery } from './filters.ts'
import {
  createSeekerSearch,
  listSavedSeekers,
  readSeekerCard,
  recommendSeekers,
  searchSeekers,
  suggestSeekers,
} from './service.ts'

export function seekerSearchRoutes(database: Database, texts: Texts): Handlers<typeof seekerSearchEndpoints> {
  const { executor } = database
  const tools = createSeekerSearch(database)
  const listed = ({ seekers, total }: { seekers: SeekerCard[]; total: number }, size: number) => ({
    status: 200 as const,
    body: searchPageOf(seekers, total, size),
  })
  const done = (language: Language, act: 'saved' | 'unsaved') => ({
    status: 200 as const,
    body: { success: true as const, message: texts(language, `finding.${act}`) },
  })
  type PagedQuery = { page: number; size: number; sort?: SeekerSort } & SeekerQuery
  const find = ({ page, size, sort = 'user.firstName,asc', ...filters }: PagedQuery, caller: Caller) =>
    searchSeekers(tools, caller, filters, sort, pageAt({ page, size }))
  const list = async ({ caller, query }: { caller: Caller; query: PagedQuery }) => ({
    status: 200 as const,
    body: (await find(query, caller)).seekers,
  })
  return {
    'GET /users/recommended-jobseekers': async ({ caller, query }) =>
      listed(await recommendSeekers(tools, caller, pageAt(query)), query.size),
    'GET /skills-certification/search': async ({ caller, language, query }) => {
      const { seekers, total, typed, ...reading } = await find(query, caller)
      const understood = understoodParts(typed, language)
      return { status: 200, body: searchPageOf(seekers, total, query.size, { understood, ...reading }) }
    },
    'GET /skills-certification/search/language': ({ caller, query: { language, ...rest } }) =>
      list({ caller, query: { ...rest, language: [language] } }),
    'GET /skills-certification/search/gender': list,
    'GET /skills-certification/search/age-range': list,
    'GET /skills-certification/search/religion': list,
    'GET /skills-certification/search/salary-range': list,
    'GET /skills-certification/search/skill': ({ caller, query: { skill, ...rest } }) =>
      list({ caller, query: { ...rest, skill: [skill] } }),
    'GET /skills-certification/search/location': list,
    'GET /seeker-search/suggestions': async ({ query: { q }, language }) => ({
      status: 200,
      body: await suggestSeekers(tools, q, language),
    }),
    'GET /job-seekers/:id': async ({ caller, params }) => ({
      status: 200,
      body: await readSeekerCard(tools, caller, params.id),
    }),
    'GET /saved-seekers': async ({ caller, query }) =>
      listed(await listSavedSeekers(tools, caller, pageAt(query)), query.size),
    'PUT /saved-seekers/:id': async ({ caller, params, language }) => {
      await saveSeeker(executor, caller, params.id)
      return done(language, 'saved')
    },
    'DELETE /saved-seekers/:id': async ({ caller, params, language }) => {
      await unsaveSeeker(executor, caller, params.id)
      return done(language, 'unsaved')
    },
  }
}
