import { CircleCheck, MailCheck, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import { api } from '../../lib/api.ts'
import { failureText } from '../../lib/api-error.ts'
import { useLive } from '../../lib/live.ts'
import { usePath, useTo } from '../../lib/paths.tsx'
import { fetchUser, homeOf, signedInType } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { isDeadLink } from './dead-link.ts'
import { useQueryPart } from './sign-in-address.ts'
import { AccountFrame } from './sign-in-frame.tsx'

type State = 'asked' | 'done' | 'dead' | 'sent'

/** Verified by a press and not by opening: some programs that look through mails open every link and run its script. */
export function VerifyEmail() {
  const { t } = useTexts()
  const token = useQueryPart('token')
  const live = useLive()
  const user = usePresent()
  const [state, setState] = useState<State>('asked')
  const verify = usePress(async () => {
    try {
      await api('POST /auth/verify-email', { body: { token: token ?? '' } })
      setState('done')
    } catch (error) {
      if (!isDeadLink(error)) throw error
      setState('dead')
    }
  })
  const shown = state === 'asked' && live && token === null ? 'dead' : state
  switch (shown) {
    case 'asked':
      return (
        <AccountFrame heading={t('recovery.verify.title')}>
          <p>{t('recovery.verify.text')}</p>
          <NeedsScript>{t('recovery.noScript')}</NeedsScript>
          <FormAlert message={verify.message} />
          <Button busy={verify.busy} disabled={!live} onClick={verify.press}>
            {verify.busy ? t('recovery.verify.busy') : t('recovery.verify.button')}
          </Button>
        </AccountFrame>
      )
    case 'done':
      return (
        <AccountFrame heading={t('recovery.verify.done.title')} Icon={CircleCheck} arrived>
          <p>{t('recovery.verify.done.text')}</p>
          <NextStep user={user} />
        </AccountFrame>
      )
    case 'dead':
      return <DeadLink user={user} arrived={state === 'dead'} onSent={() => setState('sent')} />
    case 'sent':
      return (
        <AccountFrame heading={t('recovery.sent.title')} Icon={MailCheck} arrived>
          <p>{t('recovery.verify.sent')}</p>
          <NextStep user={user} />
        </AccountFrame>
      )
  }
}

function NextStep({ user }: { user: SessionUser | null }) {
  const { t } = useTexts()
  const path = usePath()
  const to = useTo()
  const home = user === null ? null : homeOf(user.role)
  return home === null ? (
    <ButtonLink href={to('login')}>{t('recovery.verify.login')}</ButtonLink>
  ) : (
    <ButtonLink href={path(home)}>{t('recovery.verify.account')}</ButtonLink>
  )
}

/** A new mail is sent only to somebody who is signed in: of others we do not know who they are. */
function DeadLink(props: { user: SessionUser | null; arrived: boolean; onSent: () => void }) {
  const { t } = useTexts()
  const to = useTo()
  const resend = usePress(async () => {
    await api('POST /auth/resend-verification', {})
    props.onSent()
  })
  return (
    <AccountFrame heading={t('recovery.dead.title')} Icon={Unlink} wrong arrived={props.arrived}>
      <p>{t('recovery.dead.verify')}</p>
      {props.user === null ? (
        <>
          <p>{t('recovery.dead.loginFirst')}</p>
          <ButtonLink href={`${to('login')}?from=${encodeURIComponent(to('verifyEmail'))}`}>
            {t('recovery.verify.login')}
          </ButtonLink>
        </>
      ) : (
        <>
          <FormAlert message={resend.message} />
          <Button busy={resend.busy} onClick={resend.press}>
            {t('recovery.verify.again')}
          </Button>
        </>
      )}
    </AccountFrame>
  )
}

/** One button that does one thing, and says what went wrong. */
function usePress(act: () => Promise<void>) {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const words = { failed: t('recovery.failed'), network: t('recovery.network') }
  const press = () => {
    setBusy(true)
    setMessage(null)
    act()
      .catch((error: unknown) => setMessage(failureText(error, words)))
      .finally(() => setBusy(false))
  }
  return { busy, message, press }
}

/** Who is signed in here, once that is known. */
function usePresent(): SessionUser | null {
  const [user, setUser] = useState<SessionUser | null>(null)
  useEffect(() => {
    // Where it cannot be asked, the way over the sign-in is still open.
    if (signedInType() !== null) fetchUser().then(setUser, () => {})
  }, [])
  return user
}
