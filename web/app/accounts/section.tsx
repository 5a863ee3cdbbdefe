import type { ReactNode } from 'react'

/** One part of the settings: what it is, what it means, and its form. */
export function Section(props: { heading: string; text?: string; children: ReactNode }) {
  return (
    <section className="card grid max-w-2xl gap-5 sm:p-8">
      <div className="grid gap-1">
        <h2 className="text-xl font-bold text-balance">{props.heading}</h2>
        {props.text !== undefined && <p className="max-w-prose text-muted">{props.text}</p>}
      </div>
      {props.children}
    </section>
  )
}
