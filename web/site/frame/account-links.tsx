import { useContext, useState, type SubmitEvent } from 'react'
import { homes, type AccountType } from '../../../contract/rules/accounts.ts'
import { PrefixContext, usePath, useTo } from '../../lib/paths.tsx'
import { signOut } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { markDocument, useSignedInType } from './signed-in.ts'

/** Who is signed in, and the way out; `pending` where it was taken without a connection. */
export function useAccount() {
  const type = useSignedInType()
  const [state, setState] = useState<'open' | 'leaving' | 'pending'>('open')
  const leave = async (event: SubmitEvent<HTMLFormElement>) => {
    // Already signed out elsewhere: the server answers the plain form with the sign-in.
    if (type === null) return
    event.preventDefault()
    if (state === 'leaving') return
    setState('leaving')
    const outcome = await signOut(type)
    markDocument()
    setState(outcome === 'pending' ? 'pending' : 'open')
  }
  return { type, state, leave: (event: SubmitEvent<HTMLFormElement>) => void leave(event) }
}

/** Log in and register, or the way to one's own page and out. Both are drawn; the styles show one of them. */
export function AccountLinks({ account }: { account: ReturnType<typeof useAccount> }) {
  const { t } = useTexts()
  const path = usePath()
  const to = useTo()
  const { type, state, leave } = account
  const action = useSignOutAddress(type)
  return (
    <>
      <div className="when-signed-out">
        <ButtonLink href={to('login')} kind="secondary" size="small">
          {t('common.login')}
        </ButtonLink>
        <ButtonLink href={to('registration')} size="small">
          {t('common.register')}
        </ButtonLink>
      </div>
      <div className="when-signed-in">
        <ButtonLink href={type === null ? to('account') : path(homes[type])} kind="secondary" size="small">
          {t('common.myAccount')}
        </ButtonLink>
        <form method="post" action={action} onSubmit={leave} className="grid">
          <SubmitButton size="small" busy={state === 'leaving'}>
            {t('common.logout')}
          </SubmitButton>
        </form>
      </div>
    </>
  )
}

/** Where the form goes before the script has taken over; it answers with the sign-in, in the language of the page. */
function useSignOutAddress(type: AccountType | null): string {
  const { language } = useTexts()
  const isPrefixed = useContext(PrefixContext) !== ''
  return `/api/${type === 'PARTNER' ? 'partners' : 'auth'}/logout${isPrefixed ? `?lng=${language}` : ''}`
}
