import { employerEndpoints } from '../../../contract/employers.ts'
import { defineDomain } from '../../platform/domain.ts'
import { employerRoutes } from './routes.ts'
import { textFiles } from './texts.ts'

export const employers = defineDomain('employers', {
  endpoints: employerEndpoints,
  routes: ({ database, texts }) => employerRoutes(database.executor, texts),
  texts: textFiles,
})
