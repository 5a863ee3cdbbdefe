import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Onboarding } from '../../../../contract/seekers.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { refresh, useEndpoint } from '../../../lib/endpoints.ts'
import type { FormValues } from '../../../lib/form-drafts.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { StepActions } from '../../../shared/accounts/step-actions.tsx'
import { StepFrame } from '../../../shared/accounts/step-frame.tsx'
import { useLeadOn, type SavedStep } from '../../../shared/accounts/use-lead-on.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { seekerData } from '../../../shared/seekers/seeker-data.ts'

const seekerSteps = ['PROFILE_SETUP', 'JOB_PREFERENCES', 'SKILLS_CERTIFICATION'] as const
type SeekerStep = (typeof seekerSteps)[number]

/** A step that has been filled in is done, whatever the order. */
const isDone: { readonly [Name in SeekerStep]: (saved: Onboarding) => boolean } = {
  PROFILE_SETUP: ({ profile }) => profile.dateOfBirth !== null && profile.gender !== null,
  JOB_PREFERENCES: ({ preferences }) => preferences.jobTypes.length > 0,
  SKILLS_CERTIFICATION: ({ skills }) => skills.skills.length > 0,
}

/** A step of a seeker, with what is saved already. */
export function SeekerStepFrame({
  step,
  children,
}: {
  step: SeekerStep
  children: (saved: Onboarding) => ReactNode
}) {
  const { t } = useTexts()
  const onboarding = useEndpoint('GET /onboarding', {})
  const steps = seekerSteps.map((name) => {
    const isOpen = onboarding.data === undefined || !isDone[name](onboarding.data)
    return {
      id: name,
      label: t(`onboarding.${name}.step`),
      state: name === step ? 'current' : isOpen ? 'open' : 'done',
    } as const
  })
  return (
    <StepFrame step={step} steps={steps}>
      <Loaded of={onboarding} lines={8}>
        {children}
      </Loaded>
    </StepFrame>
  )
}

type FormSettings<Values extends FormValues, Body> = Parameters<typeof useForm<Values, Body>>[0]

/** The form of a step: saved, it leads on to the next one. */
export function useStepForm<Values extends FormValues, Body>(
  step: SeekerStep,
  save: (body: Body) => Promise<SavedStep>,
  settings: Pick<FormSettings<Values, Body>, 'initial' | 'body' | 'schema' | 'problem' | 'check'>,
) {
  const { t } = useTexts()
  const user = useUser()
  const client = useQueryClient()
  const leadOn = useLeadOn(step)
  return useForm({
    ...settings,
    // Of this person: on a shared phone the next one must not find it.
    name: `${step} ${user.id}`,
    send: async (body) => {
      const saved = await save(body)
      await refresh(client, seekerData)
      leadOn(saved)
    },
    failed: (error) =>
      failureText(error, { failed: t('onboarding.failed'), network: t('onboarding.network') }),
  })
}

export function SaveStep({ message, busy }: { message: string | null; busy: boolean }) {
  const { t } = useTexts()
  return (
    <StepActions message={message}>
      <Button submit busy={busy}>
        {t('onboarding.save')}
      </Button>
    </StepActions>
  )
}
