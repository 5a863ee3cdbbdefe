import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'

/** Whether somebody is who they say they are is for administrators to find. */
export function requireAdministrator({ staffLevel }: Caller): void {
  if (staffLevel !== 'ADMIN') throw new NamedError('not_allowed')
}
