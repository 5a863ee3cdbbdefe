import { useQueryClient } from '@tanstack/react-query'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import { longestPassword, shortestPassword } from '../../../contract/rules/accounts.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { confirmationError } from '../../lib/password-pair.ts'
import { rememberSignIn } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { Section } from './section.tsx'
import { useFailed } from './use-failed.ts'

const initial = { currentPassword: '', newPassword: '', confirmPassword: '' }
type Values = typeof initial

const schema = async () =>
  (await import('../../../contract/account-settings.ts')).accountSettingsEndpoints['PUT /account/password']
    .body

export function PasswordSection({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  const { form, values, set, errors, busy, message, submit } = usePassword(account)
  const secret = (name: keyof Values) => ({
    label: t(`settings.fields.${name}`),
    name,
    required: true,
    maxLength: longestPassword,
    show: t('settings.show'),
    hide: t('settings.hide'),
    value: values[name],
    error: errors[name] ?? null,
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  return (
    <Section heading={t('settings.password.heading')} text={t('settings.password.text')}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        {/* For programs that keep passwords: whose it is. */}
        <input type="text" name="username" autoComplete="username" value={account.username} readOnly hidden />
        <PasswordField {...secret('currentPassword')} autoComplete="current-password" />
        <PasswordField
          {...secret('newPassword')}
          autoComplete="new-password"
          hint={t('settings.password.hint', { limit: shortestPassword })}
        />
        <PasswordField {...secret('confirmPassword')} autoComplete="new-password" />
        <FormAlert message={message} />
        <Button submit busy={busy}>
          {t('settings.password.submit')}
        </Button>
      </form>
    </Section>
  )
}

function usePassword(account: OwnAccount) {
  const { t } = useTexts()
  const client = useQueryClient()
  const toast = useToast()
  const failed = useFailed()
  const mismatch = t('settings.problems.mismatch')
  const form = useForm({
    name: `settings-password ${account.id}`,
    initial,
    secrets: ['currentPassword', 'newPassword', 'confirmPassword'],
    body: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    schema,
    problem: (field) =>
      field === 'newPassword'
        ? t('settings.problems.tooShort', { limit: shortestPassword })
        : t('settings.problems.required'),
    check: ({ newPassword, confirmPassword }) =>
      confirmPassword === newPassword ? {} : { confirmPassword: mismatch },
    send: async (body) => {
      const { message, data } = await api('PUT /account/password', { body })
      rememberSignIn(data)
      await refresh(client, ['GET /account/sessions'])
      form.clear()
      toast(message)
    },
    failed,
  })
  const { newPassword, confirmPassword } = form.values
  const refused = form.errors.confirmPassword
  const confirmError = confirmationError(newPassword, confirmPassword, { refused, mismatch })
  return { ...form, errors: { ...form.errors, confirmPassword: confirmError } }
}
