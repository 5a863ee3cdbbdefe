import type { documentationEndpoints, probeEndpoints } from '../../../contract/operations.ts'
import { openApiDocument } from '../../../contract/openapi.ts'
import type { Database } from '../database/connection.ts'
import type { Handlers } from './bind.ts'
import { NamedError } from './errors.ts'
import type { Metrics } from './metrics.ts'

export const probeRoutes = (
  database: Database,
  metrics: Metrics,
  isStopping: () => boolean,
): Handlers<typeof probeEndpoints> => ({
  'GET /healthz': async () => ({ status: 200, body: { status: 'alive' } }),
  'GET /readyz': async () => {
    if (isStopping()) throw new NamedError('unavailable')
    await database.ping()
    return { status: 200, body: { status: 'ready' } }
  },
  'GET /metrics': async () => ({ status: 200, body: await metrics.print() }),
})

export const documentationRoutes = (about: {
  version: string
  email: string
}): Handlers<typeof documentationEndpoints> => {
  const document = openApiDocument(about)
  return { 'GET /openapi.json': async () => ({ status: 200, body: document }) }
}
