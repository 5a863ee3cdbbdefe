import { ListFilter, Search } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../controls/button.tsx'

type Props = {
  /** How many filters are set. */
  chosen: number
  onClear: () => void
  onSearch: (form: FormData) => void
  /** The field of the search line. */
  head: ReactNode
  /** Beside the button that shows the filters. */
  beside?: ReactNode
  /** The filters. */
  children: ReactNode
}

/** One line to search, one of filters with their number; all else opens on request, so that results come first. */
export function FilterCard({ chosen, onClear, onSearch, head, beside, children }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
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
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {chosen === 0 ? t('searching.filters') : t('searching.filtersChosen', { chosen })}
            </Button>
            {beside}
          </div>
        </div>
        <div id={id} hidden={!open} className="card p-4">
          <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
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
