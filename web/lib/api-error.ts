import type { ErrorCode } from '../../contract/errors.ts'

type Said = {
  code?: ErrorCode | undefined
  message?: string | undefined
  fields?: { readonly [field: string]: string } | undefined
}

/** A call that did not succeed. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** 0: no answer arrived. */
  readonly status: number
  /** Null where something other than our server answered. */
  readonly code: ErrorCode | null
  /** In the person's language; null where the answer had no words. */
  readonly said: string | null
  /** What is wrong with a field, to be shown beside it. */
  readonly fields: { readonly [field: string]: string }

  constructor(status: number, { code, message, fields }: Said = {}) {
    super(code ?? `status ${status}`)
    this.status = status
    this.code = code ?? null
    this.said = message === undefined || message === '' ? null : message
    this.fields = fields ?? {}
  }
}

export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** What to say of a failure: the server's words, else the screen's own. No connection is named only where there was none. */
export function failureText(
  error: unknown,
  words: { failed: string; network?: string; unexpected?: string },
): string {
  if (!(error instanceof ApiError)) return words.unexpected ?? words.failed
  if (error.status === 0) return words.network ?? words.failed
  return error.said ?? words.failed
}
