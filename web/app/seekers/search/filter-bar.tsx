import { Bookmark } from 'lucide-react'
import { lists } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FilterCard } from '../../../ui/search/filter-card.tsx'
import { FoundField } from '../../../ui/search/found-field.tsx'
import { countFilters, noFilters, type SearchState } from './search-state.ts'

type Props = {
  state: SearchState
  onChange: (changes: Partial<SearchState>) => void
  /** Goes to the results, with the place that is typed but not chosen yet. */
  onSearch: (changes: Partial<SearchState>) => void
}

/** Every filter takes effect as it is chosen. */
export function FilterBar({ state, onChange, onSearch }: Props) {
  const { t } = useTexts()
  // A filter is about everybody: it leaves the saved profiles.
  const filter = (changes: Partial<SearchState>) => onChange({ saved: false, ...changes })
  return (
    <FilterCard
      chosen={countFilters(state)}
      onClear={() => filter(noFilters)}
      onSearch={(form) => {
        const typed = form.get('location')
        const place = typeof typed === 'string' ? lists.places.vocabulary.named(typed) : undefined
        onSearch({ saved: false, ...(place === undefined ? {} : { location: place.name.en }) })
      }}
      head={
        <FoundField
          label={t('seekerSearch.fields.location')}
          placeholder={t('seekerSearch.fields.location')}
          hidesLabel
          name="location"
          clear={t('seekerSearch.clearLocation')}
          reference={lists.places}
          value={state.location}
          onChange={(location) => filter({ location })}
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
