import { Bookmark } from 'lucide-react'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FilterCard } from '../../../ui/search/filter-card.tsx'
import { TypedSearch, typedIn } from '../../../shared/search/typed-search.tsx'
import { countFilters, noFilters, type SearchState } from './search-state.ts'

type Props = { state: SearchState; onChange: (changes: Partial<SearchState>) => void }

/** What is typed, and all the other filters. */
export function FilterBar({ state, onChange }: Props) {
  const { t } = useTexts()
  return (
    <FilterCard
      chosen={countFilters(state)}
      onClear={() => onChange({ ...noFilters, sort: state.sort })}
      onSearch={(form) => onChange({ q: typedIn(form) })}
      head={
        <TypedSearch
          label={t('jobSearch.fields.q')}
          suggestions="GET /job-search/suggestions"
          value={state.q}
          onSearch={(q) => onChange({ q })}
        />
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
      load={async () => (await import('./filter-fields.tsx')).FilterFields}
      of={{ state, onChange }}
    />
  )
}
