import { useRef, useState } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import { api } from '../../lib/api.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { JobForm, JobFormFrame } from './job-form.tsx'
import { emptyJob, type Lists } from './job-values.ts'
import type { JobBody } from './use-job-form.ts'

export function PostJob({ user, lists }: { user: SessionUser; lists: Lists }) {
  const { t } = useTexts()
  const path = usePath()
  const [posted, setPosted] = useState<'active' | 'hidden' | null>(null)
  const post = usePosting()
  const leave = () => location.assign(path('/employer-profile'))
  return (
    <JobFormFrame heading={t('jobForm.post.heading')} intro={t('jobForm.post.intro')}>
      <JobForm
        user={user}
        draft="new"
        initial={emptyJob}
        lists={lists}
        failed={t('jobForm.failed.post')}
        editing={false}
        label={{ ready: t('jobForm.actions.post'), busy: t('jobForm.actions.posting') }}
        send={async (body) => {
          await post(body)
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
    </JobFormFrame>
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
