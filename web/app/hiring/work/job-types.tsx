import { useQueryClient } from '@tanstack/react-query'
import { jobTypes } from '../../../../contract/reference/options/jobs.ts'
import type { Onboarding } from '../../../../contract/seekers.ts'
import { api } from '../../../lib/api.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { refresh } from '../../../lib/endpoints.ts'
import { useForm } from '../../../lib/form.ts'
import { useTo } from '../../../lib/paths.tsx'
import { choicesOf } from '../../../lib/reference.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useToast } from '../../../lib/toast.ts'
import { seekerData } from '../../../shared/seekers/seeker-data.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxGroup } from '../../../ui/controls/checkbox-group.tsx'
import { FormMessage } from '../../../ui/controls/form-message.tsx'

const schema = async () =>
  (await import('../../../../contract/seekers.ts')).seekerEndpoints['PUT /onboarding/job-preferences'].body

/** The job types that somebody is available for; who has not chosen any work yet does that first. */
export function JobTypes({ saved }: { saved: Onboarding['preferences'] }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold text-balance">{t('workPlacement.jobTypes')}</h2>
      {saved.workTypes.length > 0 && <JobTypesForm saved={saved} />}
      <MorePreferences />
    </div>
  )
}

function MorePreferences() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <div>
      <a href={`${to('editSeekerProfile')}#preferences`} className="link inline-flex min-h-11 items-center">
        {t('workPlacement.morePreferences')}
      </a>
    </div>
  )
}

/** The kinds of work and the places stay as they are. */
function JobTypesForm({ saved }: { saved: Onboarding['preferences'] }) {
  const { t, language } = useTexts()
  const { form, values, set, busy, message, errors, submit } = useJobTypes(saved)
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <CheckboxGroup
        legend={t('onboarding.fields.jobTypes')}
        name="jobTypes"
        hint={t('onboarding.hints.several')}
        error={errors.jobTypes ?? null}
        options={choicesOf(jobTypes, language)}
        chosen={values.jobTypes}
        onChange={(chosen) => set('jobTypes', chosen)}
      />
      <FormMessage text={message} />
      <div>
        <Button submit busy={busy}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}

function useJobTypes(saved: Onboarding['preferences']) {
  const { t } = useTexts()
  const user = useUser()
  const toast = useToast()
  const client = useQueryClient()
  return useForm({
    name: `job types ${user.id}`,
    initial: { jobTypes: saved.jobTypes },
    body: (values) => ({ ...saved, ...values }),
    schema,
    problem: () => t('onboarding.problems.chooseOne'),
    send: async (body) => {
      const { message } = await api('PUT /onboarding/job-preferences', { body })
      await refresh(client, seekerData)
      toast(message)
    },
    failed: (error) =>
      failureText(error, { failed: t('profile.failed.save'), connection: t('profile.failed.network') }),
  })
}
