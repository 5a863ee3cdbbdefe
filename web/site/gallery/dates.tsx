import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPay,
  spellDate,
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
  const birth = t('galleryDates.birth')
  const start = t('galleryDates.start')
  return (
    <Part heading={t('galleryDates.heading')}>
      <div className="grid w-full gap-8 md:grid-cols-2">
        <DateField label={start} name="date-empty" />
        <DateField label={start} name="date-filled" value={day} />
        <DateField label={start} name="date-ethiopian" value={day} defaultCalendar="ethiopian" />
        <DateField
          label={birth}
          name="date-required"
          hint={t('galleryDates.hint')}
          defaultCalendar="ethiopian"
          autoComplete="bday"
          required
        />
        <DateField label={birth} name="date-error" value="2010-02-11" error={t('galleryDates.error')} />
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
    [t('galleryDates.date'), formatDate(day, language)],
    [t('galleryDates.sentence'), spellDate(day, language)],
    [t('galleryDates.time'), formatDateTime(instant, language)],
    [t('galleryDates.sunrise'), formatDateTime(instant, language, sunrise)],
    [t('galleryDates.ethiopianDate'), formatDate(day, language, ethiopian)],
    [t('galleryDates.ethiopianTime'), formatDateTime(instant, language, ethiopian)],
    [t('galleryDates.ethiopianSunrise'), formatDateTime(instant, language, ethiopianSunrise)],
    [t('galleryDates.number'), formatNumber(1234.5, language)],
    [t('galleryDates.monthly'), formatPay({ amount: 5000, per: 'month' }, language)],
    [t('galleryDates.hourly'), formatPay({ amount: 60, per: 'hour' }, language)],
    [t('galleryDates.invoice'), formatMoney(125_000, 'USD', language)],
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
