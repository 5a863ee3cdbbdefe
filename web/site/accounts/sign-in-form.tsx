import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { useLive } from '../../lib/live.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFrom, useReason } from './sign-in-address.ts'
import { LineLink } from './sign-in-frame.tsx'
import { useSignIn } from './sign-in-submit.ts'

type SignIn = ReturnType<typeof useSignIn>

export function SignInForm() {
  const { t } = useTexts()
  const live = useLive()
  const signIn = useSignIn()
  const { form, submit, asksCode, busy, message, startOver } = signIn
  return (
    <>
      <Introduction asksCode={asksCode} />
      <NeedsScript>{t('login.noScript')}</NeedsScript>
      {/* Posted, should it ever be sent without our script: a password has no place in an address. */}
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        {asksCode ? <Code signIn={signIn} /> : <Credentials signIn={signIn} />}
        <FormAlert message={message} />
        <Button submit busy={busy} disabled={!live}>
          {busy ? t('login.busy') : t('login.submit')}
        </Button>
      </form>
      {asksCode ? (
        <Button kind="plain" onClick={startOver}>
          {t('login.code.otherAccount')}
        </Button>
      ) : (
        <OtherWays />
      )}
    </>
  )
}

/** Its lines are kept free, so that nothing moves when the reason for being here becomes known. */
function Introduction({ asksCode }: { asksCode: boolean }) {
  const { t } = useTexts()
  const reason = useReason()
  return (
    <div aria-live="polite" className="flex min-h-[2lh] gap-3 max-sm:[&:lang(om)]:min-h-[3lh]">
      {asksCode && <span className="min-w-0 wrap-anywhere">{t('login.code.intro')}</span>}
      {!asksCode && reason === null && (
        <span className="min-w-0 text-muted wrap-anywhere">{t('login.intro')}</span>
      )}
      {!asksCode && reason !== null && (
        <>
          <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-teal" />
          <span className="min-w-0 font-medium wrap-anywhere">{t(`login.notice.${reason}`)}</span>
        </>
      )}
    </div>
  )
}

function Credentials({ signIn: { values, errors, set } }: { signIn: SignIn }) {
  const { t } = useTexts()
  return (
    <>
      <TextField
        label={t('login.identifier')}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        value={values.identifier}
        error={errors.identifier ?? null}
        onChange={(event) => set('identifier', event.target.value)}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        required
        show={t('login.showPassword')}
        hide={t('login.hidePassword')}
        value={values.password}
        error={errors.password ?? null}
        onChange={(event) => set('password', event.target.value)}
      />
    </>
  )
}

function Code({ signIn: { values, errors, set, form } }: { signIn: SignIn }) {
  const { t } = useTexts()
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
  }, [form])
  return (
    <div className="grid gap-2">
      <TextField
        label={t('login.code.label')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        value={values.code}
        error={errors.code ?? null}
        onChange={(event) => set('code', event.target.value)}
      />
      <p className="text-sm text-muted">{t('login.code.hint')}</p>
    </div>
  )
}

function OtherWays() {
  const { t } = useTexts()
  const to = useTo()
  const withFrom = useFrom()
  return (
    <div className="grid gap-1">
      <LineLink href={withFrom(to('forgotPassword'))}>{t('login.forgot')}</LineLink>
      <div className="flex flex-wrap items-center gap-x-2 border-t border-line pt-2">
        <span>{t('login.noAccount')}</span>
        <LineLink href={withFrom(to('registration'))}>{t('login.register')}</LineLink>
      </div>
    </div>
  )
}
