import type { SeekerDashboard } from '../../../../contract/seeker-dashboard.ts'
import type { Answer } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import Documents from '../../../shared/documents/documents.tsx'
import { Guarantors } from '../../../shared/guarantors/guarantors.tsx'
import { WriteButton } from '../../../shared/messages/write-button.tsx'
import { Improvements } from '../../../shared/seekers/improvements.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { AvailabilityCard } from './availability-card.tsx'
import { JobsForYou } from './jobs-for-you.tsx'
import { TrainingProgress } from './training.tsx'

type Props = {
  /** Undefined where it could not be loaded. */
  dashboard: SeekerDashboard | undefined
  jobs: Answer<'GET /employer/jobs/recommended'> | undefined
}

/** What a seeker finds further down: what would bring more jobs, papers, training, availability, jobs and help. */
export default function BelowFold({ dashboard, jobs }: Props) {
  return (
    <>
      <Improvements />
      {dashboard !== undefined && (
        <>
          <Documents documents={dashboard.documentsList} refreshes={['GET /jobseeker/dashboard']} />
          <OwnGuarantors guarantors={dashboard.guarantors} />
          <div className="grid gap-4 md:grid-cols-2">
            <TrainingProgress training={dashboard.trainingStatus} />
            <AvailabilityCard availability={dashboard.availability} />
          </div>
        </>
      )}
      <JobsForYou jobs={jobs} />
      <Help />
    </>
  )
}

function OwnGuarantors({ guarantors }: Pick<SeekerDashboard, 'guarantors'>) {
  const { t } = useTexts()
  return (
    <section id="guarantors" className="grid gap-2">
      <h2 className="text-xl font-bold">{t('guarantors.heading')}</h2>
      <p className="max-w-prose text-muted">{t('guarantors.intro')}</p>
      <Guarantors guarantors={guarantors} />
    </section>
  )
}

function Help() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{t('home.help.heading')}</h2>
      <div className="flex flex-wrap gap-2">
        <WriteButton about="support">{t('home.help.write')}</WriteButton>
        <ButtonLink kind="plain" size="small" href={to('contact')}>
          {t('common.nav.contact')}
        </ButtonLink>
      </div>
    </section>
  )
}
