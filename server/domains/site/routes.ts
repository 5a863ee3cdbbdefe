import type { siteEndpoints } from '../../../contract/site.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { recordBrowserFault } from './service.ts'

export const siteRoutes = (executor: Executor): Handlers<typeof siteEndpoints> => ({
  'POST /site/browser-faults': async ({ body, log }) => {
    await recordBrowserFault(executor, body)
    log.warn({ fault: body }, 'A script of ours failed in a browser')
    return { status: 204, body: undefined }
  },
})
