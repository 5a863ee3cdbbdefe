import { Bookmark } from 'lucide-react'
import { lists } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FilterCard } from '../../../ui/search/filter-card.tsx'
import { TypedSearch, typedIn } from '../../../shared/search/typed-search.tsx'
import { countFilters, noFilters, type SearchState } from './search-state.ts'

type Props = {
  state: SearchState
  onChange: (changes: Partial<SearchState>) => void
  /** Goes to the results, with what is typed but not chosen yet. */
  onSearch: (changes: Partial<SearchState>) => void
}

/** What is typed takes effect by Search or a suggestion, every filter as it is chosen. */
export function FilterBar({ state, onChange, onSearch }: Props) {
  const { t } = useTexts()
  // A filter is about everybody: it leaves the saved profiles.
  const filter = (changes: Partial<SearchState>) => onChange({ saved: false, ...changes })
  const search = (form: FormData) => {
    const written = form.get('location')
    const place = typeof written === 'string' ? lists.places.vocabulary.named(written) : undefined
    onSearch({ saved: false, q: typedIn(form), ...(place === undefined ? {} : { location: place.name.en }) })
  }
  return (
    <FilterCard
      chosen={countFilters(state)}
      onClear={() => filter(noFilters)}
      onSearch={search}
      head={
        <TypedSearch
          label={t('seekerSearch.fields.q')}
          suggestions="GET /seeker-search/suggestions"
          value={state.q}
          onSearch={(q) => filter({ q })}
        />
      }
      beside={
        <Button
          kind={state.saved ? 'primary' : 'secondary'}
          size="small"
          Icon={Bookmark}
          aria-pressed={state.saved}
          onClick={() => onChange({ saved: !state.saved })}
        >
          {t('seekerSearch.showSaved')}
        </Button>
      }
      load={async () => (await import('./filter-fields.tsx')).FilterFields}
      of={{ state, onChange: filter }}
    />
  )
}
