import { useEffect, useState, type ComponentType } from 'react'
import type { Loadable } from './endpoints.ts'

const latestMilliseconds = 2_000

/**
 * A part of a screen below what is seen first: its code is fetched when the browser is idle, so that the first screen does
 * not wait for it. For `<Loaded>`, which offers to try again.
 */
export function useIdlePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Loadable<{ Part: ComponentType<Props> }> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ Part?: ComponentType<Props>; error: unknown }>({ error: null })
  useEffect(() => {
    let isGone = false
    const fetchPart = () => {
      load().then(
        (loaded) => isGone || setState({ Part: loaded.default, error: null }),
        (error: unknown) => isGone || setState({ error }),
      )
    }
    const cancel = attempt === 0 ? whenIdle(fetchPart) : (fetchPart(), () => {})
    return () => {
      isGone = true
      cancel()
    }
    // One part for one place: the function is another at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])
  const { Part, error } = state
  return {
    data: Part === undefined ? undefined : { Part },
    error,
    isPaused: false,
    isFetching: error === null && Part === undefined,
    retry: () => {
      setState({ error: null })
      setAttempt(attempt + 1)
    },
  }
}

/** Answers how to call it off. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, latestMilliseconds)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(act, { timeout: latestMilliseconds })
  return () => cancelIdleCallback(id)
}
