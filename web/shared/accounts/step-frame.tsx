import type { ReactNode } from 'react'
import type { ProfileStep } from '../../../contract/rules/accounts.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Stepper, type Step } from '../../ui/controls/stepper.tsx'
import { Screen } from '../../ui/screen.tsx'

/** A step of onboarding: where I am, what this is for, and below it what to do. */
export function StepFrame(props: { step: ProfileStep; steps: readonly Step[]; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <Screen
      narrow
      above={
        <div className="mb-8">
          <Stepper label={t('onboarding.way')} steps={props.steps} />
        </div>
      }
      heading={t(`onboarding.${props.step}.heading`)}
      intro={t(`onboarding.${props.step}.intro`)}
    >
      {props.children}
    </Screen>
  )
}
