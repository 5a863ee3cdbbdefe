import type { SessionUser } from '../../../contract/accounts.ts'
import type { Job } from '../../../contract/jobs.ts'
import { api } from '../../lib/api.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { JobForm, JobFormFrame } from './job-form.tsx'
import { valuesOfJob, type Lists } from './job-values.ts'

export function EditJob({ user, lists, job }: { user: SessionUser; lists: Lists; job: Job }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <JobFormFrame heading={t('jobForm.edit.heading')} intro={t('jobForm.edit.intro')}>
      <JobForm
        user={user}
        draft={job.id}
        initial={valuesOfJob(job, lists)}
        lists={lists}
        failed={t('jobForm.failed.update')}
        editing
        label={{ ready: t('jobForm.actions.save'), busy: t('jobForm.actions.saving') }}
        send={async (body) => {
          await api('PUT /employer/jobs/:id', { params: { id: job.id }, body })
          location.assign(path('/employer-profile'))
        }}
      />
    </JobFormFrame>
  )
}
