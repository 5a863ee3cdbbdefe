import type { backofficeEndpoints } from '../../../contract/backoffice.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { listUrgent } from './service.ts'

export const backofficeRoutes = (executor: Executor): Handlers<typeof backofficeEndpoints> => ({
  'GET /admin/urgent': async () => ({ status: 200, body: await listUrgent(executor) }),
})
