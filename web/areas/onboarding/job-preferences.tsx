import type { SessionUser } from '../../../contract/accounts.ts'
import { jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import { mostChosen } from '../../../contract/rules/seekers.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import { chosenOf } from '../../features/accounts/registration/rules.ts'
import { api } from '../../lib/api.ts'
import type { FieldErrors } from '../../lib/form.ts'
import { choicesOf, loadPlaces, useVocabulary } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MultiSelect } from '../../ui/controls/multi-select.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { choicesOfIds, fromText, idsOf, toText, valuesOfIds } from './lists.ts'
import { drawnName, SaveButton, StepActions, useStepForm } from './step-form.tsx'

type Props = {
  user: SessionUser
  saved: Onboarding['preferences']
  places: Awaited<ReturnType<typeof loadPlaces>>
}
type Values = { jobTypes: string; workTypes: string; locations: string }

/** Which work, and where. */
export function JobPreferencesForm({ user, saved, places }: Props) {
  const { t, language } = useTexts()
  const { shortList, ...suggestions } = useVocabulary(loadPlaces, 'prefix')
  const { form, values, set, busy, message, errors, submit } = useStepForm<Values>({
    user,
    step: 'JOB_PREFERENCES',
    initial: {
      jobTypes: toText(saved.jobTypes),
      workTypes: toText(saved.workTypes),
      locations: toText(idsOf(places, saved.locations)),
    },
    check: (now) => {
      const problems: FieldErrors<Values> = {}
      if (now.jobTypes === '') problems.jobTypes = t('onboarding.problems.chooseOne')
      if (now.workTypes === '') problems.workTypes = t('onboarding.problems.chooseOne')
      return problems
    },
    send: (now) =>
      api('PUT /onboarding/job-preferences', {
        body: {
          jobTypes: fromText(now.jobTypes).flatMap((value) => chosenOf(jobTypes, value) ?? []),
          workTypes: fromText(now.workTypes).flatMap((value) => chosenOf(workTypes, value) ?? []),
          locations: valuesOfIds(places, fromText(now.locations)),
        },
      }),
  })
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <CheckboxGroup
        legend={t('onboarding.fields.workTypes')}
        name={drawnName('workTypes')}
        hint={t('onboarding.hints.several')}
        error={errors.workTypes ?? null}
        options={choicesOf(workTypes, language)}
        chosen={fromText(values.workTypes)}
        onChange={(chosen) => set('workTypes', toText(chosen))}
      />
      <CheckboxGroup
        legend={t('onboarding.fields.jobTypes')}
        name={drawnName('jobTypes')}
        hint={t('onboarding.hints.several')}
        error={errors.jobTypes ?? null}
        options={choicesOf(jobTypes, language)}
        chosen={fromText(values.jobTypes)}
        onChange={(chosen) => set('jobTypes', toText(chosen))}
      />
      <MultiSelect
        {...suggestions}
        // Any place is meant where none is chosen, so it needs no choice of its own.
        shortList={shortList.filter(({ id }) => id !== 'Other')}
        label={t('onboarding.fields.locations')}
        name={drawnName('locations')}
        optional
        hint={t('onboarding.hints.locations')}
        error={errors.locations ?? null}
        max={mostChosen}
        chosen={choicesOfIds(places, fromText(values.locations), language)}
        onChange={(chosen) => set('locations', toText(chosen.map(({ id }) => id)))}
      />
      <StepActions user={user} message={message}>
        <SaveButton busy={busy} />
      </StepActions>
    </form>
  )
}
