import { appointmentParts } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts } from '../../lib/texts.tsx'

/** When people meet: as the reader counts days and hours, and below by the other calendar and clock. */
export function Appointment({ at }: { at: string }) {
  const { language } = useTexts()
  const { own, other } = appointmentParts(new Date(at), language, useDatePreferences())
  return (
    <time dateTime={at} className="block min-w-0">
      {own}
      <span className="block text-sm font-normal">{other}</span>
    </time>
  )
}
