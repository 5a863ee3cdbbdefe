import { guarantorEndpoints } from '../../../contract/guarantors.ts'
import { defineDomain } from '../../platform/domain.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { createAsking, limitMails } from './asking.ts'
import { createGuarantorsClock, guarantorsClockSchedule } from './clock.ts'
import { guarantorLinks } from './links.ts'
import { guarantorMails } from './mails.ts'
import { guarantorRoutes } from './routes.ts'
import { exportGuarantors } from './service.ts'
import { textFiles } from './texts.ts'

export const guarantors = defineDomain('guarantors', {
  endpoints: guarantorEndpoints,
  routes: (context) => guarantorRoutes(context.database.executor, limitMails(context), context.texts),
  mails: guarantorMails,
  texts: textFiles,
  linkPurposes: guarantorLinks,
  tasks: (context) => ({
    'ask-guarantors': createAsking(context.database.executor, limitMails(context)),
    'guarantors-clock': createGuarantorsClock(limitMails(context)),
  }),
  schedule: guarantorsClockSchedule,
  exportData: { guarantors: exportGuarantors },
  on: {
    emailVerified: async (transaction, { accountId, type }) => {
      if (type === 'CAREER') await enqueue(transaction, 'ask-guarantors', { seekerId: accountId })
    },
  },
})
