import type { Config } from './config.ts'

/** How long requests under way may take to end before the process goes all the same. */
const drainMilliseconds = 20_000

/** How long a process may take to stop, with the time in which it serves on. */
export const stopMilliseconds = ({ stopDelaySeconds }: Config) => stopDelaySeconds * 2_000 + drainMilliseconds

/** Ends this process after `stop`, or after so many milliseconds without it. Asked again, it does nothing more. */
export function stopOnce(stop: () => Promise<void>, milliseconds: number): () => void {
  let isStopping = false
  return () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), milliseconds).unref()
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
}
