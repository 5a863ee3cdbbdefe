import { useState } from 'react'
import { rememberSignIn, homeOf, safeReturn } from '../../lib/session.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { useArrival, useReferrer } from '../../features/accounts/registration/arrival.ts'
import { RegistrationFrame } from '../../features/accounts/registration/frame.tsx'
import { QuickForm } from '../../features/accounts/registration/quick-form.tsx'
import { Registered } from '../../features/accounts/registration/registered.tsx'

/** The quick form, at /registration and, with who refers, at /registration/{username}. */
export function RegistrationPage() {
  const { t } = useTexts()
  const path = usePath()
  const arrival = useArrival()
  const partner = arrival?.partner ?? null
  const referrer = useReferrer(partner)
  const [done, setDone] = useState<{ message: string; path: string } | null>(null)
  if (done !== null)
    return <Registered {...done} goingOn={t('registration.goingOn')} onward={t('registration.onward')} />
  const invitation =
    referrer === null
      ? null
      : t(referrer.known ? 'registration.invited' : 'registration.unknownPartner', {
          name: referrer.name.slice(0, 30),
        })
  return (
    <RegistrationFrame
      title={t('registration.title')}
      intro={t('registration.intro')}
      notices={[arrival?.message ?? null, invitation].filter((notice) => notice !== null)}
      noScript={t('registration.noScript')}
      haveAccount={t('registration.haveAccount')}
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
