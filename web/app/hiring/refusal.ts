import { useEffect } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { signInLater } from '../../lib/leave.ts'

const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status)

/** The person is signed out, or their account may not see this. */
export const isRefused = (error: unknown): boolean => hasStatus(error, 401, 403)

/** The call itself leads those to the sign-in who are signed out; this does it for accounts that may not see the answer. */
export function useSignInWhenForbidden(error: unknown): void {
  const isForbidden = hasStatus(error, 403)
  useEffect(() => {
    if (isForbidden) signInLater()
  }, [isForbidden])
}
