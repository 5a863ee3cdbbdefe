import { useEffect, useState } from 'react'
import { requestReset, resetRequestSchema } from '../../lib/reset-request.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { EmailInput } from '../../ui/controls/text-input.tsx'
import { usePortalForm } from './use-portal-form.ts'

/** Asks for a new password. It answers alike whether or not the address is a partner's. */
export function ForgotForm({ id }: { id: string }) {
  const { t } = useTexts()
  const [sent, setSent] = useState(false)
  const { form, values, set, errors, busy, message, submit } = useForgot(() => setSent(true))
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [form])
  return (
    <form
      ref={form}
      id={id}
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={t('partner.forgot.open')}
      className="mt-2 grid gap-4"
    >
      <EmailInput
        label={t('partner.fields.email')}
        hint={t('partner.forgot.hint')}
        name="email"
        required
        value={values.email}
        error={errors.email ?? null}
        onChange={(event) => {
          setSent(false)
          set('email', event.target.value)
        }}
      />
      <FormAlert message={message} />
      <Button submit kind="secondary" busy={busy}>
        {t('partner.forgot.submit')}
      </Button>
      <p aria-live="polite" className="font-medium empty:hidden">
        {sent ? t('partner.forgot.sent') : null}
      </p>
    </form>
  )
}

function useForgot(onSent: () => void) {
  const { t } = useTexts()
  const toast = useToast()
  return usePortalForm({
    name: 'partner-forgot',
    initial: { email: '' },
    body: ({ email }) => ({ email, userType: 'partner' }),
    schema: resetRequestSchema,
    problem: () => t('partner.problems.email'),
    send: async (body) => {
      await requestReset(body)
      toast(t('partner.toasts.resetSent'))
      onSent()
    },
    failure: () => t('partner.toasts.resetFailure'),
  })
}
