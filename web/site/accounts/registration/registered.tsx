import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../ui/button-link.tsx'

const restMilliseconds = 3_000

/** Shown for a moment in the place of the page, with the focus on it; then the person is led on. */
export function Registered(props: { message: string; goingOn: string; onward: string; path: string }) {
  const { path } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => location.assign(path), restMilliseconds)
    return () => clearTimeout(timer)
  }, [path])
  return (
    <section className="page-column py-8 sm:py-12">
      <div className="card mx-auto flex max-w-4xl flex-col items-start gap-4">
        <CircleCheck aria-hidden="true" className="size-10 text-primary" />
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold text-balance">
          {props.message}
        </h1>
        <p>{props.goingOn}</p>
        <ButtonLink href={path}>{props.onward}</ButtonLink>
      </div>
    </section>
  )
}
