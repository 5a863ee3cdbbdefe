import {
  jobFormGenders,
  jobFormReligions,
  jobStatuses,
  jobTypes,
  payTypes,
  workTypes,
} from '../../../../contract/reference/options/jobs.ts'
import type { Option } from '../../../../contract/reference/options/option.ts'
import { ageRanges, religions } from '../../../../contract/reference/options/people.ts'
import { dayInEthiopia } from '../../../../contract/rules/formats.ts'
import { highest, longest } from '../../../../contract/rules/jobs.ts'
import { mostChosen } from '../../../../contract/rules/seekers.ts'
import { choicesOfIds } from '../../../lib/list-choices.ts'
import { lists } from '../../../lib/lists.ts'
import { choicesOf, suggestAmong, vocabularyOf } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { DateField } from '../../../ui/controls/date-field.tsx'
import { FieldGroup } from '../../../ui/controls/field-group.tsx'
import { MultiSelect } from '../../../ui/controls/multi-select.tsx'
import { RadioCards } from '../../../ui/controls/radio-cards.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { payChoice, placesChosen, type ListName, type ReferenceName, type TextName } from './job-values.ts'
import type { JobFields } from './use-job-form.ts'

type Props = { form: JobFields }

/** What every field of the form has in common. */
function useWords({ errors }: JobFields) {
  const { t } = useTexts()
  return (name: TextName | ListName) => ({
    label: t(`jobForm.fields.${name}`),
    name,
    error: errors[name] ?? null,
  })
}

function useField(form: JobFields) {
  const words = useWords(form)
  return (name: TextName) => ({
    ...words(name),
    value: form.values[name],
    onChange: (value: string) => form.set(name, value),
  })
}

/** A control of the browser reports an event. */
const typed = <Field extends { onChange: (value: string) => void }>({ onChange, ...field }: Field) => ({
  ...field,
  onChange: (event: { target: { value: string } }) => onChange(event.target.value),
})

export function BasicFields({ form }: Props) {
  const { t } = useTexts()
  const field = useField(form)
  return (
    <FieldGroup legend={t('jobForm.groups.basic')}>
      <div className="sm:col-span-2">
        <TextInput
          {...typed(field('title'))}
          required
          hint={t('jobForm.hints.title')}
          maxLength={longest.title}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          {...field('description')}
          required
          hint={t('jobForm.hints.description')}
          limit={longest.description}
        />
      </div>
    </FieldGroup>
  )
}

const today = () => dayInEthiopia(new Date())

export function PayFields({ form, editing, keptStart }: Props & { editing: boolean; keptStart: string }) {
  const { t, language } = useTexts()
  const field = useField(form)
  const { value: startDate, ...start } = field('startDate')
  const figure = { type: 'number', inputMode: 'decimal', min: 0, optional: true } as const
  const hourly = form.values.payType === 'hourly'
  return (
    <FieldGroup legend={t('jobForm.groups.pay')}>
      <div className="sm:col-span-2">
        <RadioCards
          legend={t('jobForm.fields.payType')}
          name="payType"
          options={payTypes.map(({ value, label }) => ({ value, title: label[language] }))}
          value={hourly ? 'hourly' : 'monthly'}
          onChange={(value) => form.setAll(payChoice[value])}
        />
      </div>
      <div className="sm:col-span-2">
        <DateField
          {...start}
          required
          value={startDate}
          onChange={(day) => form.set('startDate', day)}
          min={today()}
          kept={keptStart}
          max="2100-12-31"
        />
      </div>
      {!hourly && (
        <TextInput {...typed(field('salary'))} {...figure} step={1} hint={t('jobForm.hints.salary')} />
      )}
      {(hourly || editing) && (
        <TextInput {...typed(field('workHours'))} {...figure} step={0.5} max={highest.workHours} />
      )}
      {hourly && (
        <TextInput
          {...typed(field('hourlyRate'))}
          {...figure}
          step={0.01}
          hint={t('jobForm.hints.hourlyRate')}
        />
      )}
    </FieldGroup>
  )
}

const references = {
  skills: { list: lists.skills, match: 'substring' },
  languages: { list: lists.languages, match: 'prefix' },
  locations: { list: lists.places, match: 'prefix' },
} as const

export function PreferenceFields({ form }: Props) {
  const { t, language } = useTexts()
  const words = useWords(form)
  const field = useField(form)
  const select = (name: 'jobType' | 'workType' | 'gender', options: readonly Option[]) => ({
    ...field(name),
    required: true,
    placeholder: t('jobForm.choose'),
    options: choicesOf(options, language).map(({ id, label }) => ({ value: id, label })),
  })
  const choose = (name: ListName) => (chosen: readonly { id: string }[]) =>
    form.set(
      name,
      chosen.map(({ id }) => id),
    )
  const list = (name: ReferenceName) => ({
    ...words(name),
    ...vocabularyOf(references[name].list, references[name].match, language),
    hint: t(`jobForm.hints.${name}`),
    max: mostChosen,
    chosen: choicesOfIds(references[name].list, form.values[name], language),
    onChange: choose(name),
  })
  /** Several of a closed list, all of which is shown. What is no longer offered stays while it is chosen. */
  const several = (name: 'ageRanges' | 'religions', offered: readonly Option[], all: readonly Option[]) => ({
    ...words(name),
    optional: true,
    hint: t('jobForm.hints.any'),
    suggest: suggestAmong(choicesOf(offered, language)),
    chosen: choicesOf(all, language).filter(({ id }) => form.values[name].includes(id)),
    onChange: choose(name),
  })
  return (
    <FieldGroup legend={t('jobForm.groups.preferences')}>
      <SelectField {...select('jobType', jobTypes)} />
      <SelectField {...select('workType', workTypes)} />
      <MultiSelect {...list('skills')} optional />
      <MultiSelect {...list('languages')} optional />
      <SelectField {...select('gender', jobFormGenders)} />
      <MultiSelect {...several('ageRanges', ageRanges, ageRanges)} />
      <MultiSelect {...several('religions', jobFormReligions, religions)} />
      <MultiSelect
        {...list('locations')}
        required
        onChange={(chosen) => form.set('locations', placesChosen(chosen.map(({ id }) => id)))}
      />
    </FieldGroup>
  )
}

export function MoreFields({ form }: Props) {
  const { t, language } = useTexts()
  const field = useField(form)
  return (
    <FieldGroup legend={t('jobForm.groups.more')}>
      <div className="sm:col-span-2">
        <TextArea
          {...field('requirements')}
          required
          hint={t('jobForm.hints.requirements')}
          limit={longest.requirements}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          {...field('additionalNotes')}
          hint={t('jobForm.hints.additionalNotes')}
          limit={longest.notes}
        />
      </div>
      <SelectField
        {...field('status')}
        hint={t('jobForm.hints.status')}
        options={jobStatuses.map(({ value, label }) => ({ value, label: label[language] }))}
      />
    </FieldGroup>
  )
}
