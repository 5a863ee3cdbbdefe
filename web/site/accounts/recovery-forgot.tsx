import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { useForm } from '../../lib/form.ts'
import { useLive } from '../../lib/live.ts'
import { useTo } from '../../lib/paths.tsx'
import { requestReset, resetRequestSchema } from '../../lib/reset-request.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFrom } from './sign-in-address.ts'
import { AccountFrame, LineLink } from './sign-in-frame.tsx'

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [returned, setReturned] = useState(false)
  const reopen = () => {
    setReturned(true)
    setSentTo(null)
  }
  return sentTo === null ? (
    <Request onSent={setSentTo} arrived={returned} />
  ) : (
    <Sent email={sentTo} onReopen={reopen} />
  )
}

function Request({ onSent, arrived }: { onSent: (email: string) => void; arrived: boolean }) {
  const { t } = useTexts()
  const to = useTo()
  const withFrom = useFrom()
  const live = useLive()
  const { form, values, set, errors, message, busy, submit } = useRequest(onSent)
  return (
    <AccountFrame heading={t('recovery.forgot.title')} arrived={arrived}>
      <p className="text-muted">{t('recovery.forgot.intro')}</p>
      <NeedsScript>{t('recovery.noScript')}</NeedsScript>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('recovery.forgot.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          aria-required
          value={values.email}
          error={errors.email ?? null}
          onChange={(event) => set('email', event.target.value)}
        />
        <FormAlert message={message} />
        <Button submit busy={busy} disabled={!live}>
          {busy ? t('recovery.forgot.sending') : t('recovery.forgot.send')}
        </Button>
      </form>
      <LineLink href={withFrom(to('login'))}>{t('recovery.backToLogin')}</LineLink>
    </AccountFrame>
  )
}

function useRequest(onSent: (email: string) => void) {
  const { t } = useTexts()
  return useForm({
    name: 'forgot-password',
    initial: { email: '' },
    body: ({ email }) => ({ email: email.trim() }),
    schema: resetRequestSchema,
    problem: () => t('recovery.forgot.invalid'),
    send: async (body) => {
      await requestReset(body)
      onSent(body.email)
    },
    failed: (error) => {
      const answer = error instanceof ApiError ? error : null
      // What is wrong with the address is shown beside it.
      if (answer?.fields['email'] !== undefined) return null
      const why = answer?.status === 0 ? t('recovery.connection') : answer?.said
      const failed = t('recovery.forgot.failed')
      return why == null ? failed : `${failed}\n${why}`
    },
  })
}

function Sent({ email, onReopen }: { email: string; onReopen: () => void }) {
  const { t } = useTexts()
  const to = useTo()
  const withFrom = useFrom()
  return (
    <AccountFrame heading={t('recovery.sent.title')} Icon={MailCheck} arrived>
      <div className="grid gap-3">
        <p>{t('recovery.sent.text')}</p>
        <p className="font-semibold">{email}</p>
        <p>{t('recovery.sent.spam')}</p>
      </div>
      <ButtonLink href={withFrom(to('login'))}>{t('recovery.sent.back')}</ButtonLink>
      <Button kind="plain" onClick={onReopen}>
        {t('recovery.sent.other')}
      </Button>
    </AccountFrame>
  )
}
