import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type Ref } from 'react'
import { replaceAddress } from '../../lib/navigation.ts'

/** What a card has to know of its list. */
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
const onResize = (notify: () => void) => {
  const query = narrow()
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
const useNarrow = () =>
  useSyncExternalStore(
    onResize,
    () => narrow().matches,
    () => false,
  )

const returningMilliseconds = 500

/** A kept list comes back with the cards in view alone; those outside are laid out after it is drawn. */
function useQuickReturn() {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const element = list.current
    const timer = setTimeout(() => element?.removeAttribute('data-returning'), returningMilliseconds)
    return () => {
      clearTimeout(timer)
      element?.setAttribute('data-returning', '')
    }
  }, [])
  return list
}

/**
 * Cards on the left and what is selected on the right; on a phone below its card, and nothing until a card is touched. The
 * address says which one, so that Back and reload find it again; on a wide screen it is else the first.
 */
export function MasterDetail<Item extends { id: string }>({
  label,
  items,
  renderCard,
  renderDetail,
}: Props<Item>) {
  const isNarrow = useNarrow()
  const list = useQuickReturn()
  const [picked, setPicked] = useState(() => items.find(isInAddress)?.id ?? null)
  const chosen = items.find(({ id }) => id === picked) ?? (isNarrow ? undefined : items[0])
  const selected = chosen?.id
  const select = (id: string | null) => {
    setPicked(id)
    replaceAddress(location.pathname + location.search + (id === null ? '' : `#${id}`))
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <ul ref={list} aria-label={label} className="card-list grid gap-3">
        {items.map((item) => (
          <li key={item.id} className="grid min-w-0 gap-2">
            {renderCard(item, {
              selected: item.id === selected,
              isNarrow,
              // Once more closes it, where it is between the cards.
              onSelect: () => select(isNarrow && item.id === selected ? null : item.id),
            })}
            {isNarrow && item.id === selected && renderDetail(item)}
          </li>
        ))}
      </ul>
      {!isNarrow && chosen !== undefined && (
        // Longer than the screen it scrolls by itself, beside the list.
        <div className="sticky top-20 max-h-[calc(100dvh-6rem-var(--bottom-bar,0px))] overflow-y-auto p-1">
          {renderDetail(chosen)}
        </div>
      )}
    </div>
  )
}

/** The name of a card, which selects it. By `ref` it takes the focus of a button of the card that is gone. */
export function CardTitle({
  place: { selected, isNarrow, onSelect },
  ref,
  id,
  children,
}: {
  place: CardPlace
  ref?: Ref<HTMLHeadingElement>
  /** For what the card is labelled by. */
  id: string
  children: string
}) {
  return (
    <h3 ref={ref} id={id} tabIndex={-1} className="min-w-0 grow text-base font-bold outline-none">
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
