import { useQueryClient } from '@tanstack/react-query'
import type { Job } from '../../../../contract/jobs.ts'
import { api } from '../../../lib/api.ts'
import { isGone } from '../../../lib/api-error.ts'
import { refresh, useEndpoint } from '../../../lib/endpoints.ts'
import { go } from '../../../lib/navigation.ts'
import { useTo } from '../../../lib/paths.tsx'
import type { ScreenProps } from '../../../lib/screens.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { JobForm } from './job-form.tsx'
import { valuesOfJob } from './job-values.ts'

export default function EditJob({ params }: ScreenProps) {
  const { t } = useTexts()
  const job = useEndpoint('GET /employer/jobs/:id', { params: { id: params['id'] ?? '' } })
  if (isGone(job.error)) return <NoJob />
  return (
    <Screen narrow heading={t('jobForm.edit.heading')} intro={t('jobForm.edit.intro')}>
      <Loaded of={job} heading={t('jobForm.failed.fetch')} lines={8}>
        {(found) => <Editing job={found} />}
      </Loaded>
    </Screen>
  )
}

function NoJob() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <Screen narrow heading={t('jobForm.edit.heading')}>
      <EmptyState heading={t('jobForm.failed.notFound')} text={t('jobForm.failed.notFoundText')}>
        <ButtonLink href={to('employerHome')}>{t('jobForm.actions.back')}</ButtonLink>
      </EmptyState>
    </Screen>
  )
}

function Editing({ job }: { job: Job }) {
  const { t } = useTexts()
  const to = useTo()
  const client = useQueryClient()
  return (
    <JobForm
      draft={job.id}
      initial={valuesOfJob(job)}
      failed={t('jobForm.failed.update')}
      editing
      label={{ ready: t('jobForm.actions.save'), busy: t('jobForm.actions.saving') }}
      send={async (body) => {
        await api('PUT /employer/jobs/:id', { params: { id: job.id }, body })
        // Not waited for: the connection may be gone by now, and both screens ask anew when they open.
        void refresh(client, ['GET /employer/dashboard', 'GET /employer/jobs/:id'])
        go(to('employerHome'))
      }}
    />
  )
}
