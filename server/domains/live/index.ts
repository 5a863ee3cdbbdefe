import { liveEndpoints } from '../../../contract/live.ts'
import { defineDomain } from '../../platform/domain.ts'
import { liveRoutes } from './routes.ts'

export const live = defineDomain('live', {
  endpoints: liveEndpoints,
  routes: (context) => liveRoutes(context),
})
