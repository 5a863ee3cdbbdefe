import { documentationEndpoints, probeEndpoints } from './operations.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { siteEndpoints } from './site.ts'

/** Everything under /api. */
export const apiEndpoints = { ...newsletterEndpoints, ...siteEndpoints, ...documentationEndpoints }
export type ApiEndpoints = typeof apiEndpoints

/** Every endpoint there is, by the prefix it stands under. */
export const endpointGroups = [
  { prefix: '/api', endpoints: apiEndpoints },
  { prefix: '', endpoints: probeEndpoints },
] as const
