import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

/** One calm card for one thing to do. */
export function AccountFrame(props: {
  heading: string
  /** A sign for pages that tell how something went, and whether it went well. */
  Icon?: LucideIcon
  wrong?: boolean
  /** It came in the place of another: the focus moves to it, so that screen readers read it. */
  arrived?: boolean
  children: ReactNode
}) {
  const { heading, Icon, wrong = false, arrived = false, children } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) title.current?.focus()
  }, [arrived])
  return (
    <section className="page-column py-8 sm:py-14">
      <div className="card mx-auto grid max-w-md gap-5 sm:p-8">
        {Icon !== undefined && (
          <span
            className={`flex size-14 items-center justify-center rounded-full ${wrong ? 'bg-accent-soft text-on-accent-soft' : 'bg-primary-soft text-primary'}`}
          >
            <Icon aria-hidden="true" className="size-7" />
          </span>
        )}
        <h1 ref={title} tabIndex={-1} className="text-2xl font-bold text-balance outline-none sm:text-3xl">
          {heading}
        </h1>
        {children}
      </div>
    </section>
  )
}

/** A link on a line of its own, tall enough for a thumb. */
export function LineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link inline-flex min-h-11 items-center justify-self-start font-semibold">
      {children}
    </a>
  )
}
