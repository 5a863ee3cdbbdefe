import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { refresh } from '../../../lib/endpoints.ts'
import { go } from '../../../lib/navigation.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { JobForm } from './job-form.tsx'
import { emptyJob } from './job-values.ts'
import type { JobBody } from './use-job-form.ts'

export default function PostJob() {
  const { t } = useTexts()
  const to = useTo()
  const client = useQueryClient()
  const [posted, setPosted] = useState<'active' | 'hidden' | null>(null)
  const post = usePosting()
  const leave = () => go(to('employerHome'))
  return (
    <Screen narrow heading={t('jobForm.post.heading')} intro={t('jobForm.post.intro')}>
      <JobForm
        draft="new"
        initial={emptyJob}
        failed={t('jobForm.failed.post')}
        editing={false}
        label={{ ready: t('jobForm.actions.post'), busy: t('jobForm.actions.posting') }}
        send={async (body) => {
          await post(body)
          await refresh(client, ['GET /employer/dashboard'])
          setPosted(body.status === 'ACTIVE' ? 'active' : 'hidden')
        }}
      />
      <Dialog
        open={posted !== null}
        title={t('jobForm.posted.heading')}
        onClose={leave}
        actions={<Button onClick={leave}>{t('jobForm.posted.okay')}</Button>}
      >
        <p>{posted !== null && t(`jobForm.posted.${posted}`)}</p>
      </Dialog>
    </Screen>
  )
}

/** One job, one key: sent again after a lost connection it is posted once. */
function usePosting() {
  const attempt = useRef<{ said: string; key: string } | null>(null)
  return async (body: JobBody) => {
    const said = JSON.stringify(body)
    if (attempt.current?.said !== said) attempt.current = { said, key: crypto.randomUUID() }
    await api('POST /employer/jobs', { body }, { idempotencyKey: attempt.current.key })
  }
}
