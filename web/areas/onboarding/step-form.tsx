import type { ReactNode } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import { homes, nextStep, stepPaths, type ProfileStep } from '../../../contract/rules/accounts.ts'
import { FormMessage } from '../../features/accounts/registration/frame.tsx'
import { wordsFor } from '../../features/accounts/registration/outcome.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { keptNames, store } from '../../lib/kept.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { doneQuery } from './finished-notice.tsx'

type Answer = { profileStep: ProfileStep | null }

/** Leads to what is next for this person: the step they stand at, else the one after this, else home. */
export function useLeadOn(user: SessionUser, step: ProfileStep) {
  const path = usePath()
  return ({ profileStep }: Answer) => {
    store(keptNames.step, profileStep)
    const next = profileStep ?? nextStep(step)
    location.assign(next === null ? path(homes[user.role]) + doneQuery : path(stepPaths[next]))
  }
}

export function useStepForm<Values extends { [field: string]: string | boolean }>(settings: {
  user: SessionUser
  step: ProfileStep
  initial: Values
  check: (values: Values) => FieldErrors<Values>
  send: (values: Values) => Promise<Answer>
}) {
  const { user, step, initial, check, send } = settings
  const { t } = useTexts()
  const leadOn = useLeadOn(user, step)
  const form = useForm<Values>({
    // Of this person: on a shared phone the next one must not find it.
    name: `${step} ${user.id}`,
    initial,
    secrets: [],
    check: (values) => {
      const fields = check(values)
      return Object.keys(fields).length === 0 ? null : { message: null, fields }
    },
    send: async (values) => leadOn(await send(values)),
    words: (error) =>
      wordsFor(error, {
        failed: t('onboarding.failed'),
        unexpected: t('onboarding.failed'),
        network: t('onboarding.network'),
      }),
  })
  const errors: FieldErrors<Values> = form.errors
  return { ...form, errors }
}

/** Not the field's own name: the form would take what we drew for something typed, over what was typed before a reload. */
export const drawnName = (field: string) => `drawn-${field}`

/** What went wrong with the whole, the one way on, and the way out for today. */
export function StepActions(props: { user: SessionUser; message: string | null; children: ReactNode }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <div className="grid gap-4">
      <FormMessage text={props.message} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {props.children}
        <a href={path(homes[props.user.role])} className="link inline-flex min-h-11 items-center">
          {t('onboarding.later')}
        </a>
      </div>
    </div>
  )
}

export function SaveButton({ busy }: { busy: boolean }) {
  const { t } = useTexts()
  return (
    <Button submit busy={busy}>
      {t('onboarding.save')}
    </Button>
  )
}
