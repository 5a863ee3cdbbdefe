import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import type { Loadable } from '../../lib/endpoints.ts'
import { Loaded } from '../../ui/loaded.tsx'

type Props<Data> = { of: Loadable<Data>; lines?: number; children: (data: Data) => ReactNode }

/** What a whole screen of staff is about. Those who may not see it, or have yet to set up the second factor, read why. */
export function StaffContent<Data>({ of, lines = 4, children }: Props<Data>) {
  const said = of.error instanceof ApiError && of.error.status === 403 ? of.error.said : null
  return (
    <Loaded of={of} lines={lines} text={said ?? undefined}>
      {children}
    </Loaded>
  )
}
