import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './launcher.ts'

const firstPauseMs = 100
const longestPauseMs = 5_000

export type SupervisedDatabase = {
  /** Stops PostgreSQL, unless another process still uses it, and does not start it again. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL again on the same files whenever it ends before it is stopped. Of several processes that do so one
 * succeeds, by PostgreSQL's own lock file, and the others attach. Its address stays the same, so that pools come back.
 */
export function superviseDatabase(
  first: EmbeddedDatabase,
  options: EmbeddedDatabaseOptions,
): SupervisedDatabase {
  const stopped = new AbortController()
  const untilStopped = new Promise<void>((resolve) => {
    stopped.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  let current = first

  async function supervise(): Promise<void> {
    for (;;) {
      await Promise.race([current.lost, untilStopped])
      if (stopped.signal.aborted) return
      const lostAt = performance.now()
      options.say('PostgreSQL ended and is started again.')
      const next = await startAgain()
      if (next === undefined) return
      current = next
      options.say(`PostgreSQL is back after ${Math.round(performance.now() - lostAt)} ms.`)
    }
  }

  async function startAgain(): Promise<EmbeddedDatabase | undefined> {
    for (let pause = firstPauseMs; !stopped.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        return await startEmbeddedDatabase(options)
      } catch (error) {
        options.say(error instanceof Error ? error.message : String(error))
      }
      await sleep(pause, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
    return undefined
  }

  const supervising = supervise()
  return {
    async stop() {
      stopped.abort()
      // A start under way ends first, for what it started would continue without us.
      await supervising
      await current.stop()
    },
  }
}
