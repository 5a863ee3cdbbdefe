import { focusManager } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import { api } from '../../lib/api.ts'
import { useForm } from '../../lib/form.ts'
import { useTo } from '../../lib/paths.tsx'
import { forgetPerson } from '../../lib/session-end.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/controls/dialog.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { OwnPassword } from './own-password.tsx'
import { Section } from './section.tsx'
import { useFailed } from './use-failed.ts'

const schema = async () =>
  (await import('../../../contract/account-settings.ts')).accountSettingsEndpoints['POST /account/delete']
    .body

export function DataSection({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-6">
      <Section heading={t('settings.data.heading')} text={t('settings.data.text')}>
        <div>
          <ButtonLink href="/api/account/data" kind="secondary">
            <Download aria-hidden="true" className="size-5 shrink-0" />
            {t('settings.data.download')}
          </ButtonLink>
        </div>
      </Section>
      <DeleteAccount account={account} />
    </div>
  )
}

/** Asked twice: by the password that it needs, and by a question. */
function DeleteAccount({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  const to = useTo()
  const failed = useFailed()
  const [asking, setAsking] = useState(false)
  const [farewell, setFarewell] = useState<string | null>(null)
  const leave = () => location.assign(to('landing'))
  const { form, values, set, errors, busy, message, submit } = useForm({
    name: `settings-delete ${account.id}`,
    initial: { password: '' },
    secrets: ['password'],
    body: (typed) => typed,
    schema,
    problem: () => t('settings.problems.required'),
    send: async (body) => {
      if (!asking) return setAsking(true)
      try {
        const { message: said } = await api('POST /account/delete', { body })
        // Nothing is asked for again when the person comes back to the tab: that would lead from the farewell to the sign-in.
        focusManager.setFocused(false)
        await forgetPerson()
        setFarewell(said)
      } finally {
        setAsking(false)
      }
    },
    failed,
  })
  const wrong = errors.password
  useEffect(() => {
    // The closing question gives the focus back to the button; what is wrong is shown at the field.
    if (!asking && wrong !== undefined) form.current?.querySelector('input')?.focus()
  }, [asking, wrong, form])
  return (
    <Section heading={t('settings.delete.heading')} text={t('settings.delete.text')}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <OwnPassword value={values.password} error={wrong} onChange={(value) => set('password', value)} />
        <FormAlert message={message} />
        <Button submit kind="danger" busy={busy}>
          {t('settings.delete.submit')}
        </Button>
      </form>
      <ConfirmDialog
        open={asking}
        title={t('settings.delete.question')}
        text={t('settings.delete.warning', { name: account.username })}
        confirm={t('settings.delete.confirm')}
        busy={busy}
        onConfirm={() => form.current?.requestSubmit()}
        onCancel={() => setAsking(false)}
      />
      <Dialog open={farewell !== null} title={farewell ?? ''} onClose={leave}>
        <p>{t('settings.delete.farewell')}</p>
        <p className="mt-5">
          <ButtonLink href={to('landing')}>{t('settings.delete.home')}</ButtonLink>
        </p>
      </Dialog>
    </Section>
  )
}
