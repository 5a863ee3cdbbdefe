import { longestBio, longestReferences, mostChosen } from '../../../contract/rules/seekers.ts'
import { FieldGroup } from '../../ui/controls/field-group.tsx'
import type { FieldErrors } from '../../lib/form.ts'
import { loadSkills, loadSpokenLanguages, useVocabulary } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { MultiSelect } from '../../ui/controls/multi-select.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { choicesOfIds, fromText, toText } from './lists.ts'
import { selects, ticks, type Lists, type SkillsValues } from './skills-values.ts'
import { drawnName } from './step-form.tsx'
import { TextArea } from './text-area.tsx'

type Props = {
  lists: Lists
  values: SkillsValues
  errors: FieldErrors<SkillsValues>
  set: <Field extends keyof SkillsValues>(field: Field, value: SkillsValues[Field]) => void
}

/** What somebody can do, and what they would like to be paid for it; whichever form asks. */
export function SkillsFields({ lists, values, errors, set }: Props) {
  const { t, language } = useTexts()
  const vocabularies = {
    skills: useVocabulary(loadSkills, 'substring'),
    languages: useVocabulary(loadSpokenLanguages, 'prefix'),
  }
  const list = (name: keyof Lists) => ({
    ...vocabularies[name],
    label: t(`onboarding.fields.${name}`),
    name: drawnName(name),
    hint: t(`onboarding.hints.${name}`),
    error: errors[name] ?? null,
    required: true,
    chosen: choicesOfIds(lists[name], fromText(values[name]), language),
    onChange: (chosen: readonly { id: string }[]) => set(name, toText(chosen.map(({ id }) => id))),
  })
  const select = (name: keyof typeof selects) => ({
    label: t(`onboarding.fields.${name}`),
    name: drawnName(name),
    optional: true,
    placeholder: t('onboarding.choose'),
    value: values[name],
    error: errors[name] ?? null,
    options: selects[name].map(({ value, label }) => ({ value, label: label[language] })),
    onChange: (value: string) => set(name, value),
  })
  const area = (name: 'bio' | 'references') => ({
    label: t(`onboarding.fields.${name}`),
    name: drawnName(name),
    hint: t(`onboarding.hints.${name}`),
    value: values[name],
    error: errors[name] ?? null,
    onChange: (value: string) => set(name, value),
  })
  return (
    <>
      <FieldGroup legend={t('onboarding.groups.skills')}>
        <MultiSelect {...list('skills')} />
        <MultiSelect {...list('languages')} max={mostChosen} />
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

/** What is wrong before anything is sent. */
export function useSkillsCheck() {
  const { t } = useTexts()
  return (values: SkillsValues): FieldErrors<SkillsValues> => {
    const problems: FieldErrors<SkillsValues> = {}
    if (values.skills === '') problems.skills = t('onboarding.problems.chooseOne')
    if (values.languages === '') problems.languages = t('onboarding.problems.chooseOne')
    return problems
  }
}
