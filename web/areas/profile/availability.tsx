import { useState } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import { homes } from '../../../contract/rules/accounts.ts'
import { latestStart } from '../../../contract/rules/seekers.ts'
import type { Availability } from '../../../contract/seekers.ts'
import { FormMessage } from '../../features/accounts/registration/frame.tsx'
import { wordsFor } from '../../features/accounts/registration/outcome.ts'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { useHabits } from '../../lib/habits.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { DateField } from '../../ui/controls/date-field.tsx'
import { RadioCards } from '../../ui/controls/radio-cards.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { drawnName } from '../onboarding/step-form.tsx'
import { AvailabilitySwitch } from './availability-switch.tsx'
import { ProfileActions } from './profile-actions.tsx'

type Props = { user: SessionUser; loaded: Availability }
type Start = 'atOnce' | 'later'
type Values = { start: string; day: string }

const starts: readonly Start[] = ['atOnce', 'later']
const today = () => new Date().toISOString().slice(0, 10)

/** Whether employers find somebody, and from which day on. */
export function AvailabilityPart({ user, loaded }: Props) {
  const { t } = useTexts()
  const [now, setNow] = useState(loaded)
  return (
    <div className="grid gap-6">
      <h2 className="text-xl font-bold text-balance">{t('profile.availability.heading')}</h2>
      <AvailabilitySwitch now={now} onSaved={setNow} />
      {now.available && <StartForm user={user} now={now} onSaved={setNow} />}
    </div>
  )
}

type StartProps = { user: SessionUser; now: Availability; onSaved: (now: Availability) => void }

function StartForm(props: StartProps) {
  const { t } = useTexts()
  const { calendar } = useHabits()
  const { form, values, set, busy, message, errors, submit } = useStart(props)
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
      <RadioCards
        legend={t('profile.availability.start')}
        name={drawnName('start')}
        options={starts.map((value) => ({ value, title: t(`profile.availability.${value}`) }))}
        value={startOf(values)}
        onChange={(start) => set('start', start)}
      />
      {startOf(values) === 'later' && (
        <DateField
          label={t('profile.availability.day')}
          name={drawnName('day')}
          value={values.day}
          error={errors.day ?? null}
          onChange={(iso) => set('day', iso ?? '')}
          min={today()}
          max={latestStart(today())}
          defaultCalendar={calendar}
          required
        />
      )}
      <FormMessage text={message} />
      <ProfileActions busy={busy} home={homes.CAREER} />
    </form>
  )
}

const startOf = ({ start }: Values): Start => starts.find((value) => value === start) ?? 'atOnce'

function useStart({ user, now, onSaved }: StartProps) {
  const { t } = useTexts()
  const toast = useToast()
  const failed = t('profile.failed.availability')
  const form = useForm<Values>({
    name: `availability ${user.id}`,
    initial: { start: now.availableFrom === null ? 'atOnce' : 'later', day: now.availableFrom ?? '' },
    secrets: [],
    check: (values) =>
      startOf(values) === 'later' && values.day === ''
        ? { message: null, fields: { day: t('profile.availability.dayMissing') } }
        : null,
    send: async (values) => {
      const availableFrom = startOf(values) === 'later' ? values.day : null
      const { message, data } = await api('PUT /job-seekers/availability', {
        body: { available: true, availableFrom },
      })
      onSaved(data)
      toast(message)
    },
    words: (error) => wordsFor(error, { failed, unexpected: failed, network: t('profile.failed.network') }),
  })
  // The server names the field after what is stored.
  const told: FieldErrors<Values & { availableFrom: string }> = form.errors
  const errors: FieldErrors<Values> = { ...told, ...(told.availableFrom && { day: told.availableFrom }) }
  return { ...form, errors }
}
