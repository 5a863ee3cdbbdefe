import { backofficeEndpoints } from '../../../contract/backoffice.ts'
import { defineDomain } from '../../platform/domain.ts'
import { backofficeRoutes } from './routes.ts'

export const backoffice = defineDomain('backoffice', {
  endpoints: backofficeEndpoints,
  routes: ({ database }) => backofficeRoutes(database.executor),
})
