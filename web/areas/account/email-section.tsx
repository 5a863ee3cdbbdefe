import { MailWarning } from 'lucide-react'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { EmailInput } from '../../ui/controls/text-input.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

type Props = { account: OwnAccount; onChange: (changes: Partial<OwnAccount>) => void }
const initial = { email: '', password: '' }

/** Another address takes effect once the link sent to it is followed; until then both are shown. */
export function EmailSection(props: Props) {
  const { account } = props
  const { t } = useTexts()
  const { form, values, set, errors, busy, message, submit } = useEmail(props)
  return (
    <Section heading={t('settings.email.heading')} text={t('settings.email.text')}>
      <p className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{account.email}</span>
        <Badge tone={account.emailVerified ? 'good' : 'waiting'}>
          {account.emailVerified ? t('settings.email.verified') : t('settings.email.unverified')}
        </Badge>
      </p>
      {account.pendingEmail !== null && (
        <p className="flex gap-3 rounded-card bg-teal-soft p-4">
          <MailWarning aria-hidden="true" className="size-6 shrink-0 text-teal" />
          <span className="min-w-0 wrap-anywhere">
            {t('settings.email.pending', { email: account.pendingEmail })}
          </span>
        </p>
      )}
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <EmailInput
          label={t('settings.fields.newEmail')}
          name="email"
          required
          value={values.email}
          error={errors.email ?? null}
          onChange={(event) => set('email', event.target.value)}
        />
        <PasswordField
          label={t('settings.fields.password')}
          hint={t('settings.passwordHint')}
          name="password"
          autoComplete="current-password"
          required
          show={t('settings.show')}
          hide={t('settings.hide')}
          value={values.password}
          error={errors.password ?? null}
          onChange={(event) => set('password', event.target.value)}
        />
        <FormAlert message={message || null} />
        <Button submit busy={busy}>
          {t('settings.email.submit')}
        </Button>
      </form>
    </Section>
  )
}

function useEmail({ account, onChange }: Props) {
  const { t } = useTexts()
  const toast = useToast()
  const words = useWords()
  const form = useForm({
    name: `settings-email ${account.id}`,
    initial,
    secrets: ['password'],
    check: ({ email, password }) => {
      const fields = {
        ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: t('settings.problems.email') }),
        ...(password === '' ? { password: t('settings.problems.required') } : {}),
      }
      return Object.keys(fields).length === 0 ? null : { message: null, fields }
    },
    send: async (body) => {
      const { message } = await api('PUT /account/email', { body })
      onChange({ pendingEmail: body.email.trim() })
      form.clear()
      toast(message)
    },
    words,
  })
  const errors: FieldErrors<typeof initial> = form.errors
  return { ...form, errors }
}
