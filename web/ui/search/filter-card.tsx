import { ListFilter, Search } from 'lucide-react'
import { useId, type ComponentType, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../controls/button.tsx'
import { useLazyDialog } from '../use-lazy-dialog.ts'

type Props<Of extends object> = {
  /** How many filters are set. */
  chosen: number
  onClear: () => void
  onSearch: (form: FormData) => void
  /** The field of the search line. */
  head: ReactNode
  /** Beside the button that shows the filters. */
  beside?: ReactNode
  /** The filters, and what they are drawn with. */
  load: () => Promise<ComponentType<Of>>
  of: Of
}

/** One line to search, one of filters with their number; all else opens on request, so that results come first. */
export function FilterCard<Of extends object>(props: Props<Of>) {
  const { chosen, onClear, onSearch, head, beside } = props
  const { t } = useTexts()
  const id = useId()
  const { KeptDialog: Filters, isOpen, ask, close } = useLazyDialog(props.load)
  return (
    <search>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(new FormData(event.currentTarget))
        }}
      >
        <div className="flex flex-wrap gap-2">
          <div className="flex min-w-0 grow basis-64 gap-2">
            <div className="min-w-0 grow">{head}</div>
            <Button submit Icon={Search} signOnPhone>
              {t('searching.search')}
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              kind="secondary"
              size="small"
              Icon={ListFilter}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={isOpen ? close : ask}
            >
              {chosen === 0 ? t('searching.filters') : t('searching.filtersChosen', { chosen })}
            </Button>
            {beside}
          </div>
        </div>
        <div id={id} hidden={!isOpen} className="card p-4">
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {Filters !== null && <Filters {...props.of} />}
          </div>
          {chosen > 0 && (
            <div className="mt-3">
              <Button kind="plain" size="small" onClick={onClear}>
                {t('searching.clear')}
              </Button>
            </div>
          )}
        </div>
      </form>
    </search>
  )
}
