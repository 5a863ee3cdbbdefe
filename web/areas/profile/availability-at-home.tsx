import { useState } from 'react'
import { spellDate } from '../../../contract/rules/formats.ts'
import type { Availability } from '../../../contract/seekers.ts'
import { useHabits } from '../../lib/habits.tsx'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { AvailabilitySwitch } from './availability-switch.tsx'

/** The switch, and the day where one is set. */
export function AvailabilityAtHome({ loaded }: { loaded: Availability }) {
  const { t, language } = useTexts()
  const path = usePath()
  const habits = useHabits()
  const [now, setNow] = useState(loaded)
  const { available, availableFrom } = now
  const date =
    availableFrom === null ? t('profile.availability.atOnce') : spellDate(availableFrom, language, habits)
  return (
    <>
      <AvailabilitySwitch now={now} onSaved={setNow} />
      {available && (
        <p className="ms-16 flex flex-wrap items-center gap-x-4">
          <span>{t('profile.availability.from', { date })}</span>
          <a
            href={path('/jobseeker/edit-profile#availability')}
            className="link inline-flex min-h-11 items-center"
          >
            {t('profile.availability.change')}
          </a>
        </p>
      )}
    </>
  )
}
