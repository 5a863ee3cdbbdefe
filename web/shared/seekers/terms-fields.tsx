import { highest } from '../../../contract/rules/jobs.ts'
import { useTexts } from '../../lib/texts.tsx'
import { DateField } from '../../ui/controls/date-field.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { bodyFields, type TermsValues } from './terms-values.ts'

type Props = {
  values: TermsValues
  /** By the names of the body. */
  errors: { readonly [field: string]: string }
  onChange: (changes: Partial<TermsValues>) => void
}

const figure = { type: 'number', inputMode: 'decimal', min: 0 } as const
const mostDaysOff = 6

/** Pay, start, hours, where to live and days off: all may be left open. */
export function TermsFields({ values, errors, onChange }: Props) {
  const { t } = useTexts()
  const errorOf = (name: keyof typeof bodyFields) =>
    bodyFields[name].map((field) => errors[field]).find((error) => error !== undefined) ?? null
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-bold">{t('hiring.terms.heading')}</legend>
      <p className="text-sm text-muted">{t('hiring.terms.hint')}</p>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3">
        <TextInput
          {...figure}
          name="pay"
          label={t('hiring.terms.pay')}
          max={values.per === 'hour' ? highest.hourlyRate : highest.salary}
          value={values.pay}
          error={errorOf('pay')}
          onChange={(event) => onChange({ pay: event.target.value })}
        />
        <SelectField
          name="per"
          label={t('hiring.terms.per')}
          options={(['month', 'hour'] as const).map((value) => ({
            value,
            label: t(`hiring.terms.pers.${value}`),
          }))}
          value={values.per}
          onChange={(value) => onChange({ per: value === 'hour' ? 'hour' : 'month' })}
        />
        <TextInput
          {...figure}
          name="hoursPerDay"
          label={t('hiring.terms.hoursPerDay')}
          step={0.5}
          max={highest.workHours}
          value={values.hoursPerDay}
          error={errorOf('hoursPerDay')}
          onChange={(event) => onChange({ hoursPerDay: event.target.value })}
        />
        <SelectField
          name="daysOff"
          label={t('hiring.terms.daysOff')}
          placeholder={t('hiring.terms.open')}
          options={Array.from({ length: mostDaysOff + 1 }, (_, days) => ({
            value: String(days),
            label: String(days),
          }))}
          value={values.daysOff}
          error={errorOf('daysOff')}
          onChange={(daysOff) => onChange({ daysOff })}
        />
      </div>
      <SelectField
        name="home"
        label={t('hiring.terms.home')}
        placeholder={t('hiring.terms.open')}
        options={(['in', 'out'] as const).map((value) => ({
          value,
          label: t(`hiring.terms.homes.${value}`),
        }))}
        value={values.home}
        onChange={(value) => onChange({ home: value === 'in' || value === 'out' ? value : '' })}
      />
      <DateField
        name="startDate"
        label={t('hiring.terms.startDate')}
        value={values.startDate}
        error={errorOf('startDate')}
        max="2100-12-31"
        onChange={(startDate) => onChange({ startDate })}
      />
    </fieldset>
  )
}
