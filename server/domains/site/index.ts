import { siteEndpoints } from '../../../contract/site.ts'
import { defineDomain } from '../../platform/domain.ts'
import { siteRoutes } from './routes.ts'

export const site = defineDomain('site', {
  endpoints: siteEndpoints,
  routes: ({ database }) => siteRoutes(database.executor),
})
