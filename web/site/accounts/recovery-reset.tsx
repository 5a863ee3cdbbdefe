import { Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { longestPassword, shortestPassword } from '../../../contract/rules/accounts.ts'
import { api } from '../../lib/api.ts'
import { ApiError, failureText } from '../../lib/api-error.ts'
import { useForm } from '../../lib/form.ts'
import { useLive } from '../../lib/live.ts'
import { confirmationError } from '../../lib/password-pair.ts'
import { useTo } from '../../lib/paths.tsx'
import { forgetPerson } from '../../lib/session-end.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { isDeadLink } from './dead-link.ts'
import { useQueryPart } from './sign-in-address.ts'
import { AccountFrame, LineLink } from './sign-in-frame.tsx'

const schema = async () =>
  (await import('../../../contract/accounts.ts')).accountEndpoints['POST /auth/reset-password'].body

const initial = { password: '', confirmation: '' }

export function ResetPassword() {
  const token = useQueryPart('token')
  const live = useLive()
  const [dead, setDead] = useState(false)
  useEffect(() => {
    if (token === null) return
    // Where this cannot be asked, the form says it in the end.
    void api('POST /auth/check-reset-link', { body: { token } })
      .then(({ usable }) => setDead(!usable))
      .catch((error: unknown) => setDead(isDeadLink(error)))
  }, [token])
  if (dead || (live && token === null)) return <DeadLink arrived={dead} />
  return <NewPassword token={token ?? ''} onDead={() => setDead(true)} />
}

function NewPassword({ token, onDead }: { token: string; onDead: () => void }) {
  const { t } = useTexts()
  const to = useTo()
  const live = useLive()
  const { form, values, set, errors, message, busy, submit } = useReset(token, onDead)
  return (
    <AccountFrame heading={t('recovery.reset.title')}>
      <NeedsScript>{t('recovery.noScript')}</NeedsScript>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField
          label={t('recovery.reset.password')}
          show={t('recovery.reset.show')}
          hide={t('recovery.reset.hide')}
          hint={t('recovery.reset.hint', { limit: shortestPassword })}
          name="password"
          autoComplete="new-password"
          maxLength={longestPassword}
          required
          value={values.password}
          error={errors.password ?? null}
          onChange={(event) => set('password', event.target.value)}
        />
        <PasswordField
          label={t('recovery.reset.confirmation')}
          show={t('recovery.reset.showConfirmation')}
          hide={t('recovery.reset.hideConfirmation')}
          name="confirmation"
          autoComplete="new-password"
          maxLength={longestPassword}
          required
          value={values.confirmation}
          error={errors.confirmation ?? null}
          onChange={(event) => set('confirmation', event.target.value)}
        />
        <FormAlert message={message} />
        <Button submit busy={busy} disabled={!live}>
          {busy ? t('recovery.reset.saving') : t('recovery.reset.save')}
        </Button>
      </form>
      <LineLink href={to('login')}>{t('recovery.backToLogin')}</LineLink>
    </AccountFrame>
  )
}

function useReset(token: string, onDead: () => void) {
  const { t } = useTexts()
  const to = useTo()
  const mismatch = t('recovery.reset.mismatch')
  const form = useForm({
    name: 'reset-password',
    initial,
    secrets: ['password', 'confirmation'],
    body: ({ password }) => ({ token, password }),
    schema,
    problem: () => t('recovery.reset.tooShort', { limit: shortestPassword }),
    check: ({ password, confirmation }) => (confirmation === password ? {} : { confirmation: mismatch }),
    send: async (body) => {
      try {
        await api('POST /auth/reset-password', { body })
      } catch (error) {
        if (isDeadLink(error)) return onDead()
        if (!(error instanceof ApiError) || error.fields['password'] === undefined) throw error
        // It is long enough, so it is one that everybody tries first.
        throw new ApiError(error.status, { fields: { password: t('recovery.reset.common') } })
      }
      // The server has ended every session, this browser's among them.
      await forgetPerson()
      location.assign(`${to('login')}?reason=reset`)
    },
    failed: (error) =>
      error instanceof ApiError && error.fields['password'] !== undefined
        ? null
        : failureText(error, { failed: t('recovery.failed'), network: t('recovery.network') }),
  })
  const { password, confirmation } = form.values
  const refused = form.errors.confirmation
  return {
    ...form,
    errors: {
      ...form.errors,
      confirmation: confirmationError(password, confirmation, { refused, mismatch }),
    },
  }
}

function DeadLink({ arrived }: { arrived: boolean }) {
  const { t } = useTexts()
  const to = useTo()
  return (
    <AccountFrame heading={t('recovery.dead.title')} Icon={Unlink} wrong arrived={arrived}>
      <p>{t('recovery.dead.reset')}</p>
      <ButtonLink href={to('forgotPassword')}>{t('recovery.dead.ask')}</ButtonLink>
      <LineLink href={to('login')}>{t('recovery.backToLogin')}</LineLink>
    </AccountFrame>
  )
}
