import { useState } from 'react'
import { longestUsername } from '../../../contract/rules/accounts.ts'
import { usePath } from '../../lib/paths.tsx'
import { homeOf, rememberSignIn, safeReturn } from '../../lib/session.ts'
import { useSignedInUser } from '../../lib/signed-in-user.ts'
import { useTexts } from '../../lib/texts.tsx'
import { AlreadyRegistered } from './registration/already-registered.tsx'
import { useArrival, useReferrer } from './registration/arrival.ts'
import { RegistrationFrame } from './registration/frame.tsx'
import { QuickForm } from './registration/quick-form.tsx'
import { Registered } from './registration/registered.tsx'

/** The quick form, at /registration and, with who refers, at /registration/{username}. */
export default function RegistrationPage() {
  const { t } = useTexts()
  const path = usePath()
  const arrival = useArrival()
  const partner = arrival?.partner ?? null
  const referrer = useReferrer(partner)
  const user = useSignedInUser()
  const [done, setDone] = useState<{ message: string; path: string } | null>(null)
  if (done !== null)
    return (
      <Registered {...done} goingOn={t('quickRegistration.goingOn')} onward={t('quickRegistration.onward')} />
    )
  // A partner enrolls other people, also on their own phone.
  if (user !== null && !(user.role === 'PARTNER' && partner !== null))
    return (
      <AlreadyRegistered
        user={user}
        heading={t('quickRegistration.signedIn.heading')}
        text={t('quickRegistration.signedIn.text', { name: user.username })}
      />
    )
  const invitation =
    referrer === null
      ? null
      : t(referrer.known ? 'quickRegistration.invited' : 'quickRegistration.unknownPartner', {
          name: referrer.name.slice(0, longestUsername),
        })
  const reason =
    arrival === null || arrival.message === null ? null : t(`quickRegistration.messages.${arrival.message}`)
  return (
    <RegistrationFrame
      title={t('quickRegistration.title')}
      intro={t('quickRegistration.intro')}
      notices={[reason, invitation].filter((notice) => notice !== null)}
      noScript={t('quickRegistration.noScript')}
      haveAccount={t('quickRegistration.haveAccount')}
      from={arrival?.from ?? null}
    >
      <QuickForm
        live={arrival !== null}
        preset={arrival?.type ?? null}
        partner={referrer?.known === false ? null : partner}
        onRegistered={({ message, data }) => {
          rememberSignIn(data)
          const home = path(homeOf(data.user.role) ?? '/')
          setDone({ message, path: safeReturn(arrival?.from ?? null) ?? home })
        }}
      />
    </RegistrationFrame>
  )
}
