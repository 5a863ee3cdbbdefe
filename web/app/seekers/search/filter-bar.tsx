import { Search } from 'lucide-react'
import { salaryRanges } from '../../../../contract/reference/options/jobs.ts'
import { ageRanges, genders, religions } from '../../../../contract/reference/options/people.ts'
import { lists } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FoundField, NamedField, OneField } from '../../../ui/search/fields.tsx'
import { FilterCard } from '../../../ui/search/filter-card.tsx'
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
  return (
    <FilterCard
      chosen={countFilters(state)}
      onClear={() => onChange(noFilters)}
      onSearch={(form) => {
        const typed = form.get('location')
        const place = typeof typed === 'string' ? lists.places.vocabulary.named(typed) : undefined
        onSearch(place === undefined ? {} : { location: place.name.en })
      }}
      foot={
        <Button submit Icon={Search}>
          {t('searching.search')}
        </Button>
      }
    >
      <NamedField
        label={t('seekerSearch.fields.languages')}
        name="language"
        match="prefix"
        reference={lists.languages}
        values={state.language}
        onChange={(language) => onChange({ language })}
      />
      <NamedField
        label={t('seekerSearch.fields.skills')}
        name="skill"
        match="substring"
        reference={lists.skills}
        values={state.skill}
        onChange={(skill) => onChange({ skill })}
      />
      <FoundField
        label={t('seekerSearch.fields.location')}
        name="location"
        clear={t('seekerSearch.clearLocation')}
        reference={lists.places}
        value={state.location}
        onChange={(location) => onChange({ location })}
      />
      <OneField
        label={t('seekerSearch.fields.gender')}
        name="gender"
        options={genders}
        value={state.gender}
        onChange={(gender) => onChange({ gender })}
      />
      <OneField
        label={t('seekerSearch.fields.ageRange')}
        name="ageRange"
        options={ageRanges}
        value={state.ageRange}
        onChange={(ageRange) => onChange({ ageRange })}
      />
      <OneField
        label={t('seekerSearch.fields.religion')}
        name="religion"
        options={religions}
        value={state.religion}
        onChange={(religion) => onChange({ religion })}
      />
      <OneField
        label={t('seekerSearch.fields.salaryRange')}
        name="salaryRange"
        options={salaryRanges}
        value={state.salaryRange}
        onChange={(salaryRange) => onChange({ salaryRange })}
      />
    </FilterCard>
  )
}
