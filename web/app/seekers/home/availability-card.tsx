import { spellDate } from '../../../../contract/rules/formats.ts'
import type { Availability } from '../../../../contract/seekers.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { AvailabilitySwitch } from '../../../shared/seekers/availability-switch.tsx'

/** Whether employers find the person; the profile has the same switch with more beside it. */
export const AvailabilityCard = ({ availability }: { availability: Availability }) => (
  <div className="card p-4">
    <AvailabilitySwitch availability={availability} />
    {availability.available && <FirstDay availability={availability} />}
  </div>
)

function FirstDay({ availability: { availableFrom } }: { availability: Availability }) {
  const { t, language } = useTexts()
  const to = useTo()
  const preferences = useDatePreferences()
  const date =
    availableFrom === null
      ? t('profile.availability.atOnce')
      : spellDate(availableFrom, language, preferences)
  return (
    <p className="ms-16 flex flex-wrap items-center gap-x-4">
      <span>{t('profile.availability.from', { date })}</span>
      <a href={`${to('editSeekerProfile')}#availability`} className="link inline-flex min-h-11 items-center">
        {t('profile.availability.change')}
      </a>
    </p>
  )
}
