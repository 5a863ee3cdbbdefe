import { useState } from 'react'
import { homes } from '../../../contract/rules/accounts.ts'
import { api } from '../../lib/api.ts'
import { usePath } from '../../lib/paths.tsx'
import { rememberSignIn } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { UsernameInput } from '../../ui/controls/text-input.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { usePortalForm } from './use-portal-form.ts'

const schema = async () =>
  (await import('../../../contract/partners.ts')).partnerEndpoints['POST /partners/login'].body

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
        <FormAlert message={message} />
        <Button submit busy={busy}>
          {busy ? t('partner.login.busy') : t('partner.login.submit')}
        </Button>
      </form>
      <div className="mt-3">
        <Button
          kind="plain"
          size="small"
          aria-expanded={forgotten}
          aria-controls={forgotten ? 'partner-forgot' : undefined}
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
  return usePortalForm({
    name: 'partner-login',
    initial: { username: '', password: '' },
    secrets: ['password'],
    body: (values) => values,
    schema,
    problem: (_field, problem) =>
      t(problem === 'tooLong' ? 'partner.problems.tooLong' : 'partner.problems.required'),
    send: async (body) => {
      const { data } = await api('POST /partners/login', { body })
      rememberSignIn(data)
      toast(t('partner.toasts.loginSuccess'))
      await new Promise((resolve) => setTimeout(resolve, restMilliseconds))
      location.assign(path(homes.PARTNER))
    },
    failure: () => t('partner.toasts.loginFailure'),
  })
}
