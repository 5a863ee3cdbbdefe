import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPay,
  spellDate,
  usualHabits,
} from '../../../contract/rules/formats.ts'
import { useTexts } from '../../lib/texts.tsx'
import { DateField } from '../../ui/controls/date-field.tsx'
import { Part } from './part.tsx'

const day = '2025-10-17'
const instant = new Date('2025-10-17T11:30:00Z')
const sunrise = { calendar: 'gregorian', clock: 'sunrise' } as const
const ethiopian = { calendar: 'ethiopian', clock: 'standard' } as const
const ethiopianSunrise = { calendar: 'ethiopian', clock: 'sunrise' } as const

/** Fields for a day, and how days, numbers and pay are written in the page's language. */
export function DatesSection() {
  const { t } = useTexts()
  const birth = t('dates.gallery.birth')
  const start = t('dates.gallery.start')
  return (
    <Part heading={t('dates.gallery.heading')}>
      <div className="grid w-full gap-8 md:grid-cols-2">
        <DateField label={start} name="date-empty" />
        <DateField label={start} name="date-filled" value={day} />
        <DateField label={start} name="date-ethiopian" value={day} defaultCalendar="ethiopian" />
        <DateField
          label={birth}
          name="date-required"
          hint={t('dates.gallery.hint')}
          defaultCalendar="ethiopian"
          autoComplete="bday"
          required
        />
        <DateField label={birth} name="date-error" value="2010-02-11" error={t('dates.gallery.error')} />
        <DateField label={start} name="date-range" value={day} min="2025-11-01" max="2026-10-31" />
        <DateField label={birth} name="date-disabled" value="1990-09-11" disabled />
      </div>
      <Formats />
    </Part>
  )
}

function Formats() {
  const { t, language } = useTexts()
  const rows = [
    [t('dates.gallery.date'), formatDate(day, language, usualHabits)],
    [t('dates.gallery.sentence'), spellDate(day, language, usualHabits)],
    [t('dates.gallery.time'), formatDateTime(instant, language, usualHabits)],
    [t('dates.gallery.sunrise'), formatDateTime(instant, language, sunrise)],
    [t('dates.gallery.ethiopianDate'), formatDate(day, language, ethiopian)],
    [t('dates.gallery.ethiopianTime'), formatDateTime(instant, language, ethiopian)],
    [t('dates.gallery.ethiopianSunrise'), formatDateTime(instant, language, ethiopianSunrise)],
    [t('dates.gallery.number'), formatNumber(1234.5, language)],
    [t('dates.gallery.monthly'), formatPay({ amount: 5000, per: 'month' }, language)],
    [t('dates.gallery.hourly'), formatPay({ amount: 60, per: 'hour' }, language)],
    [t('dates.gallery.invoice'), formatMoney(125_000, 'USD', language)],
  ] as const
  return (
    <dl>
      {rows.map(([what, looks]) => (
        <div key={what} className="flex flex-wrap gap-x-4 border-b border-line py-2">
          <dt className="basis-80 text-muted">{what}</dt>
          <dd>{looks}</dd>
        </div>
      ))}
    </dl>
  )
}
