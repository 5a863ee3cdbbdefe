import { useEffect, useState } from 'react'

type Later<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; retry: () => void }

/** What a screen fetches once it is live. `load` must stay the same function, or it is fetched anew. */
export function useLater<T>(load: () => Promise<T>): Later<T> {
  const [attempt, setAttempt] = useState(0)
  const [later, setLater] = useState<Later<T>>({ state: 'loading' })
  useEffect(() => {
    let wanted = true
    const settle = (outcome: Later<T>) => wanted && setLater(outcome)
    settle({ state: 'loading' })
    load().then(
      (value) => settle({ state: 'ready', value }),
      () => settle({ state: 'failed', retry: () => setAttempt(attempt + 1) }),
    )
    return () => {
      wanted = false
    }
  }, [load, attempt])
  return later
}
