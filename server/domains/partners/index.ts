import { partnerEndpoints } from '../../../contract/partners.ts'
import { defineDomain } from '../../platform/domain.ts'
import { limitMails } from '../accounts/service.ts'
import { partnerRoutes } from './routes.ts'

export const partners = defineDomain('partners', {
  endpoints: partnerEndpoints,
  routes: (context) =>
    partnerRoutes(context.database.executor, { ...context, mailer: limitMails(context) }, context.texts),
  texts: ['accounts'],
})
