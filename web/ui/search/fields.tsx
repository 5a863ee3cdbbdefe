import type { Option } from '../../../contract/reference/options/option.ts'
import { mostChosen } from '../../../contract/rules/seekers.ts'
import { choicesOf, suggestAmong, vocabularyOf, type Reference } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MultiSelect } from '../controls/multi-select.tsx'
import { SelectField } from '../controls/select-field.tsx'
import { valueOf } from '../../lib/search-address.ts'
import { labelIn } from '../../lib/lists.ts'

/** Several of a long list. */
export function NamedField(props: {
  label: string
  name: string
  match: 'prefix' | 'substring'
  reference: Reference
  values: readonly string[]
  onChange: (values: string[]) => void
}) {
  const { reference, values } = props
  const { language } = useTexts()
  const { shortList, ...suggestions } = vocabularyOf(reference, props.match, language)
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
export function ClosedField<Value extends string>(props: {
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
export function OneField<Value extends string>(props: {
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
      placeholder={t('searching.any')}
      value={props.value}
      onChange={(text) => props.onChange(valueOf(props.options, text) ?? '')}
    />
  )
}
