import { useState } from 'react'
import { stepPaths } from '../../../contract/rules/accounts.ts'
import { useArrival } from '../../features/accounts/registration/arrival.ts'
import { AlternativeForm } from '../../features/accounts/registration/alternative-form.tsx'
import { RegistrationFrame } from '../../features/accounts/registration/frame.tsx'
import { Registered } from '../../features/accounts/registration/registered.tsx'
import { usePath } from '../../lib/paths.tsx'
import { pathOfStep, rememberRegistration, rememberSignIn } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'

/** Where onboarding begins for whoever was told no step. */
const firstSteps = { JOBSEEKER: stepPaths.PROFILE_SETUP, EMPLOYER: stepPaths.VERIFICATION } as const

/** The alternative form, which leads into onboarding. */
export function RegisterPage() {
  const { t } = useTexts()
  const path = usePath()
  const arrival = useArrival()
  const [done, setDone] = useState<{ message: string; path: string } | null>(null)
  if (done !== null)
    return <Registered {...done} goingOn={t('register.goingOn')} onward={t('register.onward')} />
  return (
    <RegistrationFrame
      title={t('register.title')}
      intro={t('register.intro')}
      notices={arrival?.message == null ? [] : [arrival.message]}
      noScript={t('register.noScript')}
      haveAccount={t('register.haveAccount')}
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
