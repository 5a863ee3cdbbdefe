import { useTexts } from '../../../lib/texts.tsx'
import { LazyAccordion } from '../../../ui/lazy-accordion.tsx'

/** What has happened to an application, asked for when it is opened. */
export function ApplicationHistory({ applicationId }: { applicationId: string }) {
  const { t } = useTexts()
  return (
    <LazyAccordion
      summary={t('applicants.history')}
      className="-mx-3"
      load={async () => (await import('./application-events.tsx')).ApplicationEvents}
      of={{ applicationId }}
    />
  )
}
