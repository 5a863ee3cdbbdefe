import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { TibebBand } from './tibeb-band.tsx'

/** A page with one thing to say and the next steps from there. */
export function Notice(props: { state?: string; heading: string; text: string; children: ReactNode }) {
  return (
    <section className="page-column flex flex-col items-start gap-5 py-16 sm:py-24">
      <TibebBand className="w-40" />
      {props.state !== undefined && <Badge>{props.state}</Badge>}
      <h1 className="text-3xl font-bold text-balance sm:text-4xl">{props.heading}</h1>
      <p className="max-w-prose text-lg">{props.text}</p>
      <div className="mt-2 flex flex-wrap gap-4">{props.children}</div>
    </section>
  )
}
