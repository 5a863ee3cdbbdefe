import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import type { Loadable } from '../../lib/endpoints.ts'
import { Loaded } from '../../ui/loaded.tsx'

type Props<Data> = { of: Loadable<Data>; children: (data: Data) => ReactNode }

/** What waits for staff. Those who have no part in it, or have yet to set up the second factor, do not see it. */
export function StaffList<Data>(props: Props<Data>) {
  const { error } = props.of
  if (error instanceof ApiError && error.status === 403) return null
  return (
    <Loaded of={props.of} lines={4}>
      {props.children}
    </Loaded>
  )
}
