import type { CallInput, EndpointKey } from '../../contract/endpoint.ts'
import type { apiEndpoints } from '../../contract/endpoints.ts'
import type { probeEndpoints } from '../../contract/operations.ts'
import { testSigner } from './app.ts'

/** A link that is ours, for somebody who is not there. */
const signed = (purpose: 'newsletter-confirm' | 'newsletter-unsubscribe') =>
  testSigner.sign(purpose, '00000000-0000-7000-8000-000000000000')

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
  'POST /newsletter/subscribe': { body: { email: 'almaz@example.com' } },
  'POST /newsletter/confirm': { body: { token: signed('newsletter-confirm') } },
  'POST /newsletter/unsubscribe': { query: { token: signed('newsletter-unsubscribe') } },
  'GET /openapi.json': {},
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /metrics': {},
}
