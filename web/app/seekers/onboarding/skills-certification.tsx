import type { Onboarding } from '../../../../contract/seekers.ts'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { SaveStep, SeekerStepFrame, useStepForm } from './seeker-step.tsx'
import { SkillsFields } from './skills-fields.tsx'
import { skillsForm } from './skills-values.ts'

const step = 'SKILLS_CERTIFICATION'

/** What a seeker can do, as a step of onboarding. */
export default function SkillsCertification() {
  return <SeekerStepFrame step={step}>{({ skills }) => <SkillsForm saved={skills} />}</SeekerStepFrame>
}

function SkillsForm({ saved }: { saved: Onboarding['skills'] }) {
  const { t } = useTexts()
  const { form, values, set, busy, message, errors, submit } = useStepForm(
    step,
    (body) => api('POST /skills-certification/user', { body }),
    skillsForm(saved, t),
  )
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <SkillsFields values={values} errors={errors} set={set} />
      <SaveStep message={message} busy={busy} />
    </form>
  )
}
