/** As players show it: 0:42, 12:05. */
export function filmTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What a film costs; never nothing. */
export const megabytes = (bytes: number): number => Math.max(0.1, Math.round(bytes / 100_000) / 10)
