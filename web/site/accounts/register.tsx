import { useState } from 'react'
import { stepPaths } from '../../../contract/rules/accounts.ts'
import { AlreadyRegistered } from './registration/already-registered.tsx'
import { useArrival } from './registration/arrival.ts'
import { AlternativeForm } from './registration/alternative-form.tsx'
import { RegistrationFrame } from './registration/frame.tsx'
import { Registered } from './registration/registered.tsx'
import { usePath } from '../../lib/paths.tsx'
import { pathOfStep, rememberRegistration, rememberSignIn } from '../../lib/session.ts'
import { useSignedInUser } from '../../lib/signed-in-user.ts'
import { useTexts } from '../../lib/texts.tsx'

/** Where onboarding begins where the answer names no step. */
const firstSteps = { JOBSEEKER: stepPaths.PROFILE_SETUP, EMPLOYER: stepPaths.VERIFICATION } as const

/** The alternative form, which leads into onboarding. */
export default function RegisterPage() {
  const { t } = useTexts()
  const path = usePath()
  const arrival = useArrival()
  const user = useSignedInUser()
  const [done, setDone] = useState<{ message: string; path: string } | null>(null)
  if (done !== null)
    return (
      <Registered {...done} goingOn={t('registrationForm.goingOn')} onward={t('registrationForm.onward')} />
    )
  if (user !== null)
    return (
      <AlreadyRegistered
        user={user}
        heading={t('registrationForm.signedIn.heading')}
        text={t('registrationForm.signedIn.text', { name: user.username })}
      />
    )
  return (
    <RegistrationFrame
      title={t('registrationForm.title')}
      intro={t('registrationForm.intro')}
      notices={[]}
      noScript={t('registrationForm.noScript')}
      haveAccount={t('registrationForm.haveAccount')}
      from={arrival?.from ?? null}
    >
      <AlternativeForm
        live={arrival !== null}
        onRegistered={({ message, profileStep, data }, role) => {
          rememberSignIn(data)
          rememberRegistration(data.user, role)
          setDone({ message, path: path(pathOfStep(profileStep) ?? firstSteps[role]) })
        }}
      />
    </RegistrationFrame>
  )
}
