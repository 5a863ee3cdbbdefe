import { jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import type { Option } from '../../../contract/reference/options/option.ts'
import { ageRanges, genderFilters, religions } from '../../../contract/reference/options/people.ts'
import { mostChosen } from '../../../contract/rules/seekers.ts'
import {
  choicesOf,
  loadPlaces,
  loadSkills,
  loadSpokenLanguages,
  suggestAmong,
  useVocabulary,
  type Reference,
} from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MultiSelect } from '../../ui/controls/multi-select.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { labelIn, type Lists } from './lists.ts'
import { valueOf, type SearchState } from './search-state.ts'

type Props = { lists: Lists; state: SearchState; onChange: (changes: Partial<SearchState>) => void }

/** Every filter but the words; each takes effect at once. */
export function FilterFields({ lists, state, onChange }: Props) {
  const { t } = useTexts()
  return (
    <>
      <NamedField
        label={t('jobSearch.fields.locations')}
        name="location"
        load={loadPlaces}
        match="prefix"
        reference={lists.places}
        values={state.location}
        onChange={(location) => onChange({ location })}
      />
      <NamedField
        label={t('jobSearch.fields.skills')}
        name="skills"
        load={loadSkills}
        match="substring"
        reference={lists.skills}
        values={state.skills}
        onChange={(skills) => onChange({ skills })}
      />
      <NamedField
        label={t('jobSearch.fields.languages')}
        name="languages"
        load={loadSpokenLanguages}
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

/** Several of a long list. */
function NamedField(props: {
  label: string
  name: string
  load: () => Promise<Reference>
  match: 'prefix' | 'substring'
  reference: Reference
  values: readonly string[]
  onChange: (values: string[]) => void
}) {
  const { reference, values } = props
  const { language } = useTexts()
  const { shortList, ...suggestions } = useVocabulary(props.load, props.match)
  const entries = reference.vocabulary.all
  return (
    <MultiSelect
      {...suggestions}
      // Any place is meant where none is chosen, so it needs no choice of its own.
      shortList={shortList.filter(({ id }) => entries.some((entry) => entry.id === id))}
      label={props.label}
      name={props.name}
      chosen={values.map((value) => ({
        id: entries.find(({ name }) => name.en === value)?.id ?? value,
        label: labelIn(reference, value, language),
      }))}
      onChange={(chosen) =>
        props.onChange(
          chosen
            .slice(0, mostChosen)
            .map(({ id }) => entries.find((entry) => entry.id === id)?.name.en ?? id),
        )
      }
    />
  )
}

/** Several of a few. */
function ClosedField<Value extends string>(props: {
  label: string
  name: string
  options: readonly Option<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
}) {
  const { language } = useTexts()
  const choices = choicesOf(props.options, language)
  return (
    <MultiSelect
      label={props.label}
      name={props.name}
      suggest={suggestAmong(choices)}
      chosen={choices.filter(({ id }) => props.values.some((value) => value === id))}
      onChange={(chosen) => props.onChange(chosen.flatMap(({ id }) => valueOf(props.options, id) ?? []))}
    />
  )
}

/** One of a few, or any. */
function OneField<Value extends string>(props: {
  label: string
  name: string
  options: readonly Option<Value>[]
  value: Value | ''
  onChange: (value: Value | '') => void
}) {
  const { t, language } = useTexts()
  return (
    <SelectField
      label={props.label}
      name={props.name}
      options={props.options.map(({ value, label }) => ({ value, label: label[language] }))}
      placeholder={t('jobSearch.any')}
      value={props.value}
      onChange={(text) => props.onChange(valueOf(props.options, text) ?? '')}
    />
  )
}
