import { useEffect, useState, type ComponentType } from 'react'
import type { Loadable } from './endpoints.ts'

const latestMilliseconds = 2_000

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
export type IdlePart<Props> = ReturnType<typeof idlePart<Props>>

/** A part of screens whose code is fetched once: where it is shown again, it is there with the rest. */
export function idlePart<Props>(load: Load<Props>) {
  let Part: ComponentType<Props> | undefined
  return {
    loaded: () => Part,
    load: async () => {
      Part = (await load()).default
      return Part
    },
  }
}

/**
 * A part of a screen below what is seen first: its code is fetched when the browser is idle, so that the first screen does
 * not wait for it. For `<Loaded>`, which offers to try again.
 */
export function useIdlePart<Props>(part: IdlePart<Props>): Loadable<{ Part: ComponentType<Props> }> {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ Part?: ComponentType<Props> | undefined; error: unknown }>(() => ({
    Part: part.loaded(),
    error: null,
  }))
  useEffect(() => {
    if (part.loaded() !== undefined) return undefined
    let isGone = false
    const fetchPart = () => {
      part.load().then(
        (Part) => isGone || setState({ Part, error: null }),
        (error: unknown) => isGone || setState({ error }),
      )
    }
    const cancel = attempt === 0 ? whenIdle(fetchPart) : (fetchPart(), () => {})
    return () => {
      isGone = true
      cancel()
    }
  }, [attempt, part])
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
