import { salaryRanges } from '../../../../contract/reference/options/jobs.ts'
import { education, experience, religions } from '../../../../contract/reference/options/people.ts'
import { longestBio, longestReferences, mostChosen } from '../../../../contract/rules/seekers.ts'
import type { FieldErrors } from '../../../lib/form.ts'
import { choicesOfIds } from '../../../lib/list-choices.ts'
import { lists } from '../../../lib/lists.ts'
import { vocabularyOf } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { FieldGroup } from '../../../ui/controls/field-group.tsx'
import { MultiSelect } from '../../../ui/controls/multi-select.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import type { SkillsValues } from './skills-values.ts'

const ticks = ['hasCertifications', 'wantsSkillTest', 'wantsTrainingProgram'] as const
/** One of a few each. */
const selects = { experience, education, salaryRange: salaryRanges, religion: religions } as const
/** How the words of a list are found. */
const matches = { skills: 'substring', languages: 'prefix' } as const

type Props = {
  values: SkillsValues
  errors: FieldErrors<SkillsValues>
  set: <Field extends keyof SkillsValues>(field: Field, value: SkillsValues[Field]) => void
}

/** What somebody can do, and what they would like to be paid for it. */
export function SkillsFields({ values, errors, set }: Props) {
  const { t, language } = useTexts()
  const list = (name: keyof typeof matches) => ({
    ...vocabularyOf(lists[name], matches[name], language),
    label: t(`onboarding.fields.${name}`),
    name,
    hint: t(`onboarding.hints.${name}`),
    error: errors[name] ?? null,
    required: true,
    max: mostChosen,
    chosen: choicesOfIds(lists[name], values[name], language),
    onChange: (chosen: readonly { id: string }[]) =>
      set(
        name,
        chosen.map(({ id }) => id),
      ),
  })
  const select = (name: keyof typeof selects) => ({
    label: t(`onboarding.fields.${name}`),
    name,
    optional: true,
    placeholder: t('onboarding.choose'),
    value: values[name],
    error: errors[name] ?? null,
    options: selects[name].map(({ value, label }) => ({ value, label: label[language] })),
    onChange: (value: string) => set(name, value),
  })
  const area = (name: 'bio' | 'references') => ({
    label: t(`onboarding.fields.${name}`),
    name,
    hint: t(`onboarding.hints.${name}`),
    value: values[name],
    error: errors[name] ?? null,
    onChange: (value: string) => set(name, value),
  })
  return (
    <>
      <FieldGroup legend={t('onboarding.groups.skills')}>
        <MultiSelect {...list('skills')} />
        <MultiSelect {...list('languages')} />
        <SelectField {...select('experience')} />
        <SelectField {...select('education')} />
        <SelectField {...select('salaryRange')} hint={t('onboarding.hints.salaryRange')} />
      </FieldGroup>
      <fieldset className="min-w-0">
        <legend className="text-xl font-bold wrap-anywhere">{t('onboarding.groups.training')}</legend>
        <div className="mt-3 grid gap-1">
          {ticks.map((name) => (
            <Checkbox
              key={name}
              name={name}
              checked={values[name]}
              onChange={(checked) => set(name, checked)}
              error={errors[name] ?? null}
            >
              {t(`onboarding.fields.${name}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <FieldGroup legend={t('onboarding.groups.words')}>
        <TextArea {...area('bio')} limit={longestBio} />
        <TextArea {...area('references')} limit={longestReferences} />
        <SelectField {...select('religion')} hint={t('onboarding.hints.religion')} />
      </FieldGroup>
    </>
  )
}
