import { useId } from 'react'

/** The woven border of Ethiopian cotton dress: diamonds between steps. An ornament, so it is silent to readers. */
export function TibebBand({ className = 'w-full' }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={`h-4 ${className}`}>
      <defs>
        <pattern id={id} width="32" height="16" patternUnits="userSpaceOnUse">
          <path
            className="fill-primary"
            d="M0 0h4v2h4v2h4v2h8V4h4V2h4V0h4v2h-2v2h-4v2h-4v2H12V6H8V4H4V2H0z"
          />
          <path
            className="fill-primary"
            d="M0 16h4v-2h4v-2h4v-2h8v2h4v2h4v2h4v-2h-2v-2h-4v-2h-4V8H12v2H8v2H4v2H0z"
          />
          <path className="fill-accent" d="M0 4l4 4-4 4zM32 4l-4 4 4 4z" />
          <path className="fill-clay" d="M16 5l3 3-3 3-3-3z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
