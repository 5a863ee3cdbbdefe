import { seekerDashboardEndpoints } from '../../../contract/seeker-dashboard.ts'
import { defineDomain } from '../../platform/domain.ts'
import { seekerDashboardRoutes } from './routes.ts'

/** Apart from seekers, whom hiring asks: the dashboard asks hiring, documents and guarantors in its turn. */
export const seekerDashboard = defineDomain('seeker-dashboard', {
  endpoints: seekerDashboardEndpoints,
  routes: ({ database }) => seekerDashboardRoutes(database.executor),
})
