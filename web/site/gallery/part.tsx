import type { ReactNode } from 'react'

/** One component or one kind of it, with all its states. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10">
      <h2 className="section-heading">{heading}</h2>
      <div className="mt-6 flex flex-wrap items-center gap-4">{children}</div>
    </section>
  )
}
