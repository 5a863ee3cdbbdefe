import type { ApiError } from '../../lib/api.ts'

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

/** What to say when a sign-in fails; null stands for something that no call of ours brings about. */
export function explainSignIn(failure: Pick<ApiError, 'status' | 'problem'> | null): Explanation {
  if (failure === null) return { text: 'unexpected' }
  const { status, problem } = failure
  if (status === 0) return { text: 'network' }
  if (isKnown(status)) return { text: byStatus[status] }
  // Something in between answered, or the server found no words.
  if (problem === 'network' || problem.message === '') return { text: 'failed' }
  return { said: problem.message }
}
