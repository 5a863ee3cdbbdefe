import type { ReactNode } from 'react'
import { StatePicture } from '../illustrations/states.tsx'

/** Nothing here yet: why, and the one thing to do about it. */
export function EmptyState(props: {
  heading: string
  text: string
  level?: 2 | 3 | 4
  children?: ReactNode
}) {
  const Heading = `h${props.level ?? 2}` as const
  return (
    <div className="card flex w-full flex-col items-center gap-2 py-6 text-center">
      <StatePicture of="empty" />
      <Heading className="text-xl font-bold text-balance">{props.heading}</Heading>
      <p className="max-w-prose text-muted">{props.text}</p>
      {props.children !== undefined && <div className="mt-3 max-w-full">{props.children}</div>}
    </div>
  )
}
