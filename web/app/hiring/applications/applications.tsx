import { useId, useRef } from 'react'
import type { Application } from '../../../../contract/hiring.ts'
import { interviewTransitions, isUnanswered } from '../../../../contract/rules/hiring.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { signInLater } from '../../../lib/leave.ts'
import { usePath } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { LazyAccordion } from '../../../ui/lazy-accordion.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { isRefused, useSignInWhenForbidden } from '../refusal.ts'
import { StatusBadge } from '../../../shared/hiring/status-badge.tsx'
import { WorkHead } from '../work-head.tsx'
import { listKey } from './list-key.ts'
import { NextStep } from './next-step.tsx'

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
        {waitingFirst(applications).map((application) => (
          <li key={application.id} className="min-w-0">
            <ApplicationCard application={application} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-muted">{t('applications.intro')}</p>
    </>
  )
}

/** What waits for the seeker's answer comes before all else, so that nobody has to look for it. */
const waitingFirst = (applications: readonly Application[]): readonly Application[] => [
  ...applications.filter(waits),
  ...applications.filter((application) => !waits(application)),
]
const waits = ({ interview, offer }: Application): boolean =>
  interview?.status === interviewTransitions.propose.to || (offer !== null && isUnanswered(offer.status))

function ApplicationCard({ application }: { application: Application }) {
  const { t } = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
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
      <NextStep application={application} heading={heading} />
      <LazyAccordion
        summary={t('applications.details')}
        className="-mx-3 mt-1"
        load={async () => (await import('./application-details.tsx')).ApplicationDetails}
        // The button that was pressed is gone after a withdrawal.
        of={{ application, onWithdrawn: () => heading.current?.focus() }}
      />
    </article>
  )
}
