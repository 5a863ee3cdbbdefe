import { useId } from 'react'

/** The woven border of Ethiopian cotton dress: diamonds between steps. An ornament, so it is silent to readers. */
export function TibebBand({ className = 'w-full' }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={`block h-3 ${className}`}>
      <defs>
        <pattern id={id} width="48" height="12" patternUnits="userSpaceOnUse">
          <path className="fill-primary" d="M0 0h48v1H0zM0 11h48v1H0z" />
          <path className="fill-primary" d="M0 3h2v1h2v1h2v2H4v1H2v1H0zM48 3h-2v1h-2v1h-2v2h2v1h2v1h2z" />
          <path className="fill-teal" d="M10 4l2 2-2 2-2-2zM38 4l2 2-2 2-2-2z" />
          <path className="fill-accent" d="M24 2l10 4-10 4-10-4z" />
          <path className="fill-clay" d="M24 4l5 2-5 2-5-2z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
