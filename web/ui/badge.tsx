import type { ReactNode } from 'react'

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-full wrap-anywhere bg-accent-soft px-3 py-1 text-sm font-semibold text-on-accent-soft">
      {children}
    </span>
  )
}
