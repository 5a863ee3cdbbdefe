import { jobSearchEndpoints } from '../../../contract/job-search.ts'
import { jobEndpoints } from '../../../contract/jobs.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import { savedJobEndpoints } from '../../../contract/saved-jobs.ts'
import { savedSearchEndpoints } from '../../../contract/saved-searches.ts'
import { defineDomain } from '../../platform/domain.ts'
import { createJobsClock, jobsClockSchedule } from './clock.ts'
import { indexWaitingJobs } from './indexing.ts'
import { jobLinks } from './links.ts'
import { jobMails } from './mails.ts'
import { jobRoutes } from './routes.ts'
import { savedJobRoutes } from './saved-routes.ts'
import { createSearchMails, searchMailSchedule } from './saved-searches-mail.ts'
import { savedSearchRoutes } from './saved-searches-routes.ts'
import { exportSearches } from './saved-searches.ts'
import { exportSavedJobs } from './saved.ts'
import { jobSearchRoutes } from './search/routes.ts'
import { exportJobs, hideJobs, showJobs } from './service.ts'
import { textFiles } from './texts.ts'

export const jobs = defineDomain('jobs', {
  endpoints: { ...jobEndpoints, ...jobSearchEndpoints, ...savedJobEndpoints, ...savedSearchEndpoints },
  routes: ({ database, signer, texts }) => ({
    ...jobRoutes(database.executor, texts),
    ...jobSearchRoutes(database),
    ...savedJobRoutes(database, texts),
    ...savedSearchRoutes(database.executor, signer, texts),
  }),
  mails: jobMails,
  texts: textFiles,
  tasks: (context) => ({
    'mail-saved-searches': createSearchMails(context),
    'jobs-clock': createJobsClock(context),
  }),
  schedule: [...searchMailSchedule, ...jobsClockSchedule],
  linkPurposes: jobLinks,
  exportData: { jobs: exportJobs, savedJobs: exportSavedJobs, savedSearches: exportSearches },
  on: {
    accountDisabled: async (transaction, { accountId, type }) => {
      if (isEmployer(type)) await hideJobs(transaction, accountId)
    },
    accountEnabled: async (transaction, { accountId, type }) => {
      if (isEmployer(type)) await showJobs(transaction, accountId)
    },
  },
  // Until it is done, words that name a kind of work or a skill do not find every job.
  afterStart: indexWaitingJobs,
})
