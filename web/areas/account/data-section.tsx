import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { forgetSignIn } from '../../lib/kept.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog, Dialog } from '../../ui/controls/dialog.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

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

const initial = { password: '' }

/** Asked twice: by the password that it needs, and by a question. */
function DeleteAccount({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  const path = usePath()
  const words = useWords()
  const [asking, setAsking] = useState(false)
  const [farewell, setFarewell] = useState<string | null>(null)
  const leave = () => location.assign(path('/'))
  const { form, values, set, busy, message, submit, ...refused } = useForm({
    name: `settings-delete ${account.id}`,
    initial,
    secrets: ['password'],
    check: ({ password }) => {
      if (password === '') return { message: null, fields: { password: t('settings.problems.required') } }
      return null
    },
    send: async (body) => {
      if (!asking) return setAsking(true)
      try {
        const { message: said } = await api('POST /account/delete', { body })
        forgetSignIn()
        setFarewell(said)
      } finally {
        setAsking(false)
      }
    },
    words,
  })
  const { password: wrong }: FieldErrors<typeof initial> = refused.errors
  useEffect(() => {
    // The question gives the focus back to the button; what is wrong stands at the field.
    if (!asking && wrong !== undefined) form.current?.querySelector('input')?.focus()
  }, [asking, wrong, form])
  return (
    <Section heading={t('settings.delete.heading')} text={t('settings.delete.text')}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          label={t('settings.fields.password')}
          hint={t('settings.passwordHint')}
          name="password"
          autoComplete="current-password"
          required
          show={t('settings.show')}
          hide={t('settings.hide')}
          value={values.password}
          error={wrong ?? null}
          onChange={(event) => set('password', event.target.value)}
        />
        <FormAlert message={message || null} />
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
          <ButtonLink href={path('/')}>{t('settings.delete.home')}</ButtonLink>
        </p>
      </Dialog>
    </Section>
  )
}
