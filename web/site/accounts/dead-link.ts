import { ApiError } from '../../lib/api-error.ts'

/** A token that is none is as dead as one that was used. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'invalid_link' || error.fields['token'] !== undefined)
