import { useQueryClient } from '@tanstack/react-query'
import { latestStart } from '../../../contract/rules/seekers.ts'
import type { Availability } from '../../../contract/seekers.ts'
import { api } from '../../lib/api.ts'
import { failureText } from '../../lib/api-error.ts'
import { useUser } from '../../lib/app-context.tsx'
import { refresh } from '../../lib/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { DateField } from '../../ui/controls/date-field.tsx'
import { FormMessage } from '../../ui/controls/form-message.tsx'
import { RadioCards } from '../../ui/controls/radio-cards.tsx'
import { AvailabilitySwitch } from './availability-switch.tsx'

const starts = ['atOnce', 'later'] as const
type Start = (typeof starts)[number]
type Values = { start: string; day: string }

const schema = async () =>
  (await import('../../../contract/seekers.ts')).seekerEndpoints['PUT /job-seekers/availability'].body
const today = () => new Date().toISOString().slice(0, 10)

/** Whether employers find somebody, and from which day on. */
export function AvailabilityPart({ availability }: { availability: Availability }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-6">
      <h2 className="text-xl font-bold text-balance">{t('profile.availability.heading')}</h2>
      <AvailabilitySwitch availability={availability} />
      {availability.available && <StartForm availability={availability} />}
    </div>
  )
}

function StartForm({ availability }: { availability: Availability }) {
  const { t } = useTexts()
  const { form, values, set, busy, message, errors, submit } = useStartForm(availability)
  const start = startOf(values)
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
      <RadioCards
        legend={t('profile.availability.start')}
        name="start"
        options={starts.map((value) => ({ value, title: t(`profile.availability.${value}`) }))}
        value={start}
        onChange={(value) => set('start', value)}
      />
      {start === 'later' && (
        <DateField
          label={t('profile.availability.day')}
          name="day"
          value={values.day}
          error={errors.day ?? null}
          onChange={(day) => set('day', day)}
          min={today()}
          max={latestStart(today())}
          required
        />
      )}
      <FormMessage text={message} />
      <div>
        <Button submit busy={busy}>
          {t(busy ? 'profile.saving' : 'profile.save')}
        </Button>
      </div>
    </form>
  )
}

const startOf = ({ start }: Values): Start => starts.find((value) => value === start) ?? 'atOnce'

function useStartForm({ availableFrom }: Availability) {
  const { t } = useTexts()
  const user = useUser()
  const toast = useToast()
  const client = useQueryClient()
  return useForm({
    name: `availability ${user.id}`,
    initial: { start: availableFrom === null ? 'atOnce' : 'later', day: availableFrom ?? '' },
    body: (values) => ({ available: true, availableFrom: startOf(values) === 'later' ? values.day : null }),
    schema,
    fieldOf: (name) => (name === 'availableFrom' ? 'day' : name),
    problem: () => t('profile.availability.dayMissing'),
    send: async (body) => {
      const { message } = await api('PUT /job-seekers/availability', { body })
      await refresh(client, ['GET /job-seekers/availability', 'GET /jobseeker/dashboard'])
      toast(message)
    },
    failed: (error) =>
      failureText(error, { failed: t('profile.failed.availability'), network: t('profile.failed.network') }),
  })
}
