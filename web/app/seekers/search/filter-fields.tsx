import { salaryRanges } from '../../../../contract/reference/options/jobs.ts'
import { ageRanges, genders, religions } from '../../../../contract/reference/options/people.ts'
import { lists } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { NamedField, OneField } from '../../../ui/search/fields.tsx'
import { FoundField } from '../../../ui/search/found-field.tsx'
import type { SearchState } from './search-state.ts'

type Props = { state: SearchState; onChange: (changes: Partial<SearchState>) => void }

export function FilterFields({ state, onChange }: Props) {
  const { t } = useTexts()
  return (
    <>
      <FoundField
        label={t('seekerSearch.fields.location')}
        name="location"
        clear={t('seekerSearch.clearLocation')}
        reference={lists.places}
        value={state.location}
        onChange={(location) => onChange({ location })}
      />
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
    </>
  )
}
