import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { Applicant } from '../../../contract/applicants.ts'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { ApiError } from '../../lib/api.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { ToastProvider } from '../../ui/controls/toast.tsx'
import { useStatusWords } from '../applications/status-badge.tsx'
import type { CardLists } from '../seeker-cards/seeker-words.ts'
import { ApplicantCard } from './applicant-card.tsx'
import { CompareBar, Comparison, mostCompared } from './comparison.tsx'
import { shownStates, statusOfAddress, type Fetched } from './fetch-applicants.ts'
import { useApplicants } from './use-applicants.ts'

type Props = { jobId: string; lists: CardLists; title: string | null; fetched: Fetched }

/** As many as the server lists at most. */
const mostListed = 200

/** Who applied for a job: their cards, by status where one is chosen, and up to three side by side. */
export function Applicants({ jobId, lists, title, fetched }: Props) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <ToastProvider>
      <div className="page-column py-8">
        <div className="-ms-3">
          <ButtonLink kind="plain" size="small" href={path('/employer-profile')}>
            <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
            {t('applicants.back')}
          </ButtonLink>
        </div>
        <h1 className="mt-2 text-2xl font-bold text-balance sm:text-3xl">{t('applicants.title')}</h1>
        {title !== null && (
          <p className="mt-1 text-lg wrap-anywhere text-muted">{t('applicants.job', { title })}</p>
        )}
        <Content jobId={jobId} lists={lists} fetched={fetched} />
      </div>
    </ToastProvider>
  )
}

function Content({ jobId, lists, fetched }: Omit<Props, 'title'>) {
  const { t } = useTexts()
  const words = useStatusWords()
  const { now, status, choose, retry, markSent } = useApplicants(jobId, fetched, statusOfAddress())
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(false)
  if (now !== 'loading' && 'failure' in now) return <Failure failure={now.failure} onRetry={retry} />
  const applicants = now === 'loading' ? [] : now.applicants
  const compared = applicants.filter(({ id }) => chosen.includes(id))
  if (comparing && compared.length > 0) {
    const back = () => setComparing(false)
    return <Comparison lists={lists} jobId={jobId} people={compared} onBack={back} onSent={markSent} />
  }
  return (
    <>
      {(applicants.length > 0 || status !== null || now === 'loading') && (
        <div className="mt-5 max-w-xs">
          <SelectField
            name="status"
            label={t('applicants.status')}
            placeholder={t('applicants.anyStatus')}
            options={shownStates.map((state) => ({ value: state, label: words(state) }))}
            value={status ?? ''}
            onChange={(value) => {
              setChosen([])
              choose(shownStates.find((state) => state === value) ?? null)
            }}
          />
        </div>
      )}
      {now === 'loading' ? (
        <div className="mt-5">
          <Skeleton kind="card" lines={8} />
        </div>
      ) : applicants.length === 0 ? (
        <Nobody filtered={status !== null} />
      ) : (
        <>
          <Count applicants={applicants} />
          <ul aria-label={t('applicants.list')} className="mt-4 grid items-start gap-4 xl:grid-cols-2">
            {applicants.map((applicant) => (
              <li key={applicant.id} className="min-w-0">
                <ApplicantCard
                  lists={lists}
                  jobId={jobId}
                  applicant={applicant}
                  compared={chosen.includes(applicant.id)}
                  mayCompare={chosen.length < mostCompared}
                  onCompare={(wanted) =>
                    setChosen((ids) =>
                      wanted ? [...ids, applicant.id] : ids.filter((id) => id !== applicant.id),
                    )
                  }
                  onSent={(offered) => markSent(applicant.id, offered)}
                />
              </li>
            ))}
          </ul>
          <CompareBar
            count={compared.length}
            onShow={() => setComparing(true)}
            onClear={() => setChosen([])}
          />
        </>
      )}
    </>
  )
}

function Count({ applicants }: { applicants: readonly Applicant[] }) {
  const { t, language } = useTexts()
  return (
    <output className="mt-4 block text-muted">
      {applicants.length < mostListed
        ? t('applicants.shown', { count: applicants.length })
        : t('applicants.newest', { number: formatNumber(mostListed, language) })}
    </output>
  )
}

function Nobody({ filtered }: { filtered: boolean }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <div className="mt-5">
      {filtered ? (
        <EmptyState heading={t('applicants.empty.filtered')} text={t('applicants.empty.filteredText')} />
      ) : (
        <EmptyState heading={t('applicants.empty.heading')} text={t('applicants.empty.text')}>
          <ButtonLink href={path('/employer/search-employee')}>{t('applicants.empty.search')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

function Failure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTexts()
  const words = () => {
    if (!(failure instanceof ApiError)) return t('applicants.failed.list')
    if (failure.status === 401 || failure.status === 403) return t('applicants.failed.authentication')
    return failure.problem === 'network' ? t('applicants.failed.list') : failure.problem.message
  }
  return (
    <div className="mt-5">
      <ErrorState heading={words()} onRetry={onRetry} />
    </div>
  )
}
