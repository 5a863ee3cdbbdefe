import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Application } from '../../../contract/applications.ts'
import { formatDateTime } from '../../../contract/rules/formats.ts'
import { mayWithdraw } from '../../../contract/rules/jobs.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useHabits } from '../../lib/habits.tsx'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/controls/dialog.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { ToastProvider, useToast } from '../../ui/controls/toast.tsx'
import { Facts, Passage } from '../search/facts.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Why the list could not be had: who is signed out is told so before they are led to the sign-in. */
export function ApplicationsFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTexts()
  const words = useWords()
  return (
    <div className="page-column py-8">
      <h1 className="mb-5 text-2xl font-bold text-balance sm:text-3xl">{t('applications.title')}</h1>
      <ErrorState heading={words(failure)} onRetry={onRetry} />
    </div>
  )
}

function useWords() {
  const { t } = useTexts()
  return (error: unknown): string => {
    if (!(error instanceof ApiError) || error.status === 0) return t('applications.failed.unexpected')
    if (error.status === 401 || error.status === 403) return t('applications.failed.authentication')
    return error.problem === 'network' ? t('applications.failed.list') : error.problem.message
  }
}

export const Applications = ({ loaded }: { loaded: readonly Application[] }) => (
  <ToastProvider>
    <List loaded={loaded} />
  </ToastProvider>
)

function List({ loaded }: { loaded: readonly Application[] }) {
  const { t } = useTexts()
  const path = usePath()
  const [applications, setApplications] = useState(loaded)
  return (
    <div className="page-column py-8">
      <h1 className="text-2xl font-bold text-balance sm:text-3xl">{t('applications.title')}</h1>
      {applications.length === 0 ? (
        <div className="mt-5">
          <EmptyState heading={t('applications.empty.heading')} text={t('applications.empty.text')}>
            <ButtonLink href={path('/jobseeker/jobs')}>{t('applications.empty.browse')}</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-2 mb-5 text-muted">{t('applications.intro')}</p>
          <ul className="grid gap-4 lg:grid-cols-2">
            {applications.map((application) => (
              <li key={application.id} className="min-w-0">
                <ApplicationCard
                  application={application}
                  onWithdrawn={() =>
                    setApplications((now) =>
                      now.map((each) =>
                        each.id === application.id ? { ...each, status: 'WITHDRAWN' } : each,
                      ),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type CardProps = { application: Application; onWithdrawn: () => void }

function ApplicationCard({ application, onWithdrawn }: CardProps) {
  const { t, language } = useTexts()
  const habits = useHabits()
  const { yearsOfExperience: years } = application
  const card = useRef<HTMLHeadingElement>(null)
  const facts: [string, string][] = [
    [t('applications.employer'), application.employerName],
    [t('applications.appliedAt'), formatDateTime(new Date(application.appliedAt), language, habits)],
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
    <article className="card grid h-full content-start gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 ref={card} tabIndex={-1} className="min-w-0 text-lg font-bold wrap-anywhere outline-none">
          {application.jobTitle}
        </h2>
        <StatusBadge status={application.status} />
      </div>
      <Facts facts={facts} />
      <Passage heading={t('applications.letter')} text={application.coverLetter} level={3} />
      {mayWithdraw(application.status) && (
        <Withdraw
          application={application}
          onWithdrawn={() => {
            // The button that was pressed is gone.
            card.current?.focus()
            onWithdrawn()
          }}
        />
      )}
    </article>
  )
}

function Withdraw({ application, onWithdrawn }: CardProps) {
  const { t } = useTexts()
  const toast = useToast()
  const words = useWords()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const withdraw = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await api('POST /job-applications/:id/withdraw', {
        params: { id: application.id },
      })
      setAsking(false)
      toast(message)
      onWithdrawn()
    } catch (error) {
      setFailure(words(error))
      setBusy(false)
    }
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
        busy={busy}
        error={failure}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
