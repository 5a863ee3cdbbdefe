import type { OwnAccount } from '../../../contract/account-settings.ts'
import { shortestPassword } from '../../../contract/rules/accounts.ts'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { rememberSignIn } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

const initial = { currentPassword: '', newPassword: '', confirmPassword: '' }
type Values = typeof initial

export function PasswordSection({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  const { form, values, set, errors, busy, message, submit } = usePassword(account)
  const secret = (name: keyof Values) => ({
    label: t(`settings.fields.${name}`),
    name,
    required: true,
    maxLength: 200,
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
        <FormAlert message={message || null} />
        <Button submit busy={busy}>
          {t('settings.password.submit')}
        </Button>
      </form>
    </Section>
  )
}

function usePassword(account: OwnAccount) {
  const { t } = useTexts()
  const toast = useToast()
  const words = useWords()
  const mismatch = t('settings.problems.mismatch')
  const form = useForm<Values>({
    name: `settings-password ${account.id}`,
    initial,
    secrets: ['currentPassword', 'newPassword', 'confirmPassword'],
    check: ({ currentPassword, newPassword, confirmPassword }) => {
      const fields = {
        ...(currentPassword === '' ? { currentPassword: t('settings.problems.required') } : {}),
        ...(newPassword.length < shortestPassword
          ? { newPassword: t('settings.problems.tooShort', { limit: shortestPassword }) }
          : {}),
        ...(confirmPassword === newPassword ? {} : { confirmPassword: mismatch }),
      }
      return Object.keys(fields).length === 0 ? null : { message: null, fields }
    },
    send: async ({ currentPassword, newPassword }) => {
      const body = { currentPassword, newPassword }
      const { message, data } = await api('PUT /account/password', { body })
      rememberSignIn(data)
      form.clear()
      toast(message)
    },
    words,
  })
  const { newPassword, confirmPassword } = form.values
  const refused: FieldErrors<Values> = form.errors
  // Told while typing, but not before the two can no longer become alike.
  const apart = newPassword.startsWith(confirmPassword) ? undefined : mismatch
  const said = confirmPassword === newPassword ? undefined : (refused.confirmPassword ?? apart)
  const errors: FieldErrors<Values> = { ...refused, ...(said === undefined ? {} : { confirmPassword: said }) }
  if (said === undefined) delete errors.confirmPassword
  return { ...form, errors }
}
