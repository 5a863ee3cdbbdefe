import type { ReactNode } from 'react'
import { isOffline } from '../lib/api-error.ts'
import { RefreshingContext } from '../lib/refreshing.ts'
import { ErrorState } from './controls/error-state.tsx'
import { Skeleton } from './controls/skeleton.tsx'

type Props<Data> = {
  of: {
    data: Data | undefined
    error: unknown
    isPaused: boolean
    isFetching: boolean
    retry: () => void
  }
  /** What it looks like while it is on its way; a card with some lines where nothing is said. */
  skeleton?: ReactNode
  lines?: number
  /** What to say where it failed. */
  heading?: string | undefined
  text?: string | ((error: unknown) => string) | undefined
  /** The label of the retry button. */
  retry?: string | undefined
  level?: 2 | 3 | 4
  children: (data: Data) => ReactNode
}

/** What was asked for; its skeleton while it is on its way, and what went wrong with a way to try again. */
export function Loaded<Data>({
  of,
  skeleton,
  lines = 6,
  heading,
  text,
  retry,
  level = 2,
  children,
}: Props<Data>) {
  // What is there stays, also while it cannot be asked for anew.
  if (of.data !== undefined) {
    return <RefreshingContext value={of.isFetching}>{children(of.data)}</RefreshingContext>
  }
  if (of.error === null && !of.isPaused) return skeleton ?? <Skeleton kind="card" lines={lines} />
  const said = typeof text === 'function' ? text(of.error) : text
  return (
    <ErrorState
      offline={of.isPaused || isOffline(of.error)}
      {...(heading === undefined ? {} : { heading })}
      {...(said === undefined ? {} : { text: said })}
      level={level}
      retry={retry}
      busy={of.isFetching && !of.isPaused}
      onRetry={of.retry}
    />
  )
}
