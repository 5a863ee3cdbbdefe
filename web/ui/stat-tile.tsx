/** A figure that is read at a glance; for a list. */
export function StatTile({ figure, label }: { figure: string; label: string }) {
  return (
    <li className="text-center">
      <p className="text-3xl font-extrabold tracking-tight text-accent">{figure}</p>
      <p className="mt-1 text-on-deep-muted">{label}</p>
    </li>
  )
}
