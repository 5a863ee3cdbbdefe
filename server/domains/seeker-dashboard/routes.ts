import type { seekerDashboardEndpoints } from '../../../contract/seeker-dashboard.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { readDashboard } from './service.ts'
import { dashboardView } from './view.ts'

export const seekerDashboardRoutes = (executor: Executor): Handlers<typeof seekerDashboardEndpoints> => ({
  'GET /jobseeker/dashboard': async ({ caller, language }) => ({
    status: 200,
    body: dashboardView(await readDashboard(executor, caller, language), new Date()),
  }),
})
