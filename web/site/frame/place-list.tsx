import type { Place } from './menu-entries.ts'

/** The places of one menu entry, as the wide menu and the phone's menu both show them. */
export function PlaceList({
  places,
  className,
}: {
  places: readonly Place[]
  className: string | undefined
}) {
  return (
    <ul className={className}>
      {places.map((place) => (
        <li key={place.href} className="break-inside-avoid">
          <PlaceLink place={place} />
        </li>
      ))}
    </ul>
  )
}

export function PlaceLink({ place }: { place: Place }) {
  return (
    <a className="menu-item" href={place.href} aria-current={place.isCurrent ? 'page' : undefined}>
      {place.label}
    </a>
  )
}
