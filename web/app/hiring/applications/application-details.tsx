import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Application } from '../../../../contract/hiring.ts'
import { applicationCan } from '../../../../contract/rules/hiring.ts'
import { useAct, useEndpoint } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { History } from '../../../shared/hiring/history.tsx'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/controls/dialog.tsx'
import { Skeleton } from '../../../ui/controls/skeleton.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Facts, Passage } from '../../../ui/search/facts.tsx'
import { listKey } from './list-key.ts'

type Props = { application: Application; onWithdrawn: () => void }

/** What was sent with an application, what has happened to it since, and the way out. */
export function ApplicationDetails({ application, onWithdrawn }: Props) {
  const { t } = useTexts()
  const { yearsOfExperience: years } = application
  const facts: [string, string][] = [
    [
      t('applications.experience'),
      years === null ? t('applications.untold') : t('applications.years', { count: years }),
    ],
    [
      t('applications.profile'),
      t(application.isProfileVerified ? 'applications.verified' : 'applications.unverified'),
    ],
  ]
  return (
    <div className="grid gap-3 px-3 pb-3">
      <Facts facts={facts} />
      <Passage heading={t('applications.letter')} text={application.coverLetter} level={3} />
      <OwnHistory id={application.id} />
      <div className="flex flex-wrap gap-2">
        <WriteButton about="job" id={application.jobId} />
        {applicationCan.withdraw(application.status) && (
          <Withdraw application={application} onWithdrawn={onWithdrawn} />
        )}
      </div>
    </div>
  )
}

function OwnHistory({ id }: { id: string }) {
  const { t } = useTexts()
  const history = useEndpoint('GET /application-history/:id', { params: { id } })
  return (
    <Loaded
      of={history}
      skeleton={<Skeleton kind="lines" lines={2} />}
      heading={t('applications.historyFailed')}
      level={3}
    >
      {(events) => <History events={events} reader="seeker" />}
    </Loaded>
  )
}

function Withdraw({ application, onWithdrawn }: Props) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const unexpected = t('applications.failed.unexpected')
  const withdraw = useAct('POST /job-applications/:id/withdraw', {
    failed: t('applications.failed.list'),
    network: unexpected,
    refreshes: [listKey, 'GET /application-history/:id', 'GET /jobseeker/dashboard'],
    quiet: true,
  })
  const confirm = async () => {
    if ((await withdraw.run({ params: { id: application.id } })) === null) return
    setAsking(false)
    onWithdrawn()
  }
  return (
    <div>
      <Button kind="secondary" size="small" Icon={Undo2} onClick={() => setAsking(true)}>
        {t('applications.withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('applications.confirm.title')}
        text={t('applications.confirm.text', { title: application.jobTitle })}
        confirm={t('applications.withdraw')}
        busy={withdraw.busy}
        error={withdraw.failure}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
