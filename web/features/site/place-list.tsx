import type { Place } from './menu-entries.ts'

/** The places of one menu entry, as the wide and the phone's menu both show them. */
export function PlaceList({
  places,
  className,
}: {
  places: readonly Place[]
  className: string | undefined
}) {
  return (
    <ul className={className}>
      {places.map(({ href, label }) => (
        <li key={href} className="break-inside-avoid">
          <a className="menu-item" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
