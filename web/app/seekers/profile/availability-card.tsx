import { spellDate } from '../../../../contract/rules/formats.ts'
import type { Availability } from '../../../../contract/seekers.ts'
import { useDatePreferences } from '../../../lib/date-preferences.tsx'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Skeleton } from '../../../ui/controls/skeleton.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { AvailabilitySwitch } from '../../../shared/seekers/availability-switch.tsx'

/** On the first screen of a seeker; where it fails nothing is shown, since the profile has the same switch. */
export function AvailabilityCard() {
  const availability = useEndpoint('GET /job-seekers/availability', {})
  const { data, error, isPaused } = availability
  if (data === undefined && (error !== null || isPaused)) return null
  return (
    <div className="card min-h-48 p-4 sm:min-h-28">
      <Loaded of={availability} skeleton={<Skeleton kind="lines" lines={2} />}>
        {(loaded) => (
          <>
            <AvailabilitySwitch availability={loaded} />
            {loaded.available && <FirstDay availability={loaded} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

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
