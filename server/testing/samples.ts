import type { CallInput, EndpointKey } from '../../contract/endpoint.ts'
import type { apiEndpoints } from '../../contract/endpoints.ts'
import type { probeEndpoints } from '../../contract/operations.ts'

type All = typeof apiEndpoints & typeof probeEndpoints

/** One valid call of every endpoint; a new endpoint without one does not compile. */
export const samples: { readonly [Key in keyof All & EndpointKey]: CallInput<All[Key]> } = {
  'POST /site/browser-faults': {
    body: {
      page: 'landing',
      language: 'am',
      kind: 'script',
      error: 'TypeError',
      place: 'assets/main.js:1:200',
    },
  },
  'GET /openapi.json': {},
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /metrics': {},
}
