import { Home } from '../../shared/accounts/home.tsx'
import { DoubtfulTexts } from './doubtful-texts.tsx'
import { EmployersToVerify } from './employers-to-verify.tsx'
import { InterviewCalls } from './interview-calls.tsx'
import { MoneyRequests } from './money-requests.tsx'
import { OpenReports } from './open-reports.tsx'
import { UnwellCheckIns } from './unwell-check-ins.tsx'

/** Where staff are at home: what waits for them, the most urgent first, and nothing before it. */
export default function BackofficeHome() {
  return (
    <Home picture={false}>
      <UnwellCheckIns />
      <InterviewCalls />
      <MoneyRequests />
      <OpenReports />
      <EmployersToVerify />
      <DoubtfulTexts />
    </Home>
  )
}
