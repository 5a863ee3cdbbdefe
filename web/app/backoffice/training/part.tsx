import type { ReactNode } from 'react'

/** A part of the form, which the list of what is missing leads to. */
export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="card grid min-w-0 gap-4 p-4">
      <h2 id={`part-${id}`} tabIndex={-1} className="scroll-mt-20 text-xl font-bold outline-none">
        {heading}
      </h2>
      {children}
    </section>
  )
}

export function showPart(id: string): void {
  const heading = document.getElementById(`part-${id}`)
  heading?.focus()
  heading?.scrollIntoView({ block: 'start' })
}
