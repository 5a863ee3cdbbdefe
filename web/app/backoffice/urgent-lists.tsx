import { useEndpoint } from '../../lib/endpoints.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { InterviewCalls } from './interview-calls.tsx'
import { MoneyRequests } from './money-requests.tsx'
import { OpenReports } from './open-reports.tsx'
import { SharedGuarantors } from './shared-guarantors.tsx'
import { StaffList } from './staff-list.tsx'
import { UnwellCheckIns } from './unwell-check-ins.tsx'

/** What comes before all else; a list takes no room on a day without it. */
export function UrgentLists() {
  const urgent = useEndpoint('GET /admin/urgent', {})
  if (urgent.data === undefined && urgent.error === null) return null
  return (
    <StaffList of={urgent}>
      {({ checkIns, documentsWaiting, interviewCalls, moneyRequests, reports, sharedGuarantors }) => (
        <>
          {checkIns.length > 0 && <UnwellCheckIns checkIns={checkIns} />}
          {interviewCalls.length > 0 && <InterviewCalls calls={interviewCalls} />}
          {moneyRequests.length > 0 && <MoneyRequests requests={moneyRequests} />}
          {reports.length > 0 && <OpenReports reports={reports} />}
          {sharedGuarantors.length > 0 && <SharedGuarantors guarantors={sharedGuarantors} />}
          {documentsWaiting > 0 && <WaitingDocuments count={documentsWaiting} />}
        </>
      )}
    </StaffList>
  )
}

function WaitingDocuments({ count }: { count: number }) {
  const { t } = useTexts()
  const to = useTo()
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-primary-soft p-4">
      <h2 className="font-bold">{t('backOffice.documents.waiting', { count })}</h2>
      <ButtonLink size="small" href={to('documentsToCheck', {})}>
        {t('backOffice.documents.check')}
      </ButtonLink>
    </section>
  )
}
