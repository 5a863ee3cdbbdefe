import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { EmailInput } from '../../ui/controls/text-input.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { isEmail } from './register-values.ts'
import { isRefusedField, useWords } from './words.ts'

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
      <FormAlert message={message || null} />
      <Button submit kind="secondary" busy={busy}>
        {t('partner.forgot.submit')}
      </Button>
      <output className="font-medium empty:hidden">{sent ? t('partner.forgot.sent') : null}</output>
    </form>
  )
}

function useForgot(onSent: () => void) {
  const { t } = useTexts()
  const toast = useToast()
  const words = useWords()
  const initial = { email: '' }
  const form = useForm({
    name: 'partner-forgot',
    initial,
    secrets: [],
    check: ({ email }) =>
      isEmail(email) ? null : { message: null, fields: { email: t('partner.problems.email') } },
    send: async ({ email }) => {
      try {
        await api('POST /auth/request-password-reset', { body: { email, userType: 'partner' } })
      } catch (error) {
        if (!isRefusedField(error)) toast(t('partner.toasts.resetFailure'), 'bad')
        throw error
      }
      toast(t('partner.toasts.resetSent'))
      onSent()
    },
    words,
  })
  const errors: FieldErrors<typeof initial> = form.errors
  return { ...form, errors }
}
