import { seekerSearchEndpoints } from '../../../contract/seeker-search.ts'
import { seekerEndpoints } from '../../../contract/seekers.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { defineDomain } from '../../platform/domain.ts'
import type { AccountEvent } from '../accounts/service.ts'
import { switchOff } from './availability.ts'
import { indexWaitingSeekers, refreshSeeker } from './indexing.ts'
import { seekerRoutes } from './routes.ts'
import { exportSavedSeekers } from './saved.ts'
import { seekerSearchRoutes } from './search/routes.ts'
import { exportSeeker } from './service.ts'
import { textFiles } from './texts.ts'

/** What a seeker is found by follows the account. */
async function refresh(transaction: Executor, { accountId, type }: AccountEvent): Promise<void> {
  if (type === 'CAREER') await refreshSeeker(transaction, accountId)
}

export const seekers = defineDomain('seekers', {
  endpoints: { ...seekerEndpoints, ...seekerSearchEndpoints },
  routes: ({ database, texts }) => ({
    ...seekerRoutes(database.executor, texts),
    ...seekerSearchRoutes(database, texts),
  }),
  texts: textFiles,
  exportData: { seekers: exportSeeker, savedSeekers: exportSavedSeekers },
  on: {
    accountCreated: refresh,
    accountChanged: refresh,
    accountDisabled: refresh,
    accountEnabled: refresh,
    emailVerified: refresh,
    hired: (transaction, { seekerId }) => switchOff(transaction, seekerId),
  },
  // Until it is done, seekers on the list are not found yet.
  afterStart: indexWaitingSeekers,
})
