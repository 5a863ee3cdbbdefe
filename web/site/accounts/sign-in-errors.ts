import type { ApiError } from '../../lib/api-error.ts'

const byStatus = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'disabled',
  404: 'notFound',
  429: 'tooMany',
  500: 'server',
} as const
type Status = keyof typeof byStatus

/** The name of a text in `login.errors`, or the words of the server itself. */
type Explanation =
  | { text: (typeof byStatus)[Status] | 'network' | 'failed' | 'unexpected' }
  | { said: string }

const isKnown = (status: number): status is Status => Object.hasOwn(byStatus, status)

/** What to say when a sign-in fails; null is something that no call of ours brings about. */
export function explainSignIn(failure: Pick<ApiError, 'status' | 'said'> | null): Explanation {
  if (failure === null) return { text: 'unexpected' }
  const { status, said } = failure
  if (status === 0) return { text: 'network' }
  if (isKnown(status)) return { text: byStatus[status] }
  return said === null ? { text: 'failed' } : { said }
}
