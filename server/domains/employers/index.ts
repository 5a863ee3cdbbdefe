import { employerEndpoints } from '../../../contract/employers.ts'
import { defineDomain } from '../../platform/domain.ts'
import { employerRoutes } from './routes.ts'
import { textFiles } from './texts.ts'

export const employers = defineDomain('employers', {
  endpoints: employerEndpoints,
  routes: (context) => employerRoutes(context.database.executor, context, context.texts),
  texts: textFiles,
})
