import { pageOf } from '../../../../contract/paging.ts'
import type { Language } from '../../../../contract/rules/language.ts'
import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import type { seekerSearchEndpoints } from '../../../../contract/seeker-search.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Handlers } from '../../../platform/http/bind.ts'
import { pageAt } from '../../../platform/search/input.ts'
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
} from './service.ts'

export function seekerSearchRoutes(database: Database, texts: Texts): Handlers<typeof seekerSearchEndpoints> {
  const { executor } = database
  const tools = createSeekerSearch(database)
  const listed = ({ seekers, total }: { seekers: SeekerCard[]; total: number }, size: number) => ({
    status: 200 as const,
    body: pageOf(seekers, total, size),
  })
  const done = (language: Language, act: 'saved' | 'unsaved') => ({
    status: 200 as const,
    body: { success: true as const, message: texts(language, `finding.${act}`) },
  })
  type PagedQuery = { page: number; size: number } & SeekerQuery
  const find = async ({ caller, query }: { caller: Caller; query: PagedQuery }) => {
    const { page, size, ...filters } = query
    return listed(await searchSeekers(tools, caller, filters, pageAt({ page, size })), size)
  }
  return {
    'GET /users/recommended-jobseekers': async ({ caller, query }) =>
      listed(await recommendSeekers(tools, caller, pageAt(query)), query.size),
    'GET /skills-certification/search': find,
    'GET /skills-certification/search/language': ({ caller, query: { language, ...rest } }) =>
      find({ caller, query: { ...rest, language: [language] } }),
    'GET /skills-certification/search/gender': find,
    'GET /skills-certification/search/age-range': find,
    'GET /skills-certification/search/religion': find,
    'GET /skills-certification/search/salary-range': find,
    'GET /skills-certification/search/skill': ({ caller, query: { skill, ...rest } }) =>
      find({ caller, query: { ...rest, skill: [skill] } }),
    'GET /skills-certification/search/location': find,
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
