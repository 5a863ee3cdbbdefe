import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Access, SignedInAccess } from '../../../contract/endpoint.ts'
import { accountHeader } from '../../../contract/rules/wire.ts'
import type { Caller } from '../sessions/sessions.ts'
import { NamedError } from './errors.ts'

/** What callers prove themselves with. */
export type Keys = {
  metricsToken: string | null
  /** Who this request is signed in as. */
  findCaller: (request: FastifyRequest) => Promise<Caller | null>
  /** Staff must have shown a second factor. */
  secondFactorForced: boolean
}

/** Answers with the caller where the endpoint needs one. */
export async function checkAccess(
  access: Access,
  request: FastifyRequest,
  keys: Keys,
): Promise<Caller | null> {
  switch (access) {
    case 'anyone':
      return null
    // The proof is in the link; the service reads it.
    case 'signed':
      return null
    case 'operator':
      if (keys.metricsToken === null || !bears(request, keys.metricsToken)) throw new NamedError('not_found')
      return null
    case 'staffBeforeFactor':
    case 'administrators':
    default: {
      const caller = await signedIn(request, keys)
      if (!isAllowed(access, caller)) throw new NamedError('not_allowed')
      const needsFactor = caller.type === 'ADMIN' && access !== 'staffBeforeFactor' && keys.secondFactorForced
      if (needsFactor && !caller.secondFactor) throw new NamedError('second_factor_missing')
      return caller
    }
  }
}

function isAllowed(access: SignedInAccess, { type, staffLevel }: Caller): boolean {
  switch (access) {
    case 'staffBeforeFactor':
      return type === 'ADMIN'
    case 'administrators':
      return staffLevel === 'ADMIN'
    default:
      return access.includes(type)
  }
}

async function signedIn(request: FastifyRequest, keys: Keys): Promise<Caller> {
  const caller = await keys.findCaller(request)
  if (caller === null) throw new NamedError('sign_in_required')
  const shown = request.headers[accountHeader]
  // A page left open while somebody else signed in must neither show nor change what is theirs.
  if (shown !== undefined && shown !== caller.accountId) throw new NamedError('account_changed')
  return caller
}

function bears(request: FastifyRequest, token: string): boolean {
  const [scheme, given = ''] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(given), digest(token))
}

/** Of one length, so that the comparison tells nothing of the length either. */
const digest = (text: string) => createHash('sha256').update(text).digest()
