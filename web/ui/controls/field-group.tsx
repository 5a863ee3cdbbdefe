import type { ReactNode } from 'react'

/** Fields that belong together, two beside each other where there is room. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-bold wrap-anywhere">{legend}</legend>
      <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
