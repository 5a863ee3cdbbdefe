import type { ReactNode } from 'react'
import type { ProfileStep } from '../../../contract/rules/accounts.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import type { useLater } from '../../lib/later.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Stepper, type Step } from '../../ui/controls/stepper.tsx'

/** Where I am, what this is for, and below it what to do. */
export function StepFrame(props: { step: ProfileStep; steps: readonly Step[]; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <section className="page-column py-8">
      <div className="mx-auto max-w-4xl">
        <Stepper label={t('onboarding.way')} steps={props.steps} />
        <h1 className="mt-8 text-2xl font-bold text-balance sm:text-3xl">
          {t(`onboarding.${props.step}.heading`)}
        </h1>
        <p className="mt-2 max-w-prose text-lg">{t(`onboarding.${props.step}.intro`)}</p>
        {props.children}
      </div>
    </section>
  )
}

const seekerSteps = ['PROFILE_SETUP', 'JOB_PREFERENCES', 'SKILLS_CERTIFICATION'] as const
type SeekerStep = (typeof seekerSteps)[number]

/** What is told already is done, in whatever order it was told. */
const isTold: { readonly [Name in SeekerStep]: (saved: Onboarding) => boolean } = {
  PROFILE_SETUP: ({ profile }) => profile.dateOfBirth !== null && profile.gender !== null,
  JOB_PREFERENCES: ({ preferences }) => preferences.jobTypes.length > 0,
  SKILLS_CERTIFICATION: ({ skills }) => skills.skills.length > 0,
}

/** A step of a seeker, with what it needs to know fetched before it is drawn. */
export function SeekerStepFrame<Needed extends { saved: Onboarding }>(props: {
  step: SeekerStep
  later: ReturnType<typeof useLater<Needed>>
  children: (needed: Needed) => ReactNode
}) {
  const { step, later, children } = props
  const { t } = useTexts()
  const saved = later.state === 'ready' ? later.value.saved : null
  const steps = seekerSteps.map((name) => {
    const state = name === step ? 'current' : saved !== null && isTold[name](saved) ? 'done' : 'open'
    return { id: name, label: t(`onboarding.${name}.step`), state } as const
  })
  return (
    <StepFrame step={step} steps={steps}>
      <div className="mt-6">
        {later.state === 'ready' ? (
          children(later.value)
        ) : later.state === 'failed' ? (
          <ErrorState onRetry={later.retry} />
        ) : (
          <Skeleton kind="card" lines={8} />
        )}
      </div>
    </StepFrame>
  )
}
