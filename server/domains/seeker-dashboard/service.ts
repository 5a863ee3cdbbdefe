import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { listOwnDocuments } from '../documents/service.ts'
import { listOwnGuarantors } from '../guarantors/service.ts'
import { listSeekerNews } from '../hiring/service.ts'
import { readTrainingStatus } from '../training/service.ts'
import { readPerson } from './store.ts'

/** One statement for each of the five, so that the screen costs one call and the database little. */
export async function readDashboard(executor: Executor, { accountId }: Caller, language: Language) {
  const [person, news, documents, guarantors, training] = await Promise.all([
    readPerson(executor, accountId),
    listSeekerNews(executor, accountId),
    listOwnDocuments(executor, { accountId, type: 'CAREER' }, language),
    listOwnGuarantors(executor, accountId),
    readTrainingStatus(executor, accountId, language),
  ])
  // The account was erased while the call was under way.
  if (person === null) throw new NamedError('not_found')
  return { accountId, person, news, documents, guarantors, training }
}
export type OwnDashboard = Awaited<ReturnType<typeof readDashboard>>
