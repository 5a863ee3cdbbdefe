import { useState } from 'react'
import type { Availability } from '../../../contract/seekers.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { useToast } from '../../ui/controls/toast.tsx'

type Props = { now: Availability; onSaved: (now: Availability) => void }

/** Found by employers or not, from this moment on. */
export function AvailabilitySwitch({ now, onSaved }: Props) {
  const { t } = useTexts()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async (available: boolean) => {
    setBusy(true)
    try {
      const { message, data } = await api('PUT /job-seekers/availability', { body: { ...now, available } })
      onSaved(data)
      toast(message)
    } catch (error) {
      const said = error instanceof ApiError && error.problem !== 'network' ? error.problem.message : null
      toast(said ?? t('profile.failed.availability'), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Switch
      label={t('profile.availability.switch')}
      hint={t(now.available ? 'profile.availability.on' : 'profile.availability.off')}
      checked={now.available}
      busy={busy}
      onChange={(available) => void save(available)}
    />
  )
}
