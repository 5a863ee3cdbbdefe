import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { listOwnDocuments } from '../documents/service.ts'
import { listOwnGuarantors } from '../guarantors/service.ts'
import { listSeekerNews } from '../hiring/service.ts'
import { readPerson } from './store.ts'

/** One statement for each of the four, so that the screen costs one call and the database little. */
export async function readDashboard(executor: Executor, { accountId }: Caller, language: Language) {
  const [person, news, documents, guarantors] = await Promise.all([
    readPerson(executor, accountId),
    listSeekerNews(executor, accountId),
    listOwnDocuments(executor, { accountId, type: 'CAREER' }, language),
    listOwnGuarantors(executor, accountId),
  ])
  // The account was erased while the call was under way.
  if (person === null) throw new NamedError('not_found')
  return { accountId, person, news, documents, guarantors }
}
export type OwnDashboard = Awaited<ReturnType<typeof readDashboard>>
