import type { SessionUser } from '../../../contract/accounts.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import { api } from '../../lib/api.ts'
import { SkillsFields, useSkillsCheck } from './skills-fields.tsx'
import { skillsBody, skillsValues, type Lists, type SkillsValues } from './skills-values.ts'
import { SaveButton, StepActions, useStepForm } from './step-form.tsx'

type Props = Lists & { user: SessionUser; saved: Onboarding['skills'] }

/** The form of the skills as a step of onboarding. */
export function SkillsCertificationForm({ user, saved, skills, languages }: Props) {
  const lists = { skills, languages }
  const { form, values, set, busy, message, errors, submit } = useStepForm<SkillsValues>({
    user,
    step: 'SKILLS_CERTIFICATION',
    initial: skillsValues(saved, lists),
    check: useSkillsCheck(),
    send: (now) => api('POST /skills-certification/user', { body: skillsBody(now, lists) }),
  })
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
      <SkillsFields lists={lists} values={values} errors={errors} set={set} />
      <StepActions user={user} message={message}>
        <SaveButton busy={busy} />
      </StepActions>
    </form>
  )
}
