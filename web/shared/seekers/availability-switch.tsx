import type { Availability } from '../../../contract/seekers.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Switch } from '../../ui/controls/switch.tsx'

/** Found by employers or not, from this moment on. */
export function AvailabilitySwitch({ availability }: { availability: Availability }) {
  const { t } = useTexts()
  const save = useAct('PUT /job-seekers/availability', {
    failed: t('profile.failed.availability'),
    edits: ({ body }, edit) => {
      edit('GET /job-seekers/availability', () => body)
      edit('GET /jobseeker/dashboard', (dashboard) => ({ ...dashboard, availability: body }))
    },
    // The server may change the day: one that has passed is no longer kept.
    refreshes: ['GET /job-seekers/availability', 'GET /jobseeker/dashboard'],
  })
  return (
    <Switch
      label={t('profile.availability.switch')}
      hint={t(availability.available ? 'profile.availability.on' : 'profile.availability.off')}
      checked={availability.available}
      busy={save.busy}
      onChange={(available) => void save.run({ body: { ...availability, available } })}
    />
  )
}
