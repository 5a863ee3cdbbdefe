import { ApiError } from '../../../lib/api-error.ts'

export type LoadFailure = 'session' | 'permission' | 'missing' | 'server' | 'load' | 'network' | 'unexpected'

/** What to say where the dashboard could not be loaded, as the name of its text; null is no error but a lost connection. */
export function loadFailureOf(error: unknown): LoadFailure {
  if (error === null) return 'network'
  if (!(error instanceof ApiError)) return 'unexpected'
  switch (error.status) {
    case 0:
      return 'network'
    case 401:
      return 'session'
    case 403:
      return 'permission'
    case 404:
      return 'missing'
    case 500:
      return 'server'
    default:
      return 'load'
  }
}

/** For a status without words of its own, those of the server go before ours. */
export const saidOf = (error: unknown): string | null =>
  error instanceof ApiError && loadFailureOf(error) === 'load' ? error.said : null
