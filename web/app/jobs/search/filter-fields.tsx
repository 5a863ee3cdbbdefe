import { jobTypes, workTypes } from '../../../../contract/reference/options/jobs.ts'
import { ageRanges, genderFilters, religions } from '../../../../contract/reference/options/people.ts'
import { lists } from '../../../lib/lists.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { ClosedField, NamedField, OneField } from '../../../ui/search/fields.tsx'
import type { SearchState } from './search-state.ts'

type Props = { state: SearchState; onChange: (changes: Partial<SearchState>) => void }

/** Every filter but the words; each takes effect as it is chosen. */
export function FilterFields({ state, onChange }: Props) {
  const { t } = useTexts()
  return (
    <>
      <NamedField
        label={t('jobSearch.fields.locations')}
        name="location"
        match="prefix"
        reference={lists.places}
        values={state.location}
        onChange={(location) => onChange({ location })}
      />
      <NamedField
        label={t('jobSearch.fields.skills')}
        name="skills"
        match="substring"
        reference={lists.skills}
        values={state.skills}
        onChange={(skills) => onChange({ skills })}
      />
      <NamedField
        label={t('jobSearch.fields.languages')}
        name="languages"
        match="prefix"
        reference={lists.languages}
        values={state.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <ClosedField
        label={t('jobSearch.fields.ageRanges')}
        name="ageRanges"
        options={ageRanges}
        values={state.ageRanges}
        onChange={(chosen) => onChange({ ageRanges: chosen })}
      />
      <ClosedField
        label={t('jobSearch.fields.religions')}
        name="religions"
        options={religions}
        values={state.religions}
        onChange={(chosen) => onChange({ religions: chosen })}
      />
      <OneField
        label={t('jobSearch.fields.jobType')}
        name="jobType"
        options={jobTypes}
        value={state.jobType}
        onChange={(jobType) => onChange({ jobType })}
      />
      <OneField
        label={t('jobSearch.fields.workType')}
        name="workType"
        options={workTypes}
        value={state.workType}
        onChange={(workType) => onChange({ workType })}
      />
      <OneField
        label={t('jobSearch.fields.gender')}
        name="gender"
        options={genderFilters}
        value={state.gender}
        onChange={(gender) => onChange({ gender })}
      />
    </>
  )
}
