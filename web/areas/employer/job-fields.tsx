import {
  jobFormGenders,
  jobFormReligions,
  jobStatuses,
  jobTypes,
  payTypes,
  workTypes,
} from '../../../contract/reference/options/jobs.ts'
import type { Option } from '../../../contract/reference/options/option.ts'
import { ageRanges, religions } from '../../../contract/reference/options/people.ts'
import { longest } from '../../../contract/rules/jobs.ts'
import { mostChosen } from '../../../contract/rules/seekers.ts'
import { FieldGroup } from '../../ui/controls/field-group.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import {
  choicesOf,
  loadPlaces,
  loadSkills,
  loadSpokenLanguages,
  suggestAmong,
  useVocabulary,
} from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { DateField } from '../../ui/controls/date-field.tsx'
import { MultiSelect } from '../../ui/controls/multi-select.tsx'
import { RadioCards } from '../../ui/controls/radio-cards.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { fromText, toText } from '../onboarding/lists.ts'
import { drawnName } from '../onboarding/step-form.tsx'
import { TextArea } from '../onboarding/text-area.tsx'
import { choicesOfIds, payChoice, placesChosen, type JobValues, type Lists } from './job-values.ts'
import type { JobFields } from './use-job-form.ts'

type Props = { form: JobFields }

/** What every field of the form has in common. */
function useField({ values, errors, set }: JobFields) {
  const { t } = useTexts()
  return (name: Exclude<keyof JobValues, 'payType'>) => ({
    label: t(`jobForm.fields.${name}`),
    name: drawnName(name),
    value: values[name],
    error: errors[name] ?? null,
    onChange: (value: string) => set(name, value),
  })
}

/** A control of the browser tells by an event. */
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

export function PayFields({ form, editing }: Props & { editing: boolean }) {
  const { t, language } = useTexts()
  const field = useField(form)
  const { payType } = form.values
  const { value: startDate, ...start } = field('startDate')
  const figure = { type: 'number', inputMode: 'decimal', min: 0, optional: true } as const
  const hourly = payType === 'hourly'
  return (
    <FieldGroup legend={t('jobForm.groups.pay')}>
      <div className="sm:col-span-2">
        <RadioCards
          legend={t('jobForm.fields.payType')}
          name={drawnName('payType')}
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
          onChange={(value) => form.set('startDate', value ?? '')}
        />
      </div>
      {!hourly && (
        <TextInput {...typed(field('salary'))} {...figure} step={1} hint={t('jobForm.hints.salary')} />
      )}
      {(hourly || editing) && <TextInput {...typed(field('workHours'))} {...figure} step={0.5} max={24} />}
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

export function PreferenceFields({ form, lists }: Props & { lists: Lists }) {
  const { t, language } = useTexts()
  const field = useField(form)
  const vocabularies = {
    skills: useVocabulary(loadSkills, 'substring'),
    languages: useVocabulary(loadSpokenLanguages, 'prefix'),
    locations: useVocabulary(loadPlaces, 'prefix'),
  }
  const select = (name: 'jobType' | 'workType' | 'gender', options: readonly Option[]) => ({
    ...field(name),
    required: true,
    placeholder: t('jobForm.choose'),
    options: options.map(({ value, label }) => ({ value, label: label[language] })),
  })
  const list = (name: keyof Lists) => {
    const { value, onChange, ...words } = field(name)
    return {
      ...words,
      ...vocabularies[name],
      hint: t(`jobForm.hints.${name}`),
      max: mostChosen,
      chosen: choicesOfIds(lists[name], fromText(value), language),
      onChange: (chosen: readonly { id: string }[]) => onChange(toText(chosen.map(({ id }) => id))),
    }
  }
  /** Several of a closed list, all of which is shown. What is no longer offered stays while it is chosen. */
  const wish = (name: 'ageRanges' | 'religions', offered: readonly Option[], all: readonly Option[]) => {
    const { value, onChange, ...words } = field(name)
    return {
      ...words,
      optional: true,
      hint: t('jobForm.hints.wish'),
      suggest: suggestAmong(choicesOf(offered, language)),
      chosen: choicesOf(all, language).filter(({ id }) => fromText(value).includes(id)),
      onChange: (chosen: readonly { id: string }[]) => onChange(toText(chosen.map(({ id }) => id))),
    }
  }
  return (
    <FieldGroup legend={t('jobForm.groups.preferences')}>
      <SelectField {...select('jobType', jobTypes)} />
      <SelectField {...select('workType', workTypes)} />
      <MultiSelect {...list('skills')} optional />
      <MultiSelect {...list('languages')} optional />
      <SelectField {...select('gender', jobFormGenders)} />
      <MultiSelect {...wish('ageRanges', ageRanges, ageRanges)} />
      <MultiSelect {...wish('religions', jobFormReligions, religions)} />
      <MultiSelect
        {...list('locations')}
        required
        onChange={(chosen) => form.set('locations', toText(placesChosen(chosen.map(({ id }) => id))))}
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
