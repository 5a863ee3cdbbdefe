import { Bookmark, ListFilter, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FieldFrame } from '../../ui/controls/field-frame.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { Lists } from './lists.ts'
import { countFilters, noFilters, type SearchState } from './search-state.ts'

type Props = { lists: Lists; state: SearchState; onChange: (changes: Partial<SearchState>) => void }

/** Words, and behind a button on a phone all the other filters. */
export function FilterBar({ lists, state, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  const chosen = countFilters(state)
  const [open, setOpen] = useState(false)
  return (
    <search>
      <form
        className="card grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const words = new FormData(event.currentTarget).get('q')
          onChange({ q: typeof words === 'string' ? words.trim() : '' })
        }}
      >
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow basis-56">
            <FieldFrame label={t('jobSearch.fields.q')}>
              {(control) => (
                // Drawn anew where the address says otherwise, as after Back.
                <input
                  {...control}
                  key={state.q}
                  type="search"
                  name="q"
                  maxLength={200}
                  defaultValue={state.q}
                  className="field"
                />
              )}
            </FieldFrame>
          </div>
          <Button submit Icon={Search}>
            {t('jobSearch.search')}
          </Button>
        </div>
        <div className="flex flex-wrap gap-3">
          <span className="contents md:hidden">
            <Button
              kind="secondary"
              size="small"
              Icon={ListFilter}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {chosen === 0 ? t('jobSearch.filters') : t('jobSearch.filtersChosen', { chosen })}
            </Button>
          </span>
          <Button
            kind="secondary"
            size="small"
            Icon={Bookmark}
            onClick={() => onChange({ ...noFilters, saved: !state.saved })}
          >
            {state.saved ? t('jobSearch.showAll') : t('jobSearch.showSaved')}
          </Button>
          {chosen > 0 && (
            <Button kind="plain" size="small" onClick={() => onChange({ ...noFilters, sort: state.sort })}>
              {t('jobSearch.clear')}
            </Button>
          )}
        </div>
        <div
          id={id}
          className={`grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4 ${open ? '' : 'max-md:hidden'}`}
        >
          <FilterFields lists={lists} state={state} onChange={onChange} />
        </div>
      </form>
    </search>
  )
}
