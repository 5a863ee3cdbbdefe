import { useState } from 'react'
import { homes } from '../../../contract/rules/accounts.ts'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { usePath } from '../../lib/paths.tsx'
import { rememberSignIn } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { UsernameInput } from '../../ui/controls/text-input.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { useWords } from './words.ts'

/** Long enough to read that it worked, before the next page takes its place. */
const restMilliseconds = 1_000

export function LoginForm() {
  const { t } = useTexts()
  const [forgotten, setForgotten] = useState(false)
  const { form, values, set, errors, busy, message, submit } = useLogin()
  return (
    <>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <UsernameInput
          label={t('partner.fields.username')}
          name="username"
          required
          value={values.username}
          error={errors.username ?? null}
          onChange={(event) => set('username', event.target.value)}
        />
        <PasswordField
          label={t('partner.fields.password')}
          name="password"
          autoComplete="current-password"
          required
          show={t('partner.show')}
          hide={t('partner.hide')}
          value={values.password}
          error={errors.password ?? null}
          onChange={(event) => set('password', event.target.value)}
        />
        <FormAlert message={message || null} />
        <Button submit busy={busy}>
          {busy ? t('partner.login.busy') : t('partner.login.submit')}
        </Button>
      </form>
      <div className="mt-3">
        <Button
          kind="plain"
          size="small"
          aria-expanded={forgotten}
          aria-controls="partner-forgot"
          onClick={() => setForgotten(!forgotten)}
        >
          {t('partner.forgot.open')}
        </Button>
        {forgotten && <ForgotForm id="partner-forgot" />}
      </div>
    </>
  )
}

function useLogin() {
  const { t } = useTexts()
  const path = usePath()
  const toast = useToast()
  const words = useWords()
  const initial = { username: '', password: '' }
  const form = useForm({
    name: 'partner-login',
    initial,
    secrets: ['password'],
    check: ({ username, password }) => {
      const required = t('partner.problems.required')
      const fields = {
        ...(username.trim() === '' ? { username: required } : {}),
        ...(password === '' ? { password: required } : {}),
      }
      return Object.keys(fields).length === 0 ? null : { message: null, fields }
    },
    send: async (body) => {
      try {
        const { data } = await api('POST /partners/login', { body })
        rememberSignIn(data)
      } catch (error) {
        toast(t('partner.toasts.loginFailure'), 'bad')
        throw error
      }
      toast(t('partner.toasts.loginSuccess'))
      await new Promise((resolve) => setTimeout(resolve, restMilliseconds))
      location.assign(path(homes.PARTNER))
    },
    words,
  })
  const errors: FieldErrors<typeof initial> = form.errors
  return { ...form, errors }
}
