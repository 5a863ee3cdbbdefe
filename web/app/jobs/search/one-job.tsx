import { CircleSlash } from 'lucide-react'
import { isGone } from '../../../lib/api-error.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import type { ScreenProps } from '../../../lib/screens.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { JobDetail } from './job-detail.tsx'

/** One job, where an application or an offer leads to it. It may be closed by now, and says so. */
export default function OneJob({ params }: ScreenProps) {
  const { t } = useTexts()
  const job = useEndpoint('GET /jobs/:id', { params: { id: params['id'] ?? '' } })
  return (
    <Screen narrow heading={t('jobSearch.detail')}>
      {isGone(job.error) ? (
        <Gone />
      ) : (
        <Loaded of={job} heading={t('jobSearch.failed.jobs')}>
          {(found) => (
            <div className="grid gap-3">
              {found.status !== 'ACTIVE' && <Closed />}
              <JobDetail job={found} level={2} />
            </div>
          )}
        </Loaded>
      )}
    </Screen>
  )
}

function Gone() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <EmptyState heading={t('jobSearch.one.gone')} text={t('jobSearch.one.closedText')}>
      <ButtonLink href={to('jobSearch')}>{t('jobSearch.one.browse')}</ButtonLink>
    </EmptyState>
  )
}

function Closed() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-accent-soft p-4 text-on-accent-soft">
      <CircleSlash aria-hidden="true" className="size-6 shrink-0" />
      <div className="min-w-0 grow basis-60">
        <p className="font-bold">{t('jobSearch.one.closed')}</p>
        <p>{t('jobSearch.one.closedText')}</p>
      </div>
      <ButtonLink size="small" href={to('jobSearch')}>
        {t('jobSearch.one.browse')}
      </ButtonLink>
    </div>
  )
}
