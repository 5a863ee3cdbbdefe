import type { SessionUser } from '../../../contract/accounts.ts'
import { longestBio, longestReferences, mostChosen } from '../../../contract/rules/seekers.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import { FieldGroup } from '../../ui/controls/field-group.tsx'
import { api } from '../../lib/api.ts'
import type { FieldErrors } from '../../lib/form.ts'
import { loadSkills, loadSpokenLanguages, useVocabulary } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { MultiSelect } from '../../ui/controls/multi-select.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { choicesOfIds, fromText, toText } from './lists.ts'
import { selects, skillsBody, skillsValues, ticks, type Lists, type SkillsValues } from './skills-values.ts'
import { drawnName, SaveButton, StepActions, useStepForm } from './step-form.tsx'
import { TextArea } from './text-area.tsx'

type Props = Lists & { user: SessionUser; saved: Onboarding['skills'] }

/** What somebody can do, and what they would like to be paid for it. */
export function SkillsCertificationForm({ user, saved, skills, languages }: Props) {
  const { t, language } = useTexts()
  const lists = { skills, languages }
  const vocabularies = {
    skills: useVocabulary(loadSkills, 'substring'),
    languages: useVocabulary(loadSpokenLanguages, 'prefix'),
  }
  const { form, values, set, busy, message, errors, submit } = useStepForm<SkillsValues>({
    user,
    step: 'SKILLS_CERTIFICATION',
    initial: skillsValues(saved, lists),
    check: (now) => {
      const problems: FieldErrors<SkillsValues> = {}
      if (now.skills === '') problems.skills = t('onboarding.problems.chooseOne')
      if (now.languages === '') problems.languages = t('onboarding.problems.chooseOne')
      return problems
    },
    send: (now) => api('POST /skills-certification/user', { body: skillsBody(now, lists) }),
  })
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
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
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
      <StepActions user={user} message={message}>
        <SaveButton busy={busy} />
      </StepActions>
    </form>
  )
}
