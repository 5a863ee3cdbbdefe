import { useEffect, useState } from 'react'

type Later<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; retry: () => void }

/** What a screen fetches once it is live. `load` must stay the same function, or it is fetched anew. */
export function useLater<T>(load: () => Promise<T>): Later<T> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ of: typeof load; attempt: number; later: Later<T> } | null>(null)
  useEffect(() => {
    let wanted = true
    const settle = (later: Later<T>) => wanted && setSettled({ of: load, attempt, later })
    load().then(
      (value) => settle({ state: 'ready', value }),
      () => settle({ state: 'failed', retry: () => setAttempt(attempt + 1) }),
    )
    return () => {
      wanted = false
    }
  }, [load, attempt])
  // What was fetched before, by another function, is no answer to this one.
  return settled?.of === load && settled.attempt === attempt ? settled.later : { state: 'loading' }
}
