import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config.ts'
import { NamedError } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses a request that names its host twice: a proxy and we could each believe another one. */
export function checkSingleHost({ raw }: FastifyRequest): void {
  let hosts = 0
  for (let index = 0; index < raw.rawHeaders.length; index += 2) {
    const name = raw.rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts > 1) throw new NamedError('malformed_request')
}

/** Refuses requests for a host that is not ours, which is how a forged or rebound name arrives. */
export function checkHost(request: FastifyRequest, ours: URL): void {
  if (request.host.toLowerCase() === ours.host) return
  const asked = URL.parse(`http://${request.host}`)
  // On one's own machine the port may be forwarded and the name be any of its own.
  if (asked !== null && isLoopback(ours.hostname) && isLoopback(asked.hostname)) return
  throw new NamedError('wrong_host')
}

/** Refuses acts that another site started in the person's browser. Callers that are no browsers send neither header. */
export function checkOrigin(request: FastifyRequest, ours: URL): void {
  const site = request.headers['sec-fetch-site']
  if (request.routeOptions.config.ownPagesOnly === true) {
    if (site !== 'same-origin') throw new NamedError('cross_site')
    return
  }
  // A signed link may be followed from anywhere, and carries no right but its own.
  if (safeMethods.has(request.method) || request.routeOptions.config.access === 'signed') return
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw new NamedError('cross_site')
  }
  const origin = request.headers.origin
  if (origin === undefined) return
  // The host was checked before this. A proxy may speak http to us, so the scheme is that of the public address.
  if (URL.parse(origin)?.origin !== `${ours.protocol}//${request.host.toLowerCase()}`)
    throw new NamedError('cross_site')
}
