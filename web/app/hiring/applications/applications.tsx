import { Undo2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Application } from '../../../../contract/hiring.ts'
import { applicationCan } from '../../../../contract/rules/hiring.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useAct, useEndpoint } from '../../../lib/endpoints.ts'
import { signInLater } from '../../../lib/leave.ts'
import { usePath } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/controls/dialog.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Facts, Passage } from '../../../ui/search/facts.tsx'
import { isRefused, useSignInWhenForbidden } from '../refusal.ts'
import { StatusBadge } from '../../../shared/hiring/status-badge.tsx'
import { WorkHead } from '../work-head.tsx'

const listKey = 'GET /job-preferences/jobs/job-seeker'

/** Everything that a seeker has applied for, and its state. */
export default function Applications() {
  const { t } = useTexts()
  const applications = useEndpoint(listKey, {}, { onSignedOut: signInLater })
  const words = useFailureWords()
  useSignInWhenForbidden(applications.error)
  return (
    <Screen heading={t('applications.title')}>
      <Loaded of={applications} heading={applications.error === null ? undefined : words(applications.error)}>
        {(list) => (list.length === 0 ? <None /> : <List applications={list} />)}
      </Loaded>
    </Screen>
  )
}

/** What the specification says of each failure. */
function useFailureWords() {
  const { t } = useTexts()
  return (error: unknown): string => {
    if (isRefused(error)) return t('applications.failed.authentication')
    const unexpected = t('applications.failed.unexpected')
    return failureText(error, { failed: t('applications.failed.list'), network: unexpected, unexpected })
  }
}

function None() {
  const { t } = useTexts()
  const path = usePath()
  return (
    <EmptyState heading={t('applications.empty.heading')} text={t('applications.empty.text')}>
      {/* The specification names the other address of the search here. */}
      <ButtonLink href={path('/jobseeker/jobs')}>{t('applications.empty.browse')}</ButtonLink>
    </EmptyState>
  )
}

function List({ applications }: { applications: readonly Application[] }) {
  const { t } = useTexts()
  return (
    <>
      <ul className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        {applications.map((application) => (
          <li key={application.id} className="min-w-0">
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-muted">{t('applications.intro')}</p>
    </>
  )
}

function ApplicationCard({ application }: { application: Application }) {
  const { t } = useTexts()
  const id = useId()
  const { yearsOfExperience: years } = application
  const heading = useRef<HTMLHeadingElement>(null)
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
    <article aria-labelledby={id} className="card p-4 pb-1">
      <WorkHead
        {...application}
        level={2}
        titleId={id}
        headingRef={heading}
        title={application.jobTitle}
        at={application.appliedAt}
        badge={<StatusBadge status={application.status} reader="seeker" />}
      />
      <Accordion summary={t('applications.details')} className="-mx-3 mt-1">
        <div className="grid gap-3 px-3 pb-3">
          <Facts facts={facts} />
          <Passage heading={t('applications.letter')} text={application.coverLetter} level={3} />
          {applicationCan.withdraw(application.status) && (
            // The button that was pressed is gone afterwards.
            <Withdraw application={application} onWithdrawn={() => heading.current?.focus()} />
          )}
        </div>
      </Accordion>
    </article>
  )
}

function Withdraw(props: { application: Application; onWithdrawn: () => void }) {
  const { application, onWithdrawn } = props
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  const unexpected = t('applications.failed.unexpected')
  const withdraw = useAct('POST /job-applications/:id/withdraw', {
    failed: t('applications.failed.list'),
    network: unexpected,
    refreshes: [listKey],
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
