import type { jobEndpoints } from '../../../contract/jobs.ts'
import { dayInEthiopia } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { changeJob, deleteJob, duplicateJob, keepOpen, postJob, readJob, setStatus } from './service.ts'
import { jobView } from './view.ts'

const today = () => dayInEthiopia(new Date())

export function jobRoutes(executor: Executor, texts: Texts): Handlers<typeof jobEndpoints> {
  const said = (
    language: Language,
    what: 'posted' | 'saved' | 'deleted' | 'duplicated' | 'closed' | 'reopened' | 'keptOpen',
  ) => ({
    success: true as const,
    message: texts(language, `postings.${what}`),
  })
  return {
    'POST /employer/jobs': async ({ transaction, caller, body, language }) => {
      const jobId = await postJob(transaction, caller, body, today())
      return { status: 201, body: { ...said(language, 'posted'), jobId } }
    },
    'GET /employer/jobs/:id': async ({ caller, params }) => ({
      status: 200,
      body: jobView(await readJob(executor, caller, params.id)),
    }),
    'PUT /employer/jobs/:id': async ({ caller, params, body, language }) => {
      await changeJob(executor, caller, params.id, body, today())
      return { status: 200, body: said(language, 'saved') }
    },
    'DELETE /employer/jobs/:id': async ({ caller, params, language }) => {
      await deleteJob(executor, caller, params.id)
      return { status: 200, body: said(language, 'deleted') }
    },
    'POST /employer/jobs/:id/duplicate': async ({ transaction, caller, params, language }) => {
      const ending = (number: number) =>
        number === 1 ? texts(language, 'postings.copy') : texts(language, 'postings.copyNumber', { number })
      const jobId = await duplicateJob(transaction, caller, params.id, ending)
      return { status: 201, body: { ...said(language, 'duplicated'), jobId } }
    },
    'POST /employer/jobs/:id/close': async ({ caller, params, language }) => {
      await setStatus(executor, caller, params.id, 'CLOSED', today())
      return { status: 200, body: said(language, 'closed') }
    },
    'POST /employer/jobs/:id/reopen': async ({ caller, params, language }) => {
      await setStatus(executor, caller, params.id, 'ACTIVE', today())
      return { status: 200, body: said(language, 'reopened') }
    },
    'POST /employer/jobs/:id/keep-open': async ({ caller, params, language }) => {
      await keepOpen(executor, caller, params.id)
      return { status: 200, body: said(language, 'keptOpen') }
    },
  }
}
