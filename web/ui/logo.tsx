/** Our mark: threads that go over and under each other and hold one middle. The name is beside it as text. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <g transform="rotate(45 16 16)">
        <path
          className="fill-primary"
          d="M8 6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v11H8zM8 25h6v1a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM18 7V6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1zM18 15h6v11a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2z"
        />
        <path
          className="fill-accent"
          d="M7 8H6a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h1zM15 8v6h11a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2zM6 18a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h11v-6zM25 18v6h1a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2z"
        />
        <path className="fill-clay" d="M15 15h2v2h-2z" />
      </g>
    </svg>
  )
}
