import { hiringEndpoints } from '../../../contract/hiring.ts'
import { defineDomain } from '../../platform/domain.ts'
import { exportApplications } from './applications.ts'
import { hiringMails } from './mails.ts'
import { exportOffers } from './offers.ts'
import { hiringRoutes } from './routes.ts'
import { textFiles } from './texts.ts'

export const hiring = defineDomain('hiring', {
  endpoints: hiringEndpoints,
  routes: (context) => hiringRoutes(context.database, context, context.texts),
  mails: hiringMails,
  texts: textFiles,
  exportData: { applications: exportApplications, offers: exportOffers },
})
