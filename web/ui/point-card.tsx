import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

/** One thing to know, with a sign to find it by. */
export function PointCard({ Icon, heading, text }: { Icon: LucideIcon; heading: string; text: string }) {
  const id = useId()
  return (
    <article aria-labelledby={id} className="card">
      <span className="flex size-12 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h3 id={id} className="mt-4 text-lg font-semibold">
        {heading}
      </h3>
      <p className="mt-2 text-muted">{text}</p>
    </article>
  )
}
