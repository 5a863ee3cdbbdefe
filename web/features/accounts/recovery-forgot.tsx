import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { api, ApiError } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { paths, usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFrom, useLive } from './sign-in-address.ts'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { AccountFrame, LineLink, NeedsScript } from './sign-in-frame.tsx'

/** Only what is surely no address: the server knows the rest. */
const looksLikeAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

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
  const path = usePath()
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
      <LineLink href={withFrom(path(paths.login))}>{t('recovery.backToLogin')}</LineLink>
    </AccountFrame>
  )
}

function useRequest(onSent: (email: string) => void) {
  const { t } = useTexts()
  const invalid = { email: t('recovery.forgot.invalid') }
  const form = useForm({
    name: 'forgot-password',
    initial: { email: '' },
    secrets: [],
    check: ({ email }) => (looksLikeAddress(email) ? null : { message: null, fields: invalid }),
    send: async ({ email }) => {
      try {
        await api('POST /auth/request-password-reset', { body: { email } })
        onSent(email.trim())
      } catch (error) {
        const problem = error instanceof ApiError ? error.problem : 'network'
        if (problem === 'network' || problem.code !== 'invalid_input') throw error
        // The server knows better what an address is; the words are ours.
        throw new ApiError(400, { ...problem, fields: invalid })
      }
    },
    words: (error) => {
      const failed = t('recovery.forgot.failed')
      if (error === null) return failed
      if (error.problem === 'network') return `${failed}\n${t('recovery.connection')}`
      return error.problem.code === 'invalid_input' ? '' : `${failed}\n${error.problem.message}`
    },
  })
  const errors: FieldErrors<{ email: string }> = form.errors
  return { ...form, errors, message: form.message || null }
}

function Sent({ email, onReopen }: { email: string; onReopen: () => void }) {
  const { t } = useTexts()
  const path = usePath()
  const withFrom = useFrom()
  return (
    <AccountFrame heading={t('recovery.sent.title')} Icon={MailCheck} arrived>
      <div className="grid gap-3">
        <p>{t('recovery.sent.text')}</p>
        <p className="font-semibold">{email}</p>
        <p>{t('recovery.sent.spam')}</p>
      </div>
      <ButtonLink href={withFrom(path(paths.login))}>{t('recovery.sent.back')}</ButtonLink>
      <Button kind="plain" onClick={onReopen}>
        {t('recovery.sent.other')}
      </Button>
    </AccountFrame>
  )
}
