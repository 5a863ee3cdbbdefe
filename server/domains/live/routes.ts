import type { liveEndpoints } from '../../../contract/live.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { followEvents, type Sources } from './service.ts'

export const liveRoutes = (sources: Sources): Handlers<typeof liveEndpoints> => ({
  'GET /events': async ({ caller, lastEventId }) => ({
    status: 200,
    body: (stream) => followEvents(sources, caller, lastEventId, stream),
  }),
})
