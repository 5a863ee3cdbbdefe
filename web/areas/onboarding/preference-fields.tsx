import { jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import { mostChosen } from '../../../contract/rules/seekers.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import { chosenOf } from '../../features/accounts/registration/rules.ts'
import type { FieldErrors } from '../../lib/form.ts'
import { choicesOf, loadPlaces, useVocabulary, type Reference } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MultiSelect } from '../../ui/controls/multi-select.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { choicesOfIds, fromText, idsOf, toText, valuesOfIds } from './lists.ts'
import { drawnName } from './step-form.tsx'

export type PreferenceValues = { jobTypes: string; workTypes: string; locations: string }
type Props = {
  places: Reference
  values: PreferenceValues
  errors: FieldErrors<PreferenceValues>
  set: (field: keyof PreferenceValues, value: string) => void
}

export const preferenceValues = (saved: Onboarding['preferences'], places: Reference): PreferenceValues => ({
  jobTypes: toText(saved.jobTypes),
  workTypes: toText(saved.workTypes),
  locations: toText(idsOf(places, saved.locations)),
})

/** As the specification sends it. */
export const preferenceBody = (values: PreferenceValues, places: Reference) => ({
  jobTypes: fromText(values.jobTypes).flatMap((value) => chosenOf(jobTypes, value) ?? []),
  workTypes: fromText(values.workTypes).flatMap((value) => chosenOf(workTypes, value) ?? []),
  locations: valuesOfIds(places, fromText(values.locations)),
})

/** What is wrong before anything is sent. */
export function usePreferenceCheck() {
  const { t } = useTexts()
  return (values: PreferenceValues): FieldErrors<PreferenceValues> => {
    const problems: FieldErrors<PreferenceValues> = {}
    if (values.jobTypes === '') problems.jobTypes = t('onboarding.problems.chooseOne')
    if (values.workTypes === '') problems.workTypes = t('onboarding.problems.chooseOne')
    return problems
  }
}

/** Which work, and where; whichever form asks. */
export function PreferenceFields({ places, values, errors, set }: Props) {
  const { t, language } = useTexts()
  const { shortList, ...suggestions } = useVocabulary(loadPlaces, 'prefix')
  return (
    <>
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
    </>
  )
}
