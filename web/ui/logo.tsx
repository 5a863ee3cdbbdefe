/** Our mark: two threads that hold each other. The name stands beside it as text. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <path className="fill-primary" d="M11 2l9 9-4 4-5-5-5 5 10 10-4 4L2 15z" transform="translate(0 1)" />
      <path className="fill-accent" d="M21 30l-9-9 4-4 5 5 5-5L16 7l4-4 10 14z" transform="translate(0 -1)" />
    </svg>
  )
}
