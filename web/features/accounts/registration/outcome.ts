import type { ApiError } from '../../../lib/api.ts'

/** What to say of a refusal: the server's words; else that it failed; else that nobody answered. */
export function wordsFor(
  error: ApiError | null,
  words: { failed: string; unexpected: string; network: string },
): string {
  if (error === null) return words.unexpected
  if (error.problem !== 'network') return error.problem.message
  // With a status somebody answered, but in words that are not ours.
  return error.status === 0 ? words.network : words.failed
}
