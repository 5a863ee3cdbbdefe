/** What to say of a password typed twice: before it is refused, not until the two can no longer become alike. */
export function confirmationError(
  password: string,
  confirmation: string,
  { refused, mismatch }: { refused: string | undefined; mismatch: string },
): string | undefined {
  if (confirmation === password) return undefined
  return password.startsWith(confirmation) ? refused : mismatch
}
