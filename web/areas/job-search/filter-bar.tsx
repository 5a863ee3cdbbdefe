import { Bookmark, Search } from 'lucide-react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FieldFrame } from '../../ui/controls/field-frame.tsx'
import { FilterCard } from '../search/filter-card.tsx'
import type { Lists } from '../search/lists.ts'
import { FilterFields } from './filter-fields.tsx'
import { countFilters, noFilters, type SearchState } from './search-state.ts'

type Props = { lists: Lists; state: SearchState; onChange: (changes: Partial<SearchState>) => void }

/** Words, and all the other filters. */
export function FilterBar({ lists, state, onChange }: Props) {
  const { t } = useTexts()
  return (
    <FilterCard
      chosen={countFilters(state)}
      onClear={() => onChange({ ...noFilters, sort: state.sort })}
      onSearch={(form) => {
        const words = form.get('q')
        onChange({ q: typeof words === 'string' ? words.trim() : '' })
      }}
      head={
        <FieldFrame label={t('jobSearch.fields.q')}>
          {(control) => (
            <div className="flex items-end gap-3">
              {/* Drawn anew where the address says otherwise, as after Back. */}
              <input
                {...control}
                key={state.q}
                type="search"
                name="q"
                maxLength={200}
                defaultValue={state.q}
                className="field min-w-0"
              />
              <Button submit Icon={Search} signOnPhone>
                {t('searching.search')}
              </Button>
            </div>
          )}
        </FieldFrame>
      }
      beside={
        <Button
          kind="secondary"
          size="small"
          Icon={Bookmark}
          onClick={() => onChange({ ...noFilters, saved: !state.saved })}
        >
          {state.saved ? t('jobSearch.showAll') : t('jobSearch.showSaved')}
        </Button>
      }
    >
      <FilterFields lists={lists} state={state} onChange={onChange} />
    </FilterCard>
  )
}
