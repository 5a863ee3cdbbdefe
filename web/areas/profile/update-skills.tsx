import type { SessionUser } from '../../../contract/accounts.ts'
import { homes } from '../../../contract/rules/accounts.ts'
import type { Onboarding } from '../../../contract/seekers.ts'
import { FormMessage } from '../../features/accounts/registration/frame.tsx'
import { wordsFor } from '../../features/accounts/registration/outcome.ts'
import { api } from '../../lib/api.ts'
import { useForm, type FieldErrors } from '../../lib/form.ts'
import { keptNames, store } from '../../lib/kept.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { doneQuery } from '../onboarding/finished-notice.tsx'
import { SkillsFields, useSkillsCheck } from '../onboarding/skills-fields.tsx'
import { skillsBody, skillsValues, type Lists, type SkillsValues } from '../onboarding/skills-values.ts'
import { ProfileActions } from './profile-actions.tsx'

type Props = { user: SessionUser; saved: Onboarding['skills']; lists: Lists }

/** The form of the skills for whoever comes back to it. */
export function UpdateSkills(props: Props) {
  const { t } = useTexts()
  const { form, values, set, busy, message, errors, submit } = useUpdate(props)
  return (
    <section className="page-column py-8">
      <div className="mx-auto max-w-4xl">
        <h1 className="text-2xl font-bold text-balance sm:text-3xl">{t('profile.skills.heading')}</h1>
        <p className="mt-2 mb-6 max-w-prose text-lg">{t('onboarding.SKILLS_CERTIFICATION.intro')}</p>
        <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-8">
          <SkillsFields lists={props.lists} values={values} errors={errors} set={set} />
          <div className="grid gap-4">
            <FormMessage text={message} />
            <ProfileActions busy={busy} home={homes.CAREER} />
          </div>
        </form>
      </div>
    </section>
  )
}

function useUpdate({ user, saved, lists }: Props) {
  const { t } = useTexts()
  const path = usePath()
  const check = useSkillsCheck()
  const failed = t('profile.failed.skills')
  const form = useForm<SkillsValues>({
    name: `update-skills ${user.id}`,
    initial: skillsValues(saved, lists),
    secrets: [],
    check: (values) => {
      const fields = check(values)
      return Object.keys(fields).length === 0 ? null : { message: null, fields }
    },
    send: async (values) => {
      const body = skillsBody(values, lists)
      const { profileStep } = await api('POST /skills-certification/user', { body })
      store(keptNames.step, profileStep)
      location.assign(path(homes.CAREER) + doneQuery)
    },
    words: (error) => wordsFor(error, { failed, unexpected: failed, network: failed }),
  })
  const errors: FieldErrors<SkillsValues> = form.errors
  return { ...form, errors }
}
