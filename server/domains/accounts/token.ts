import { tokenRoles, type AccountType } from '../../../contract/rules/accounts.ts'
import type { Signer } from '../../platform/signing.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JWT with role and expiry, for the start page to know where to lead. The server itself never reads one. */
export function hintToken(signer: Signer, type: AccountType, expiresAt: Date): string {
  const payload = { role: tokenRoles[type], exp: Math.floor(expiresAt.getTime() / 1000) }
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`
  return `${text}.${signer.seal('token-hint', text)}`
}
