import { useState, useSyncExternalStore, type ReactNode } from 'react'

/** How a card stands in its list. */
export type CardPlace = { selected: boolean; isNarrow: boolean; onSelect: () => void }

type Props<Item> = {
  /** What the list is of. */
  label: string
  items: readonly Item[]
  renderCard: (item: Item, place: CardPlace) => ReactNode
  renderDetail: (item: Item) => ReactNode
}

const isInAddress = ({ id }: { id: string }) => location.hash === `#${id}`

const narrow = () => matchMedia('(width < 48rem)')
const onResize = (tell: () => void) => {
  const query = narrow()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const useNarrow = () =>
  useSyncExternalStore(
    onResize,
    () => narrow().matches,
    () => false,
  )

/**
 * Cards on the left and what is selected on the right; on a phone below its card. The address tells which one, so that
 * Back and reload find it again; else it is the first.
 */
export function MasterDetail<Item extends { id: string }>({
  label,
  items,
  renderCard,
  renderDetail,
}: Props<Item>) {
  const isNarrow = useNarrow()
  const [selected, setSelected] = useState(() => (items.find(isInAddress) ?? items[0])?.id ?? null)
  const chosen = items.find(({ id }) => id === selected)
  const select = (id: string | null) => {
    setSelected(id)
    history.replaceState(null, '', location.pathname + location.search + (id === null ? '' : `#${id}`))
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <ul aria-label={label} className="grid gap-4">
        {items.map((item) => (
          <li key={item.id} className="grid min-w-0 gap-2">
            {renderCard(item, {
              selected: item.id === selected,
              isNarrow,
              // Once more closes it, where it stands between the cards.
              onSelect: () => select(isNarrow && item.id === selected ? null : item.id),
            })}
            {isNarrow && item.id === selected && renderDetail(item)}
          </li>
        ))}
      </ul>
      {!isNarrow && chosen !== undefined && (
        // Longer than the screen it scrolls by itself, beside the list.
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto p-1">
          {renderDetail(chosen)}
        </div>
      )}
    </div>
  )
}

/** The name of a card, which selects it. */
export function CardTitle({ place, children }: { place: CardPlace; children: string }) {
  const { selected, isNarrow, onSelect } = place
  return (
    <h3 className="min-w-0 grow text-lg font-bold">
      <button
        type="button"
        aria-expanded={isNarrow ? selected : undefined}
        aria-current={!isNarrow && selected ? 'true' : undefined}
        onClick={onSelect}
        className="min-h-11 w-full cursor-pointer text-start wrap-anywhere text-primary underline-offset-4 hover:underline"
      >
        {children}
      </button>
    </h3>
  )
}
