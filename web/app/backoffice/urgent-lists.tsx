import { useEndpoint } from '../../lib/endpoints.ts'
import { InterviewCalls } from './interview-calls.tsx'
import { MoneyRequests } from './money-requests.tsx'
import { OpenReports } from './open-reports.tsx'
import { StaffList } from './staff-list.tsx'
import { UnwellCheckIns } from './unwell-check-ins.tsx'

/** What comes before all else; a list takes no room on a day without it. */
export function UrgentLists() {
  const urgent = useEndpoint('GET /admin/urgent', {})
  if (urgent.data === undefined && urgent.error === null) return null
  return (
    <StaffList of={urgent}>
      {({ checkIns, interviewCalls, moneyRequests, reports }) => (
        <>
          {checkIns.length > 0 && <UnwellCheckIns checkIns={checkIns} />}
          {interviewCalls.length > 0 && <InterviewCalls calls={interviewCalls} />}
          {moneyRequests.length > 0 && <MoneyRequests requests={moneyRequests} />}
          {reports.length > 0 && <OpenReports reports={reports} />}
        </>
      )}
    </StaffList>
  )
}
