import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { shortestPassword } from '../../../contract/rules/accounts.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { forgetSignIn } from '../../lib/kept.ts'
import { paths, usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { useLive, useQuery } from './sign-in-address.ts'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { AccountFrame, LineLink, NeedsScript } from './sign-in-frame.tsx'

const initial = { password: '', confirmation: '' }
type Values = typeof initial

export function ResetPassword() {
  const token = useQuery('token')
  const live = useLive()
  const [dead, setDead] = useState(false)
  if (dead || (live && token === null)) return <DeadLink arrived={dead} />
  return <NewPassword token={token ?? ''} onDead={() => setDead(true)} />
}

function NewPassword({ token, onDead }: { token: string; onDead: () => void }) {
  const { t } = useTexts()
  const path = usePath()
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
          maxLength={200}
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
          maxLength={200}
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
      <LineLink href={path(paths.login)}>{t('recovery.backToLogin')}</LineLink>
    </AccountFrame>
  )
}

function useReset(token: string, onDead: () => void) {
  const { t } = useTexts()
  const path = usePath()
  const form = useForm<Values>({
    name: 'reset-password',
    initial,
    secrets: ['password', 'confirmation'],
    check: ({ password, confirmation }) => {
      const fields: FieldErrors<Values> = {
        ...(password.length < shortestPassword
          ? { password: t('recovery.reset.tooShort', { limit: shortestPassword }) }
          : {}),
        ...(confirmation === password ? {} : { confirmation: t('recovery.reset.mismatch') }),
      }
      return Object.keys(fields).length === 0 ? null : { message: null, fields }
    },
    send: async ({ password }) => {
      try {
        await api('POST /auth/reset-password', { body: { token, password } })
      } catch (error) {
        const problem = error instanceof ApiError ? error.problem : 'network'
        if (problem === 'network') throw error
        // A token that is none at all is as dead as one that was used.
        if (problem.code === 'invalid_link' || problem.fields?.['token'] !== undefined) return onDead()
        if (problem.fields?.['password'] === undefined) throw error
        // Long enough it is, so it is one that everybody tries first.
        throw new ApiError(400, { ...problem, fields: { password: t('recovery.reset.common') } })
      }
      // The server has ended every session, this browser's among them.
      forgetSignIn()
      location.assign(`${path(paths.login)}?reason=reset`)
    },
    words: (error) => {
      if (error === null) return t('recovery.failed')
      if (error.problem === 'network') return t('recovery.network')
      return error.problem.fields === undefined ? error.problem.message : ''
    },
  })
  const { password, confirmation } = form.values
  const errors: FieldErrors<Values> = form.errors
  // Told while typing, but not before the two can no longer become alike.
  const apart = password.startsWith(confirmation) ? undefined : t('recovery.reset.mismatch')
  const said = confirmation === password ? undefined : (errors.confirmation ?? apart)
  return {
    ...form,
    message: form.message || null,
    errors: { ...errors, confirmation: said },
  }
}

function DeadLink({ arrived }: { arrived: boolean }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <AccountFrame heading={t('recovery.dead.title')} Icon={Unlink} wrong arrived={arrived}>
      <p>{t('recovery.dead.reset')}</p>
      <ButtonLink href={path('/forgot-password')}>{t('recovery.dead.ask')}</ButtonLink>
      <LineLink href={path(paths.login)}>{t('recovery.backToLogin')}</LineLink>
    </AccountFrame>
  )
}
