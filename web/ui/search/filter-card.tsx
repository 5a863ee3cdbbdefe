import { ListFilter } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../controls/button.tsx'

type Props = {
  /** How many filters are set. */
  chosen: number
  onClear: () => void
  onSearch: (form: FormData) => void
  /** Above the filters, beside the button that shows them on a phone, and below them. */
  head?: ReactNode
  beside?: ReactNode
  foot?: ReactNode
  /** The filters. */
  children: ReactNode
}

/** Filters in a form; on a phone behind a button. */
export function FilterCard({ chosen, onClear, onSearch, head, beside, foot, children }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [open, setOpen] = useState(false)
  const clear = chosen > 0 && (
    <Button kind="plain" size="small" onClick={onClear}>
      {t('searching.clear')}
    </Button>
  )
  return (
    <search>
      <form
        className="card grid gap-4 max-sm:p-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(new FormData(event.currentTarget))
        }}
      >
        {head}
        <div className={`flex flex-wrap gap-2 sm:gap-3 ${beside === undefined ? 'md:hidden' : ''}`}>
          <span className="contents md:hidden">
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
          </span>
          {beside}
          {foot === undefined && clear}
        </div>
        <div
          id={id}
          className={`grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4 ${open ? '' : 'max-md:hidden'}`}
        >
          {children}
        </div>
        {foot !== undefined && (
          <div className="flex flex-wrap gap-3">
            {foot}
            {clear}
          </div>
        )}
      </form>
    </search>
  )
}
