import { jobTypes, workTypes } from '../../../../contract/reference/options/jobs.ts'
import { mostChosen } from '../../../../contract/rules/seekers.ts'
import type { FieldErrors } from '../../../lib/form.ts'
import { choicesOfIds } from '../../../lib/list-choices.ts'
import { lists } from '../../../lib/lists.ts'
import { choicesOf, vocabularyOf } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { CheckboxGroup } from '../../../ui/controls/checkbox-group.tsx'
import { MultiSelect } from '../../../ui/controls/multi-select.tsx'
import { otherWorkList } from './other-work.ts'
import type { PreferenceValues } from './preference-values.ts'

type Props = {
  values: PreferenceValues
  errors: FieldErrors<PreferenceValues>
  set: (field: keyof PreferenceValues, value: string[]) => void
}

/** Which work, and where. */
export function PreferenceFields({ values, errors, set }: Props) {
  const { t, language } = useTexts()
  const { shortList: _, ...work } = vocabularyOf(otherWorkList, 'substring', language)
  const { shortList, ...places } = vocabularyOf(lists.places, 'prefix', language)
  const group = (name: 'workTypes' | 'jobTypes') => ({
    legend: t(`onboarding.fields.${name}`),
    name,
    hint: t('onboarding.hints.several'),
    error: errors[name] ?? null,
    chosen: values[name],
    onChange: (chosen: string[]) => set(name, chosen),
  })
  return (
    <>
      <div className="grid gap-5">
        <CheckboxGroup {...group('workTypes')} options={choicesOf(workTypes, language)} />
        <MultiSelect
          {...work}
          label={t('onboarding.fields.otherWork')}
          name="otherWork"
          optional
          hint={t('onboarding.hints.otherWork')}
          error={errors.otherWork ?? null}
          max={mostChosen}
          chosen={choicesOfIds(otherWorkList, values.otherWork, language)}
          onChange={(chosen) =>
            set(
              'otherWork',
              chosen.map(({ id }) => id),
            )
          }
        />
      </div>
      <CheckboxGroup {...group('jobTypes')} options={choicesOf(jobTypes, language)} />
      <MultiSelect
        {...places}
        // Any place is meant where none is chosen, so it needs no choice of its own.
        shortList={shortList.filter(({ id }) => id !== 'Other')}
        label={t('onboarding.fields.locations')}
        name="locations"
        optional
        hint={t('onboarding.hints.locations')}
        error={errors.locations ?? null}
        max={mostChosen}
        chosen={choicesOfIds(lists.places, values.locations, language)}
        onChange={(chosen) =>
          set(
            'locations',
            chosen.map(({ id }) => id),
          )
        }
      />
    </>
  )
}
