import { hiringEndpoints } from '../../../contract/hiring.ts'
import { interviewEndpoints } from '../../../contract/interviews.ts'
import { offerEndpoints } from '../../../contract/offers.ts'
import { placementEndpoints } from '../../../contract/placements.ts'
import { defineDomain } from '../../platform/domain.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { createApplicantAnswers } from './answer-applicants.ts'
import { exportApplications } from './applications.ts'
import { exportCheckIns } from './check-ins.ts'
import { clockSchedule, createHiringClock } from './clock.ts'
import { noteEvents } from './history.ts'
import { createDigest, digestSchedule } from './digest.ts'
import { countAnswers } from './figures.ts'
import { interviewRoutes } from './interviews-routes.ts'
import { hiringMails } from './mails.ts'
import { exportOffers } from './offers.ts'
import { offerRoutes } from './offers-routes.ts'
import { closeDeserted, createEndNotice, exportPlacements } from './placements.ts'
import { placementRoutes } from './placements-routes.ts'
import { exportReviews } from './reviews.ts'
import { hiringRoutes } from './routes.ts'
import { textFiles } from './texts.ts'

export const hiring = defineDomain('hiring', {
  endpoints: { ...hiringEndpoints, ...interviewEndpoints, ...offerEndpoints, ...placementEndpoints },
  routes: (context) => ({
    ...hiringRoutes(context.database, context, context.texts),
    ...interviewRoutes(context),
    ...offerRoutes(context.database.executor, context, context.texts),
    ...placementRoutes(context.database.executor, context, context.texts),
  }),
  mails: hiringMails,
  texts: textFiles,
  tasks: (context) => ({
    'answer-applicants': createApplicantAnswers(context.database.executor, context),
    'notify-of-end': createEndNotice(context),
    'mail-applications': createDigest(context),
    'hiring-clock': createHiringClock(context),
    'note-events': () => noteEvents(context.database.executor),
    'count-answers': () => countAnswers(context.database.executor),
  }),
  schedule: [...digestSchedule, ...clockSchedule],
  exportData: {
    applications: exportApplications,
    offers: exportOffers,
    placements: exportPlacements,
    reviews: exportReviews,
    checkIns: exportCheckIns,
  },
  on: {
    accountErased: (transaction, _, emit) => closeDeserted(transaction, emit),
    jobLapsed: (transaction, { jobId }) =>
      enqueue(transaction, 'answer-applicants', { jobId, reason: 'CLOSED' }),
  },
})
