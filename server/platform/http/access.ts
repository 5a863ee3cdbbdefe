import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Access } from '../../../contract/endpoint.ts'
import { NamedError } from './errors.ts'

/** What callers prove themselves with. */
export type Keys = { metricsToken: string | null }

export function checkAccess(access: Access, request: FastifyRequest, keys: Keys): void {
  switch (access) {
    case 'anyone':
      return
    // The proof is in the link; the service reads it.
    case 'signed':
      return
    case 'operator':
      if (keys.metricsToken === null || !bears(request, keys.metricsToken)) throw new NamedError('not_found')
  }
}

function bears(request: FastifyRequest, token: string): boolean {
  const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(given), digest(token))
}

/** Of one length, so that the comparison tells nothing of the length either. */
const digest = (text: string) => createHash('sha256').update(text).digest()
