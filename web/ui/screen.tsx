import type { ReactNode } from 'react'

/** The frame of a signed-in screen: its heading, and below it what it is for. */
export function Screen(props: {
  heading: string
  intro?: string | undefined
  /** What leads back, above the heading. */
  above?: ReactNode
  /** For forms, which are read line by line. */
  narrow?: boolean
  children: ReactNode
}) {
  const content = (
    <>
      {props.above}
      <h1 className="text-xl font-bold text-balance wrap-anywhere md:text-2xl">{props.heading}</h1>
      {props.intro !== undefined && <p className="mt-2 max-w-prose text-lg">{props.intro}</p>}
      <div className="mt-2">{props.children}</div>
    </>
  )
  return (
    <div className="page-column pt-3 pb-8">
      {props.narrow === true ? <div className="mx-auto max-w-4xl">{content}</div> : content}
    </div>
  )
}
