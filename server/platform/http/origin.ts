import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config.ts'
import { NamedError } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses requests for a host that is not ours, which is how a forged or rebound name arrives. */
export function checkHost(request: FastifyRequest, ours: URL): void {
  if (request.host.toLowerCase() === ours.host) return
  const asked = URL.parse(`http://${request.host}`)
  // On one's own machine the port may be forwarded and the name be any of its own.
  if (asked !== null && isLoopback(ours.hostname) && isLoopback(asked.hostname)) return
  throw new NamedError('wrong_host')
}

/** Refuses acts that another site started in the person's browser. Callers that are no browsers send neither header. */
export function checkOrigin(request: FastifyRequest): void {
  // A signed link may be followed from anywhere, and carries no right but its own.
  if (safeMethods.has(request.method) || request.routeOptions.config.access === 'signed') return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw new NamedError('cross_site')
  }
  const origin = request.headers.origin
  if (origin === undefined) return
  // The host was checked before this.
  if (URL.parse(origin)?.host !== request.host.toLowerCase()) throw new NamedError('cross_site')
}
