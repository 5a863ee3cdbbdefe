import { useQueryClient } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { EmailInput } from '../../ui/controls/text-input.tsx'
import { OwnPassword } from './own-password.tsx'
import { Section } from './section.tsx'
import { useFailed } from './use-failed.ts'

const schema = async () =>
  (await import('../../../contract/account-settings.ts')).accountSettingsEndpoints['PUT /account/email'].body

/** Another address takes effect once the link sent to it is followed; until then both are shown. */
export function EmailSection({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  const { form, values, set, errors, busy, message, submit } = useEmailForm(account)
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
        <OwnPassword
          value={values.password}
          error={errors.password}
          onChange={(value) => set('password', value)}
        />
        <FormAlert message={message} />
        <Button submit busy={busy}>
          {t('settings.email.submit')}
        </Button>
      </form>
    </Section>
  )
}

function useEmailForm(account: OwnAccount) {
  const { t } = useTexts()
  const client = useQueryClient()
  const toast = useToast()
  const failed = useFailed()
  const form = useForm({
    name: `settings-email ${account.id}`,
    initial: { email: '', password: '' },
    secrets: ['password'],
    body: (values) => values,
    schema,
    problem: (field) => t(field === 'email' ? 'settings.problems.email' : 'settings.problems.required'),
    send: async (body) => {
      const { message } = await api('PUT /account/email', { body })
      await refresh(client, ['GET /account'])
      form.clear()
      toast(message)
    },
    failed,
  })
  return form
}
