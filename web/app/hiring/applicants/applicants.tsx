import { ArrowLeft } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import type { Applicant } from '../../../../contract/hiring.ts'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import { mostApplicants, mostMoved } from '../../../../contract/rules/hiring.ts'
import { failureText } from '../../../lib/api-error.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { signInLater } from '../../../lib/leave.ts'
import { useTo } from '../../../lib/paths.tsx'
import type { ScreenProps } from '../../../lib/screens.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Skeleton } from '../../../ui/controls/skeleton.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { MasterDetail } from '../../../ui/search/master-detail.tsx'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'
import { isRefused, useSignInWhenForbidden } from '../refusal.ts'
import { ApplicantCard } from './applicant-card.tsx'
import { ApplicantDetail } from './applicant-detail.tsx'
import type { ChosenBarProps } from './chosen-bar.tsx'
import { isJobId } from './job-id.ts'
import { StatusFilter, useStatusFilter } from './status-filter.tsx'
import { useComparing } from './use-comparing.ts'

/** The people who applied for a job: their cards, by status where one is chosen, several to be moved together, and up to three side by side. */
export default function Applicants({ params }: ScreenProps) {
  const jobId = params['jobId']
  return isJobId(jobId) ? <OfJob jobId={jobId} /> : <NoJob />
}

function NoJob() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <Screen heading={t('applicants.title')}>
      <EmptyState heading={t('applicants.failed.noJob')} text={t('applicants.failed.noJobText')}>
        <ButtonLink href={to('employerHome')}>{t('applicants.failed.toJobs')}</ButtonLink>
      </EmptyState>
    </Screen>
  )
}

function OfJob({ jobId }: { jobId: string }) {
  const { t } = useTexts()
  const to = useTo()
  return (
    <Screen
      heading={t('applicants.title')}
      above={
        <div className="-ms-3 -mt-1">
          <ButtonLink kind="plain" size="small" href={to('employerHome')}>
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
            {t('applicants.back')}
          </ButtonLink>
        </div>
      }
    >
      <Content jobId={jobId} />
    </Screen>
  )
}

/** The applicants can be read without it: until it is there, and where it failed, the heading says no more than that. */
function JobTitle({ ref, jobId }: { ref: Ref<HTMLHeadingElement>; jobId: string }) {
  const { t } = useTexts()
  // The list leads to the sign-in.
  const { data } = useEndpoint('GET /employer/jobs/:id', { params: { id: jobId } }, { onSignedOut: () => {} })
  return (
    <h2 ref={ref} tabIndex={-1} className="min-w-0 grow basis-60 wrap-anywhere text-muted outline-none">
      {data === undefined ? t('applicants.list') : t('applicants.job', { title: data.title })}
    </h2>
  )
}

function Content({ jobId }: { jobId: string }) {
  const { t } = useTexts()
  const [status, chooseStatus] = useStatusFilter()
  const applicants = useEndpoint(
    'GET /jobs/:id/applicants',
    { params: { id: jobId }, query: status === null ? {} : { status } },
    { onSignedOut: signInLater },
  )
  const { data, error } = applicants
  useSignInWhenForbidden(error)
  const heading = useRef<HTMLHeadingElement>(null)
  const { ids: compared, Comparison, compare, close } = useComparing(heading)
  const [chosen, setChosen] = useState<readonly string[]>(compared)
  const { KeptDialog: ChosenBar, ask: showBar } = useLazyDialog<ChosenBarProps>(
    async () => (await import('./chosen-bar.tsx')).ChosenBar,
  )
  const people = (data ?? []).filter(({ id }) => chosen.includes(id))
  const failed =
    error === null
      ? undefined
      : isRefused(error)
        ? t('applicants.failed.authentication')
        : failureText(error, { failed: t('applicants.failed.list') })
  if (compared.length > 0) {
    return (
      <Loaded of={applicants} lines={8} heading={failed}>
        {(list) =>
          Comparison === null ? (
            <Skeleton kind="card" lines={8} />
          ) : (
            <Comparison
              jobId={jobId}
              ids={compared}
              listed={list}
              isFiltered={status !== null}
              onBack={close}
            />
          )
        }
      </Loaded>
    )
  }
  const hasFailed = data === undefined && error !== null
  const isFilterable = status !== null || data?.length !== 0
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <JobTitle ref={heading} jobId={jobId} />
        {isFilterable && !hasFailed && (
          <StatusFilter
            status={status}
            onChoose={(next) => {
              setChosen([])
              chooseStatus(next)
            }}
          />
        )}
      </div>
      <Loaded of={applicants} lines={8} heading={failed}>
        {(list) =>
          list.length === 0 ? (
            <Nobody filtered={status !== null} />
          ) : (
            <>
              <List
                jobId={jobId}
                applicants={list}
                chosen={chosen}
                onChoose={(ids) => {
                  setChosen(ids)
                  showBar()
                }}
              />
              {ChosenBar !== null && (
                <ChosenBar
                  jobId={jobId}
                  people={people}
                  onCompare={() => compare(people.map(({ id }) => id))}
                  onClear={() => {
                    setChosen([])
                    // The bar with the button that was pressed is gone.
                    heading.current?.focus()
                  }}
                />
              )}
            </>
          )
        }
      </Loaded>
    </>
  )
}

function Nobody({ filtered }: { filtered: boolean }) {
  const { t } = useTexts()
  const to = useTo()
  if (filtered) {
    return <EmptyState heading={t('applicants.empty.filtered')} text={t('applicants.empty.filteredText')} />
  }
  return (
    <EmptyState heading={t('applicants.empty.heading')} text={t('applicants.empty.text')}>
      <ButtonLink href={to('seekerSearch')}>{t('applicants.empty.search')}</ButtonLink>
    </EmptyState>
  )
}

function List(props: {
  jobId: string
  applicants: readonly Applicant[]
  /** The ids of those to compare, or to move together. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}) {
  const { applicants, chosen, onChoose } = props
  const { t, language } = useTexts()
  return (
    <>
      <MasterDetail
        label={t('applicants.list')}
        items={applicants}
        renderCard={(applicant, place) => (
          <ApplicantCard
            applicant={applicant}
            place={place}
            isChosen={chosen.includes(applicant.id)}
            mayChoose={chosen.length < mostMoved}
            onChoose={(wanted) =>
              onChoose(wanted ? [...chosen, applicant.id] : chosen.filter((id) => id !== applicant.id))
            }
          />
        )}
        renderDetail={(applicant) => (
          <ApplicantDetail key={applicant.id} jobId={props.jobId} applicant={applicant} />
        )}
      />
      <p aria-live="polite" className="mt-4 text-muted">
        {applicants.length < mostApplicants
          ? t('applicants.shown', { count: applicants.length })
          : t('applicants.newest', { number: formatNumber(mostApplicants, language) })}
      </p>
    </>
  )
}
