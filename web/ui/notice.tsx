import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { TibebBand } from './tibeb-band.tsx'

/** One thing to say and the next steps from there: by itself a page, or a part of one where it is deeper. */
export function Notice(props: {
  state?: string
  heading: string
  text: string
  level?: 1 | 3
  children: ReactNode
}) {
  const Heading = `h${props.level ?? 1}` as const
  return (
    <section className="page-column flex flex-col items-start gap-5 py-16 sm:py-24">
      <TibebBand className="w-40 max-w-full" />
      {props.state !== undefined && <Badge>{props.state}</Badge>}
      <Heading className="text-3xl font-bold text-balance sm:text-4xl">{props.heading}</Heading>
      <p className="max-w-prose text-lg">{props.text}</p>
      <div className="mt-2 flex flex-wrap gap-4">{props.children}</div>
    </section>
  )
}
