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
    this.said = message === undefined || message.trim() === '' ? null : message
    this.fields = fields ?? {}
  }
}

/** What an address names is not there; one that was mistyped is as good as that. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0

type Words = {
  failed: string
  unexpected?: string
  /** Said instead where no answer arrived. */
  network?: string
  /** Said on a line below where no answer arrived: what the specification says of the failure comes first. */
  connection?: string
}

/** What to say of a failure: the server's words, else the screen's own. No connection is named only where there was none. */
export function failureText(error: unknown, words: Words): string {
  const { failed, unexpected = failed, connection } = words
  if (!(error instanceof ApiError)) return unexpected
  if (error.status !== 0) return error.said ?? failed
  return words.network ?? (connection === undefined ? failed : `${failed}\n${connection}`)
}
